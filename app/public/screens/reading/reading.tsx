import { WebManager } from "../../../parts/web-manager/web-manager.tsx";
import { ReadingPage } from "../../reading-page/reading-page.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";

export function loader({ url, context, read }: LoaderArgs) {
	const page = context.door.pages.atPath(url.pathname)?.page.name as "help" | "websitePolicy";
	return {
		page,
		content: read(`${page}Page`),
		documents: read("documents"),
		manager: read("council").webInformationManager,
	};
}

export default function Reading({ loaderData: { manager, ...page } }: ScreenProps<typeof loader>) {
	return (
		<ReadingPage {...page} aside={<WebManager manager={manager} />} folded={page.page === "websitePolicy"} />
	);
}
