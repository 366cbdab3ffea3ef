import { publicStates } from "#contract/complaints/open-list.ts";
import { filePath } from "#contract/files.ts";
import { fill, type Lang } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { ComplaintPages } from "../../complaint/complaint-pages.tsx";
import type { Head } from "../../head.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import styles from "./open-complaints.module.css";
import { type NamedComplaint, readOpen } from "./read-open.ts";
import { openWords as words } from "./words.ts";

export const loader = ({ lang, context }: LoaderArgs) => readOpen(context, lang);

type Data = ReturnType<typeof loader>;

export const status = ({ rows }: Data) => (rows ? 200 : 503);

/** A ward's list has its own title and address; other filters are no pages of their own. */
export function head({ asked, title }: Data, lang: Lang): Partial<Head> {
	const { ward, ...others } = asked;
	const isOther = Object.keys(others).length > 0;
	return {
		...(title && { title: title[lang], search: `?ward=${ward}` }),
		...(isOther && { indexed: false }),
	};
}

/** All that was reported, as facts that are chosen and not typed; of one ward, one problem or one state. */
export default function OpenComplaints({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { rows, title, isSample } = loaderData;
	return (
		<>
			<PageBoard page="openComplaints" {...(title && { title })} />
			<div className={`wrap section stack ${styles.page}`}>
				<Filters {...loaderData} />
				{rows ? null : <Note tone="look">{say(words.away)}</Note>}
				{rows?.length === 0 ? <p>{say(words.none)}</p> : null}
				{rows?.length ? (
					<ul className={styles.list}>
						{rows.map((row) => (
							<Row key={row.id} row={row} />
						))}
					</ul>
				) : null}
				<Ends {...loaderData} />
				<ComplaintPages here="openComplaints" />
				<p className="quiet measure">
					{say(words.lead)} {isSample ? say(words.samples) : null} {say(words.notShown)}
				</p>
			</div>
		</>
	);
}

/** Their count, and fields to choose fewer, folded to one line that names what is chosen. */
function Filters({ asked, next, rows, wards, categories }: Data) {
	const say = useSay();
	const states = Object.entries(publicStates).map(([value, { title }]) => ({ value, label: say(title) }));
	const fields = [
		["ward", words.ward, words.everyWard, wards],
		["category", words.what, words.everything, categories],
		["state", words.state, words.everyState, states],
	] as const;
	const chosen = fields.flatMap(
		([name, , , choices]) => choices.find(({ value }) => value === asked[name])?.label ?? [],
	);
	const isPart = Boolean(asked.before ?? next);
	const counts = {
		count: rows?.length ?? 0,
		open: rows?.filter(({ state }) => state === "open").length ?? 0,
	};
	return (
		<details className={styles.filters} data-screen-only="">
			<summary>
				{rows ? <span>{fill(say(isPart ? words.countedPart : words.counted), counts)}</span> : null}
				<b className={buttonClass("line")}>
					{chosen.join(" · ") || say(words.choose)} <Icon name="down" />
				</b>
			</summary>
			<form action={pagePath("openComplaints", useLang())}>
				{fields.map(([name, label, every, choices]) => (
					<SelectField
						key={name}
						name={name}
						label={say(label)}
						empty={say(every)}
						choices={choices}
						defaultValue={asked[name] ?? ""}
					/>
				))}
				<Button type="submit">{say(words.show)}</Button>
			</form>
		</details>
	);
}

function Row({
	row: { icon, title, where, day, state, isLate, stateWords, since, says },
}: {
	row: NamedComplaint;
}) {
	return (
		<li data-state={state === "open" && isLate ? "late" : state}>
			<Icon name={icon} />
			<h2>{title}</h2>
			<b>{stateWords}</b>
			<p>
				<span>
					{where}{" "}
					<span>
						<span>{day}, </span>
						{since.join(" · ")}
					</span>
				</span>{" "}
				<span>{says}</span>
			</p>
		</li>
	);
}

function Ends({ asked, next }: Data) {
	const say = useSay();
	const lang = useLang();
	const { before, ...filters } = asked;
	const searchOf = (values: object) => {
		const search = new URLSearchParams(values as Record<string, string>);
		return search.size > 0 ? `?${search}` : "";
	};
	return (
		<>
			{before || next ? (
				<nav aria-label={say(words.pages)} className="cluster">
					{before ? (
						<PageLink page="openComplaints" search={searchOf(filters)} className={buttonClass("line")}>
							{say(words.newest)}
						</PageLink>
					) : null}
					{next ? (
						<PageLink
							page="openComplaints"
							search={searchOf({ ...filters, before: next })}
							rel="next"
							className={buttonClass("line")}
						>
							{say(words.older)}
						</PageLink>
					) : null}
				</nav>
			) : null}
			<p className="tap" data-screen-only="">
				<a href={filePath("complaintFeed", lang) + searchOf(filters)}>{say(words.feed)}</a>
			</p>
		</>
	);
}
