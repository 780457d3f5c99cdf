// Files and the clipboard: what is opened is checked by its size here, and by Python in all else.

import { html } from "./dom";
import type { Edit } from "./sheet";

export interface Files {
  /** The chooser behind the button. */
  input: HTMLInputElement;
  open(): void;
  save(what: "position" | "record"): void;
  /** Take up the file that Python gives, if this view asked for it. */
  receive(name: string, text: string): void;
}

const LARGEST = 2 ** 20;

export function createFiles(edit: (edit: Edit) => void, remark: (label: string) => void): Files {
  const input = html("input", { type: "file", accept: ".txt,.json,text/plain,application/json", hidden: true });
  let asked = false;

  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > LARGEST) remark("too_large");
    else {
      try {
        const text = await file.text();
        if (input.isConnected) edit({ intent: "open", name: file.name.slice(0, 200), text });
      } catch {
        remark("unreadable");
      }
    }
    // The same file can be chosen again.
    input.value = "";
  });

  return {
    input,
    open: () => input.click(),
    save(what) {
      asked = true;
      edit({ intent: "save", what });
    },
    receive(name, text) {
      if (asked) download(input, name, text);
      asked = false;
    },
  };
}

function download(beside: Element, name: string, text: string): void {
  const type = name.endsWith(".json") ? "application/json" : "text/plain;charset=utf-8";
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = html("a", { href, download: name, hidden: true });
  beside.after(link);
  link.click();
  link.remove();
  // The browser takes the text up after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Copy a text; tell whether that could be done. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
