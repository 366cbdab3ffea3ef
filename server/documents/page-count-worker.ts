import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { workers } from "#contract/limits.ts";
import { endWhenLarge } from "../kit/end-when-large.ts";
import { inspect } from "./inspect-pdf.ts";

/** Prints what the PDF at the path in the first argument says of itself; fails where it can't be read. */
process.umask(0o077);
setPriority(10);
endWhenLarge(workers.mostMemory);
process.stdout.write(JSON.stringify(await inspect(await readFile(process.argv[2] ?? ""))));
