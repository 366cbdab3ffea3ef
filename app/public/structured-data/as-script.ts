import type { Thing } from "schema-dts";
import { jsonInPage } from "../../json-in-page.ts";

export function asScript(things: readonly Thing[]): string {
	return jsonInPage({ "@context": "https://schema.org", "@graph": things });
}
