import type { Thing } from "schema-dts";

/** One block for all things of a page. A `<` could end the script element, so none stands in it: `\u003c` says the same in JSON. */
export function asScript(things: readonly Thing[]): string {
	return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
