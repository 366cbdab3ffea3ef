import { ReadingPage } from "../../../parts/reading-page/reading-page.tsx";
import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../content.ts";
import type { Route } from "./+types/website-policy";

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		content: read(context, "websitePolicyPage", lang),
		manager: read(context, "council", lang).webInformationManager,
	};
}

/** The policies that GIGW asks of a government site, each with its own address (requirements, Routes). */
export default function WebsitePolicy({ loaderData: { content, manager } }: Route.ComponentProps) {
	return <ReadingPage page="websitePolicy" content={content} aside={<WebManager manager={manager} />} />;
}
