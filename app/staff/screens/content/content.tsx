import { useMemo, useState } from "react";
import { type DeskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { contentAt } from "../../parts/content-wanted.ts";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./content.module.css";
import { OpenRow } from "./open-row.tsx";
import { type ContentRow, headline, stateInWords, stateOf, stateOrder } from "./row-state.ts";
import { contentWords as words } from "./words.ts";

/** Alerts and the status of services: a list, and behind an address of its own the form of one row. */
export default function Content() {
	const say = useSay();
	const { kind, key } = contentAt(useLocation());
	const rows = useList("contentRows");
	const one = say(deskKinds[kind].one);
	return (
		<>
			<ScreenHead title={say(pageByName("content").title)} lead={say(words.lead)}>
				{key === undefined ? (
					<Link to={{ search: `?kind=${kind}&key=` }} className={buttonClass()}>
						{fill(say(words.addTo), { one })}
					</Link>
				) : null}
			</ScreenHead>
			<nav className={styles.kinds} aria-label={say(words.kinds)}>
				{deskKindNames.map((name) => (
					<Link key={name} to={{ search: `?kind=${name}` }} aria-current={name === kind ? "page" : undefined}>
						{say(deskKinds[name].title)}
					</Link>
				))}
			</nav>
			{key === undefined ? <NotLoaded of={{ contentNotLoaded: [rows] }} /> : null}
			{key !== undefined ? (
				<OpenRow key={`${kind} ${key}`} kind={kind} itemKey={key} />
			) : rows.data ? (
				<Rows kind={kind} rows={rows.data} />
			) : rows.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

function Rows({ kind, rows }: { kind: DeskKind; rows: readonly ContentRow[] }) {
	const say = useSay();
	const lang = useLang();
	const [asked, setAsked] = useState<ContentRow>();
	const takeOff = useCall("takeContentOff");
	// The moment of the list: rows don't jump while one reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another moment
	const now = useMemo(() => Date.now(), [rows]);
	const inOrder = [...rows].sort(
		(one, other) =>
			stateOrder.indexOf(stateOf(one.row, now)) - stateOrder.indexOf(stateOf(other.row, now)) ||
			Number(other.key) - Number(one.key),
	);
	if (rows.length === 0) return <p>{say(words.none)}</p>;

	async function act({ key, version }: ContentRow): Promise<boolean> {
		const answer = await takeOff({ key, basedOn: version }, { kind });
		if ("error" in answer) {
			toastRefusal(answer, "publishFailed", lang);
			return false;
		}
		sayToast("success", answer.message);
		return true;
	}

	return (
		<>
			<ul className={styles.rows}>
				{inOrder.map((each) => {
					const { key, row, was, at, by } = each;
					const name = headline(row ?? was ?? null, lang) || key;
					const edit = { search: `?kind=${kind}&key=${key}` };
					return (
						<li key={key} data-state={stateOf(row, now)}>
							<div>
								<p className={styles.state}>{stateInWords(row, now, lang)}</p>
								<p className={styles.text}>
									<Link to={edit}>{name}</Link>
								</p>
								<p className={styles.by}>
									{at && by
										? fill(say(words.byDesk), {
												name: by,
												moment: dayAndTime(new Date(at), new Date(now), lang),
											})
										: say(words.byFolder)}
								</p>
							</div>
							<div className={styles.actions}>
								<Link to={edit} className={buttonClass("line")}>
									{say(words.edit)}
									<span className="visually-hidden"> {name}</span>
								</Link>
								{row === null ? null : (
									<button type="button" className={buttonClass("line")} onClick={() => setAsked(each)}>
										{say(words.takeOff)}
										<span className="visually-hidden"> {name}</span>
									</button>
								)}
							</div>
						</li>
					);
				})}
			</ul>
			{asked ? (
				<Confirm
					title={say(words.takeOff)}
					question={say(outcomes.confirmTakeOff.words)}
					labels={{ keep: words.keep, act: words.takeOff, acting: words.takingOff }}
					onAct={() => act(asked)}
					onClose={() => setAsked(undefined)}
				>
					<p>{headline(asked.row, lang)}</p>
				</Confirm>
			) : null}
		</>
	);
}
