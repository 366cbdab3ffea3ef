import { useLocation } from "../../navigation/navigation.ts";
import { usePageContext } from "../context.ts";
import { asScript } from "./as-script.ts";
import { thingsOn } from "./things-on.ts";

export function StructuredData() {
	const { pathname, search } = useLocation();
	const context = usePageContext();
	const found = context.door.pages.atPath(pathname);
	if (!found) return null;
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<` (as-script.ts)
			dangerouslySetInnerHTML={{ __html: asScript(thingsOn({ ...context, ...found, search })) }}
		/>
	);
}
