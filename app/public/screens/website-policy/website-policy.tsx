import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";

export function loader({ request, context }: LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		content: read(context, "websitePolicyPage", lang),
		documents: read(context, "documents", lang),
		manager: read(context, "council", lang).webInformationManager,
	};
}

/** The policies that GIGW requires of a government site, each with its own address (requirements, Routes). */
export default function WebsitePolicy({
	loaderData: { content, documents, manager },
}: ScreenProps<typeof loader>) {
	return (
		<ReadingPage
			page="websitePolicy"
			content={content}
			documents={documents}
			aside={<WebManager manager={manager} />}
			folded
		/>
	);
}
