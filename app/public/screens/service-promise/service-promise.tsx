import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { longMonth } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { ComplaintPages } from "../../complaint/complaint-pages.tsx";
import { figuresWords } from "../../complaint/figure-words.ts";
import { limitInWords } from "../../complaint/moments.ts";
import { takenDays } from "../../complaint/taken-days.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { overviewOf } from "../../service-page/overview.ts";
import { promiseWords as words } from "./words.ts";

export function loader({ context, lang, read }: LoaderArgs) {
	const { pages } = context.door;
	const times = read("serviceTimes").toSorted((one, other) => other.month.localeCompare(one.month));
	const services = pages.all.flatMap(({ name, title }) => {
		const { label, time } = overviewOf(context, name, lang).atAGlance ?? {};
		const taken = times.find(({ service }) => service === name);
		// A label says that the time is something else than the days promised.
		const promised = label === undefined ? time : undefined;
		// The promise of each complaint is in a table of its own.
		if ((promised === undefined && taken === undefined) || name === "grievances") return [];
		return [{ title: title[lang], href: pages.path(name, lang), promised, taken }];
	});
	const counted = context.visit?.figures?.lastMonth;
	const problems = read("complaintCategories").flatMap(({ key, title, limit, active }) => {
		if (limit === undefined || !active) return [];
		return [{ key, title, limit, taken: counted?.categories.find((each) => each.key === key) }];
	});
	return {
		services: services.map((row, id) => ({ ...row, id })),
		problems: problems.map((row, id) => ({ ...row, id })),
		month: counted?.month,
		isSample: context.visit?.figures?.isSample,
	};
}

type Data = ReturnType<typeof loader>;

/** The days promised beside the days taken: of services by a table of the town, of complaints as the desk counts them. */
export default function ServicePromise({ loaderData: { services, ...data } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<PageBoard page="servicePromise" lead={say(words.lead)} />
			<section className="wrap section stack" aria-labelledby="services">
				<ComplaintPages here="servicePromise" />
				<SectionHead id="services" title={say(words.services)} />
				<p className="measure">{say(words.servicesNote)}</p>
				<Register
					caption={say(words.services)}
					columns={[
						{
							key: "service",
							label: say(words.service),
							role: "head",
							cell: ({ href, title }) => <Link to={href}>{title}</Link>,
						},
						{
							key: "promised",
							label: say(words.promised),
							cell: ({ promised }) => promised ?? say(words.noPromise),
						},
						{
							key: "taken",
							label: say(words.taken),
							cell: ({ taken }) =>
								taken ? takenDays({ days: taken.days, done: taken.count }, lang) : say(words.notCounted),
						},
						{
							key: "month",
							label: say(words.month),
							// A line doesn't break between month and year.
							cell: ({ taken }) => taken && longMonth(`${taken.month}-01`, lang).replace(" ", "\u00a0"),
						},
					]}
					rows={services}
				/>
			</section>
			<Problems {...data} />
		</>
	);
}

function Problems({ problems, month, isSample }: Omit<Data, "services">) {
	const say = useSay();
	const lang = useLang();
	const named = { month: month ? longMonth(`${month}-01`, lang) : "" };
	return (
		<section className="wrap section stack" aria-labelledby="problems">
			<SectionHead id="problems" title={say(words.complaints)} />
			{isSample ? <Note tone="look">{say(figuresWords.samples)}</Note> : null}
			<p className="measure">{month ? fill(say(words.complaintsNote), named) : say(figuresWords.away)}</p>
			<Register
				caption={say(words.complaints)}
				columns={[
					{
						key: "problem",
						label: say(words.problem),
						role: "head",
						cell: ({ key, title }) => (
							<PageLink page="report" search={`?category=${key}`}>
								{title}
							</PageLink>
						),
					},
					{ key: "promised", label: say(words.promised), cell: ({ limit }) => limitInWords(limit, lang) },
					{
						key: "taken",
						label: month ? fill(say(words.takenIn), named) : say(words.taken),
						cell: ({ taken }) =>
							month ? ((taken && takenDays(taken, lang)) ?? say(figuresWords.noneDone)) : null,
					},
				]}
				rows={problems}
			/>
		</section>
	);
}
