import type { Thing } from "schema-dts";
import { jsonInPage } from "../../json-in-page.ts";

/** All structured data of a page in one script element. */
export function asScript(things: readonly Thing[]): string {
	return jsonInPage({ "@context": "https://schema.org", "@graph": things });
}
