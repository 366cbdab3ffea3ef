import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";

export function loader({ read }: LoaderArgs) {
	return {
		content: read("helpPage"),
		documents: read("documents"),
		manager: read("council").webInformationManager,
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
