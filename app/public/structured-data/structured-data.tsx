import { useContext, useState } from "react";
import { pageAtPath } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { ServerSideContext } from "../server-side.ts";
import { asScript } from "./as-script.ts";
import { thingsOn } from "./things-on.ts";

/**
 * What the page is about in words that search engines know (schema.org). The server writes it; in the browser its place is kept
 * as it came, and it goes when another page takes over, so that nothing wrong stands there.
 */
export function StructuredData() {
	const { pathname } = useLocation();
	const [served] = useState(pathname);
	const server = useContext(ServerSideContext);
	const found = pageAtPath(pathname);
	if (!found || pathname !== served) return null;
	// In the browser's bundle the condition is false, and all that makes the text is left out.
	const text = import.meta.env.SSR && server ? asScript(thingsOn({ ...server, ...found })) : "{}";
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` stands (as-script.ts)
			dangerouslySetInnerHTML={{ __html: text }}
		/>
	);
}
