import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { workers } from "#contract/media/limits.ts";
import { endWhenLarge } from "../../kit/end-when-large.ts";
import { countPages, inspect } from "./inspect-pdf.ts";

/** Prints what the PDF at the path in the first argument says of itself, or only its pages; fails where it can't be read. */
process.umask(0o077);
setPriority(10);
endWhenLarge(workers.forDocuments);
const [, , file = "", task] = process.argv;
const bytes = await readFile(file);
const said = task === "count" ? { pages: await countPages(bytes) } : await inspect(bytes);
process.stdout.write(JSON.stringify(said));
