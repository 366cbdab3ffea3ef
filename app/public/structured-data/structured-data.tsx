import { pageAtPath } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { usePageContext } from "../context.ts";
import { asScript } from "./as-script.ts";
import { thingsOn } from "./things-on.ts";

/** What the page is about in words that search engines know (schema.org). */
export function StructuredData() {
	const { pathname } = useLocation();
	const context = usePageContext();
	const found = pageAtPath(pathname);
	if (!found) return null;
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` stands (as-script.ts)
			dangerouslySetInnerHTML={{ __html: asScript(thingsOn({ ...context, ...found })) }}
		/>
	);
}
