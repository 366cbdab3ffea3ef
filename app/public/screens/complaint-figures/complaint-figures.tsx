import type { ComplaintFigures as AllFigures, Figures } from "#contract/complaints/figures.ts";
import { fill, type Lang, language } from "#contract/language.ts";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { longMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { ComplaintPages } from "../../complaint/complaint-pages.tsx";
import { figuresWords, figureTerms as terms } from "../../complaint/figure-words.ts";
import { type NamedFigures, namedFigures } from "../../complaint/named-figures.ts";
import { takenDays } from "../../complaint/taken-days.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { FigureTable, percent, ranked } from "./figure-table.tsx";
import { MonthChart } from "./month-chart.tsx";
import { pageWords as words } from "./words.ts";

export function loader({ context, lang }: LoaderArgs) {
	const figures = context.visit?.figures;
	return { figures, named: namedFigures(context.door, lang, figures) };
}

type Data = ReturnType<typeof loader>;

/** Complaints of twelve months in figures, the same for all readers and counted every few minutes. */
export default function ComplaintFigures({ loaderData }: ScreenProps<typeof loader>) {
	const { figures } = loaderData;
	const say = useSay();
	return (
		<>
			<PageBoard page="complaintFigures" lead={say(words.lead)} />
			{figures && figures.all.reported > 0 ? (
				<Counted {...loaderData} figures={figures} />
			) : (
				<div className="wrap section">
					<Note>{say(figures ? words.none : figuresWords.away)}</Note>
				</div>
			)}
		</>
	);
}

function Counted({ figures, named }: Data & { figures: AllFigures }) {
	const say = useSay();
	const groups = [
		{ id: "departments", title: words.byDepartment, head: words.department, rows: named.departments },
		{ id: "categories", title: words.byCategory, head: words.category, rows: named.categories },
		{ id: "wards", title: words.byWard, head: words.ward, rows: named.wards },
	];
	return (
		<>
			<Together figures={figures} />
			<Months months={named.months} />
			{groups.map(({ id, title, head, rows }) => (
				<section key={id} className="wrap section stack" aria-labelledby={id}>
					<SectionHead id={id} title={say(title)} />
					<p className="measure">{say(words.order)}</p>
					<FigureTable caption={say(title)} head={say(head)} rows={ranked(rows)} />
				</section>
			))}
			<p className="wrap section tap">
				<PageLink page="openData" search="#complaintFigures">
					{say(words.openData)}
				</PageLink>
			</p>
		</>
	);
}

/** The figures of twelve months, each with the sentence that says how it is counted. */
function Together({ figures: { all, isSample, countedAt } }: { figures: AllFigures }) {
	const say = useSay();
	const lang = useLang();
	const share = percent(all);
	const values = {
		reported: grouped(all.reported, lang),
		inTime: grouped(all.inTime, lang),
		late: grouped(all.late, lang),
		reopened: grouped(all.reopened, lang),
		share: share
			? `${share} (${grouped(all.inTime, lang)} / ${grouped(all.decided, lang)})`
			: say(words.tooFew),
		days: takenDays(all, lang) ?? say(figuresWords.noneDone),
	};
	return (
		<section className="wrap section stack" aria-labelledby="together">
			<ComplaintPages here="complaintFigures" />
			{isSample ? <Note tone="look">{say(figuresWords.samples)}</Note> : null}
			<SectionHead id="together" title={say(words.twelveMonths)} />
			<Facts
				facts={Object.entries(values).map(([key, value]) => {
					const { label, means } = terms[key as keyof typeof values];
					return { label: say(label), value, note: say(means) };
				})}
			/>
			<p className="quiet measure">
				{say(words.rest)} {fill(say(words.counted), { moment: longMoment(countedAt, lang) })}
			</p>
		</section>
	);
}

/** `2026-11` → "Nov", "नव॰": said on this page alone, so in no browser's script. */
const monthAlone = (month: string, lang: Lang) =>
	new Intl.DateTimeFormat(language(lang).locale, { month: "short", timeZone: "UTC" }).format(new Date(month));

function Months({ months }: { months: readonly NamedFigures[] }) {
	const say = useSay();
	const lang = useLang();
	const rows = months.map((row, index) =>
		index < months.length - 1 ? row : { ...row, name: fill(say(words.soFar), { month: row.name }) },
	);
	const says = (figureOf: (row: Figures) => number) => {
		const [highest] = rows.toSorted((one, other) => figureOf(other) - figureOf(one));
		return highest
			? fill(say(words.chartSays), { month: highest.name, value: grouped(figureOf(highest), lang) })
			: "";
	};
	const bar = ({ key }: Figures, shown: number | null, parts: readonly number[]) => ({
		key,
		label: monthAlone(key, lang),
		shown: shown === null ? "–" : grouped(shown, lang),
		parts,
	});
	return (
		<section className="wrap section" aria-labelledby="months">
			<SectionHead id="months" title={say(words.byMonth)} />
			<MonthChart
				title={say(words.reportedChart)}
				says={says(({ reported }) => reported)}
				legend={[say(terms.inTime.label), say(terms.late.label), say(words.others)]}
				bars={rows.map((row) =>
					bar(row, row.reported, [row.inTime, row.late, row.reported - row.inTime - row.late]),
				)}
			/>
			<MonthChart
				title={say(words.daysChart)}
				says={says(({ days }) => days ?? 0)}
				bars={rows.map((row) => bar(row, row.days, [row.days ?? 0]))}
			/>
			<FigureTable caption={say(words.byMonth)} head={say(words.month)} rows={rows.toReversed()} />
		</section>
	);
}
