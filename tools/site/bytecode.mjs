// node bytecode.mjs FOLDER: give the wheels and the standard library in a folder their bytecode,
// made by the Pyodide that lies there: bytecode is of one release of Python.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
const withBytecode = python.globals.get("with_bytecode");
const toBytes = python.runPython("lambda view: view.to_bytes()");
const tag = python.runPython("import sys; sys.implementation.cache_tag");

for (const name of readdirSync(folder).filter((name) => /\.(whl|zip)$/.test(name))) {
  const archive = toBytes(new Uint8Array(readFileSync(`${folder}/${name}`)));
  const made = withBytecode(archive, name.endsWith(".whl") ? tag : "");
  writeFileSync(`${folder}/${name}`, made.toJs());
}
