import type { Text } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { SentErrors } from "../../complaint/sent-errors.tsx";
import type { Head } from "../../head.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { Chosen } from "./chosen.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { findCategories, wardChoices } from "./read-report.ts";
import { Received } from "./received.tsx";
import { ReportForm } from "./report-form.tsx";
import { Tiles } from "./tiles.tsx";
import { reportWords as words } from "./words.ts";
import "../../../look/columns.css";

export function loader({ url, lang, context, read }: LoaderArgs) {
	const { searchParams } = url;
	const { visit } = context;
	const categories = read("complaintCategories").filter(({ active }) => active);
	const typed = (searchParams.get("q") ?? "").trim().slice(0, lengths.search);
	const key = visit?.received?.category ?? visit?.sent?.values.category ?? searchParams.get("category");
	return {
		visit,
		categories,
		typed,
		found: findCategories(categories, context, typed),
		chosen: categories.find((category) => category.key === key),
		wards: wardChoices(read("wards"), lang),
	};
}

type Data = ReturnType<typeof loader>;

export const status = ({ visit }: Data) => visit?.sent?.status ?? 200;

export const head = ({ visit }: Data): Partial<Head> => (visit?.received ? { indexed: false } : {});

/** Form for a report: problem, place, photos, a sentence. Each step works without script. */
export default function Report({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { visit, categories, typed, found, chosen, wards } = loaderData;
	if (visit?.received) return <Received received={visit.received} category={chosen} />;
	const closed: readonly (string | undefined)[] = visit?.desk.closed ?? [];
	const isClosed = chosen !== undefined && closed.includes(chosen.department);
	const isOff = visit?.desk.isOn === false || categories.length === 0 || isClosed;
	if (!isOff && chosen && !chosen.portal && visit) {
		return <ReportForm category={chosen} visit={visit} wards={wards} />;
	}
	return (
		<>
			<PageBoard page="report" lead={chosen || isOff ? say(words.lead) : undefined} />
			<div className="wrap section">
				{isOff ? (
					<div className="stack">
						{isClosed ? <Chosen category={chosen} /> : null}
						<Off says={isClosed ? words.offHere : words.off} />
					</div>
				) : chosen?.portal ? (
					<Elsewhere category={chosen} />
				) : (
					<>
						<SentErrors sent={visit?.sent} fields={[]} />
						<Tiles categories={categories} closed={closed} typed={typed} found={found} />
					</>
				)}
			</div>
		</>
	);
}

/** Says how else to complain, if the council takes none here, or nobody takes up those of a category. */
function Off({ says }: { readonly says: Text }) {
	const say = useSay();
	const { council } = useSite();
	return (
		<Note tone="look">
			<p>
				<b>{say(says)}</b>
			</p>
			<p>{say(words.offInstead)}</p>
			<p className="link-row">
				<a href={dialled(council.helpline)}>{council.helpline}</a>{" "}
				<PageLink page="grievances">{say(pageByName("grievances").title)}</PageLink>
			</p>
		</Note>
	);
}
