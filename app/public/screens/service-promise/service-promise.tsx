import { shareInTime } from "#contract/complaints/figures.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { longMonth } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { ComplaintPages } from "../../complaint/complaint-pages.tsx";
import { figuresWords } from "../../complaint/figure-words.ts";
import { limitInWords } from "../../complaint/moments.ts";
import { takenDays } from "../../complaint/taken-days.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { overviewOf } from "../../service-page/overview.ts";
import { keptShare, PromiseMark } from "./promise-mark.tsx";
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
		const over = taken?.promised === undefined ? undefined : taken.days / taken.promised;
		return [{ title: title[lang], href: pages.path(name, lang), promised, taken, over }];
	});
	const figures = context.visit?.figures;
	const counted = figures?.lastMonth;
	const problems = read("complaintCategories").flatMap(({ key, title, limit, active }) => {
		if (limit === undefined || !active) return [];
		const ofYear = figures?.categories.find((each) => each.key === key);
		return [
			{
				key,
				title,
				limit,
				share: ofYear && shareInTime(ofYear),
				taken: counted?.categories.find((each) => each.key === key && each.days !== null),
			},
		];
	});
	services.sort((one, other) => (other.over ?? 0) - (one.over ?? 0));
	problems.sort((one, other) => (one.share ?? 101) - (other.share ?? 101));
	return {
		services: services.map((row, id) => ({ ...row, id })),
		problems: problems.map((row, id) => ({ ...row, id })),
		month: counted?.month,
		isSample: figures?.isSample,
	};
}

type Data = ReturnType<typeof loader>;

/** The days promised beside the days taken: of services by a table of the town, of complaints as the desk counts them. */
export default function ServicePromise({ loaderData: { services, ...data } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const lang = useLang();
	const service = {
		key: "service",
		label: say(words.service),
		role: "head",
		cell: ({ href, title }: Data["services"][number]) => <Link to={href}>{title}</Link>,
	} as const;
	const promised = {
		key: "promised",
		label: say(words.promised),
		cell: (row: Data["services"][number]) => row.promised ?? say(words.noPromise),
	};
	return (
		<>
			<PageBoard page="servicePromise" />
			<section className="wrap section stack" aria-labelledby="services">
				<h2 id="services">{say(words.services)}</h2>
				<Register
					caption={say(words.services)}
					columns={[
						service,
						promised,
						{
							key: "taken",
							label: say(words.taken),
							cell: ({ taken }) => taken && takenDays({ days: taken.days, done: taken.count }, lang),
						},
						{
							key: "kept",
							label: say(words.promise),
							cell: ({ over }) => (over === undefined ? null : <PromiseMark isKept={over <= 1} />),
						},
						{
							key: "month",
							label: say(words.month),
							// A line doesn't break between month and year.
							cell: ({ taken }) => taken && longMonth(`${taken.month}-01`, lang).replace(" ", "\u00a0"),
						},
					]}
					rows={services.filter(({ taken }) => taken)}
				/>
				<p className="measure">{say(words.servicesNote)}</p>
				<p className="measure">{say(words.notCounted)}</p>
				<Register
					caption={say(words.notCountedYet)}
					columns={[service, promised]}
					rows={services.filter(({ taken }) => !taken)}
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
	const problem = {
		key: "problem",
		label: say(words.problem),
		role: "head",
		cell: ({ key, title }: Data["problems"][number]) => (
			<PageLink page="report" search={`?category=${key}`}>
				{title}
			</PageLink>
		),
	} as const;
	const promised = {
		key: "promised",
		label: say(words.promised),
		cell: ({ limit }: Data["problems"][number]) => limitInWords(limit, lang),
	};
	const [counted, others] = [true, false].map((isCounted) =>
		problems.filter(({ share, taken }) => (share !== undefined || taken !== undefined) === isCounted),
	);
	return (
		<section className="wrap section stack" aria-labelledby="problems">
			<h2 id="problems">{say(words.complaints)}</h2>
			{counted?.length ? (
				<Register
					caption={say(words.complaints)}
					columns={[
						problem,
						promised,
						{
							key: "taken",
							label: fill(say(words.takenIn), named),
							cell: ({ taken }) => (taken && takenDays(taken, lang)) ?? say(figuresWords.noneDone),
						},
						{
							key: "kept",
							label: say(words.promise),
							cell: ({ share }) =>
								share === undefined ? null : <PromiseMark isKept={share >= keptShare} share={share} />,
						},
					]}
					rows={counted}
				/>
			) : null}
			{isSample ? <Note tone="look">{say(figuresWords.samples)}</Note> : null}
			<p className="measure">{month ? fill(say(words.complaintsNote), named) : say(figuresWords.away)}</p>
			{others?.length ? (
				<>
					{month ? <p className="measure">{say(words.noneCounted)}</p> : null}
					<Register caption={say(words.notCountedYet)} columns={[problem, promised]} rows={others} />
				</>
			) : null}
			<ComplaintPages here="servicePromise" />
		</section>
	);
}
