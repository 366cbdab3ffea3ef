import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { langOf } from "../../../words/language.ts";
import { read } from "../../context.ts";
import { Island } from "../../island.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import WardList from "./ward-list.island.tsx";

export function loader({ request, context }: LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return {
		page: read(context, "wardsPage", lang),
		wards: read(context, "wards", lang),
		withPhone: !read(context, "council", lang).hiddenColumns.includes("wards.phone"),
	};
}

/** Every ward with its people and its member (§2.7). */
export default function Wards({ loaderData: { page, wards, withPhone } }: ScreenProps<typeof loader>) {
	return (
		<>
			<PageBoard page="wards" lead={page.lead} />
			<div className="wrap section">
				<Island name="ward-list" of={WardList} props={{ wards, withPhone }} />
			</div>
			<div className="wrap">{page.notes ? <Notes notes={page.notes} /> : null}</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
