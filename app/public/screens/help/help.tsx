import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";

export function loader({ request, context }: LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		content: read(context, "helpPage", lang),
		documents: read(context, "documents", lang),
		manager: read(context, "council", lang).webInformationManager,
	};
}

/** How to use the website: search, letters, keyboard, screen readers, files (requirements, Routes). */
export default function Help({ loaderData: { content, documents, manager } }: ScreenProps<typeof loader>) {
	return (
		<ReadingPage
			page="help"
			content={content}
			documents={documents}
			aside={<WebManager manager={manager} />}
		/>
	);
}
