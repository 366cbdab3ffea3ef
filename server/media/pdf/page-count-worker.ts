import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { workers } from "#contract/media/limits.ts";
import { endWhenLarge } from "../../kit/end-when-large.ts";
import { countPages, inspect } from "./inspect-pdf.ts";

/** Prints the facts of the PDF at the path in the first argument, or only its page count; fails if unreadable. */
process.umask(0o077);
setPriority(10);
endWhenLarge(workers.forDocuments);
const [, , file = "", task] = process.argv;
const bytes = await readFile(file);
const said = task === "count" ? { pages: await countPages(bytes) } : await inspect(bytes);
process.stdout.write(JSON.stringify(said));
