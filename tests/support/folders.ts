import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder, which goes at the end of the run with all that lies in TMPDIR (global-setup.ts). */
export const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `palika-${name}-`));
