import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";

/** Prints the number of pages of the PDF at the path in the first argument; fails where it can't be read. */
const bytes = new Uint8Array(await readFile(process.argv[2] ?? ""));
const { numPages } = await getDocumentProxy(bytes);
process.stdout.write(String(numPages));
