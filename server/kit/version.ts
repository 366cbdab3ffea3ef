import { readFileSync } from "node:fs";

/** The program's version, as package.json says it. */
export const { version } = JSON.parse(
	readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { readonly version: string };
