import { type PageName, pageByName } from "#contract/pages.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSay } from "../../words/language.ts";

const shown = [
	"openComplaints",
	"complaintFigures",
	"servicePromise",
	"report",
] as const satisfies readonly PageName[];

export function ComplaintPages({ here }: { here: (typeof shown)[number] }) {
	const say = useSay();
	return (
		<p className="link-row tap" data-screen-only="">
			{shown
				.filter((page) => page !== here)
				.map((page) => (
					<PageLink key={page} page={page}>
						{say(pageByName(page).title)}
					</PageLink>
				))}
		</p>
	);
}
