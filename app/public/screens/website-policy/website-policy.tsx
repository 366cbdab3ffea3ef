import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";

export function loader({ read }: LoaderArgs) {
	return {
		content: read("websitePolicyPage"),
		documents: read("documents"),
		manager: read("council").webInformationManager,
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
