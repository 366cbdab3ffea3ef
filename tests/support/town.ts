import { fileURLToPath } from "node:url";
import { openTown } from "#server/content/from-files.ts";

/** The folder of the demo town, and what it says. */
export const folder = fileURLToPath(new URL("../../town", import.meta.url));
export const town = openTown(folder);
