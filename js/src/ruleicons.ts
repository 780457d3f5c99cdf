// Small pictures beside what is said of rules.

import { path, picture } from "./dom";

const DRAWN = {
  open: "M6 9l6 6 6-6",
  close: "M6 15l6-6 6 6",
  alike: "M4 9h16M4 15h16",
  unlike: "M4 9h16M4 15h16M16 4L8 20",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.4v.2",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  back: "M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3",
} as const;

export function ruleIcon(name: keyof typeof DRAWN, looks = "pw-icon"): SVGSVGElement {
  return picture(looks, "0 0 24 24", path("pw-line", DRAWN[name]));
}
