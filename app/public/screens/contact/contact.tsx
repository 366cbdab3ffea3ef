import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { HelplineGroups } from "./helpline-groups.tsx";
import { Office } from "./office.tsx";
import { ThreeRows } from "./three-rows.tsx";

export function loader({ read }: LoaderArgs) {
	const page = read("contactPage");
	const helplines = read("helplines");
	const { address, hours, holidays, map, webInformationManager } = read("council");
	return {
		page,
		emergency: helplines.find(({ key }) => key === "emergency")?.number,
		groups: page.helplineGroups.map(({ title, note, helplines: keys }) => ({
			title,
			note,
			helplines: keys.flatMap((key) => helplines.find((each) => each.key === key) ?? []),
		})),
		office: { address, hours, holidays, map: map.portal, visit: page.visit },
		webManager: webInformationManager,
	};
}

/** Three rows to reach the council (§2.4), then other helplines, and opening hours. */
export default function Contact({ loaderData }: ScreenProps<typeof loader>) {
	const { page, emergency, groups, office, webManager } = loaderData;
	return (
		<>
			<PageBoard page="contact" lead={page.lead} />
			<ThreeRows rows={page.rows} emergency={emergency} />
			<HelplineGroups groups={groups} />
			<Office office={office} webManager={webManager} />
			<div className="wrap">{page.notes ? <Notes notes={page.notes} /> : null}</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
