import {
	type ComplaintFigures as AllFigures,
	type Figures,
	figureParts,
	shareInTime,
} from "#contract/complaints/figures.ts";
import { fill, type Lang, language } from "#contract/language.ts";
import { Accordion } from "../../../parts/accordion/accordion.tsx";
import { Facts } from "../../../parts/facts/facts.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { longMoment } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { ComplaintPages } from "../../complaint/complaint-pages.tsx";
import { figuresWords, figureTerms as terms } from "../../complaint/figure-words.ts";
import { type NamedFigures, namedFigures } from "../../complaint/named-figures.ts";
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
			<PageBoard page="complaintFigures" />
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
	const lang = useLang();
	const groups = [
		{ id: "departments", title: words.byDepartment, head: words.department, rows: named.departments },
		{ id: "categories", title: words.byCategory, head: words.category, rows: named.categories },
		{ id: "wards", title: words.byWard, head: words.ward, rows: named.wards },
	];
	return (
		<div className="wrap section stack">
			<Together figures={figures} />
			<Accordion
				items={[
					{
						id: "months",
						title: say(words.byMonth),
						says: monthSays(named.months, lang),
						isOpen: true,
						body: <Months months={named.months} />,
					},
					...groups.map(({ id, title, head, rows }) => ({
						id,
						title: say(title),
						says: groupSays(rows, lang),
						body: (
							<div className="stack">
								<p>{say(words.order)}</p>
								<FigureTable caption={say(title)} head={say(head)} rows={ranked(rows)} />
							</div>
						),
					})),
					{ id: "how", title: say(words.how), says: say(words.howSays), body: <Terms /> },
				]}
			/>
			<p className="tap">
				<PageLink page="openData" search="#complaintFigures">
					{say(words.openData)}
				</PageLink>
			</p>
			<ComplaintPages here="complaintFigures" />
		</div>
	);
}

/** Summary of the last whole month. */
function monthSays(months: readonly NamedFigures[], lang: Lang): string | undefined {
	const last = months.at(-2);
	return (
		last && fill(words.monthSays[lang], { month: last.name, reported: last.reported, inTime: last.inTime })
	);
}

/** Names the best and the worst in time where two may be compared, or else the most reported. */
function groupSays(rows: readonly NamedFigures[], lang: Lang): string | undefined {
	const compared = ranked(rows).filter((row) => shareInTime(row) !== undefined);
	const [best, worst] = [compared[0], compared.at(-1)];
	if (best && worst && best !== worst) {
		const values = { best: best.name, share: percent(best), worst: worst.name, least: percent(worst) };
		return fill(words.groupSays[lang], values as Record<string, string>);
	}
	const [most] = rows.toSorted((one, other) => other.reported - one.reported);
	return most && fill(words.mostSays[lang], { name: most.name, count: most.reported });
}

/** The figures of twelve months. */
function Together({ figures: { all, isSample, countedAt } }: { figures: AllFigures }) {
	const say = useSay();
	const lang = useLang();
	const inWords = (value: number) => grouped(value, lang);
	const doneLate = all.done - all.inTime - all.again;
	return (
		<section className="stack" aria-labelledby="together">
			<h2 id="together">{say(words.twelveMonths)}</h2>
			<Facts
				facts={[
					{
						label: say(terms.share.label),
						value: percent(all) ?? say(words.tooFew),
						note: fill(say(words.ofAll), { some: inWords(all.inTime), all: inWords(all.decided) }),
					},
					{
						label: say(terms.days.label),
						value:
							all.days === null
								? say(figuresWords.noneDone)
								: fill(say(words.daysTaken), { days: inWords(all.days) }),
						note: fill(say(words.finished), { count: inWords(all.done), late: inWords(doneLate) }),
					},
					{
						label: say(terms.reported.label),
						value: inWords(all.reported),
						note: fill(say(words.ofThem), { count: inWords(all.reopened) }),
					},
				]}
			/>
			<p>{fill(say(words.parts), { count: inWords(all.reported) })}</p>
			<Facts facts={figureParts.map((key) => ({ label: say(terms[key].label), value: inWords(all[key]) }))} />
			{isSample ? <Note tone="look">{say(figuresWords.samples)}</Note> : null}
			<p className="quiet measure">
				{say(words.lead)} {fill(say(words.counted), { moment: longMoment(countedAt, lang) })}
			</p>
		</section>
	);
}

/** The sentences that say how each figure is counted. */
function Terms() {
	const say = useSay();
	return (
		<dl>
			{Object.values(terms).map(({ label, means }) => (
				<div key={label.en}>
					<dt>
						<b>{say(label)}</b>
					</dt>
					<dd>{say(means)}</dd>
				</div>
			))}
		</dl>
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
		<>
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
		</>
	);
}
