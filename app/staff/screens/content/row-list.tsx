import { type FormEvent, useMemo, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { desk } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { contentSearch } from "../../parts/content-wanted.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import styles from "./content.module.css";
import { type ContentRow, headline, stateInWords, stateOf } from "./row-state.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	rows: Reply<"contentRows">;
	/** What was searched for. */
	q: string;
	page: number;
}

/** The rows of a kind, a page at a time, with what has become of each; a search finds by number, by words and by sound. */
export function RowList({ kind, rows: { rows, all }, q, page }: Props) {
	const say = useSay();
	const lang = useLang();
	const go = useNavigate();
	const [asked, setAsked] = useState<ContentRow>();
	const takeOff = useCall("takeContentOff");
	const { title, one } = deskKinds[kind];
	const { whole, closed } = deskKind(kind);
	// The moment of the list: rows don't jump while one reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another moment
	const now = useMemo(() => Date.now(), [rows]);
	const last = Math.max(1, Math.ceil(all / desk.page));

	async function act({ key, version }: ContentRow): Promise<boolean> {
		const answer = await takeOff({ key, basedOn: version }, { kind });
		if ("error" in answer) {
			toastRefusal(answer, "publishFailed", lang);
			return false;
		}
		sayToast("success", answer.message);
		return true;
	}

	function search(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get("q") ?? "").trim();
		go({ search: contentSearch(kind, { q: typed }) });
	}

	return (
		<section>
			<div className={styles.head}>
				<h2>
					{say(title)} ({all.toLocaleString("en-IN")})
				</h2>
				{whole || closed ? null : (
					<Link to={{ search: `${contentSearch(kind)}&key=` }} className={buttonClass()}>
						{fill(say(words.addTo), { one: say(one) })}
					</Link>
				)}
			</div>
			{all > desk.page || q ? (
				<search>
					<form key={`${kind} ${q}`} className={styles.find} onSubmit={search}>
						<Field
							label={fill(say(words.searchIn), { title: say(title) })}
							name="q"
							type="search"
							defaultValue={q}
						/>
						<Button type="submit" look="line">
							{say(words.search)}
						</Button>
					</form>
				</search>
			) : null}
			{rows.length === 0 ? <p>{q ? fill(say(words.noneFound), { q }) : say(words.none)}</p> : null}
			<ul className={styles.rows}>
				{rows.map((each) => {
					const { key, row, was, at, by } = each;
					const name = headline(row ?? was ?? null, lang) || key;
					const edit = { search: `${contentSearch(kind)}&key=${encodeURIComponent(key)}` };
					return (
						<li key={key} data-state={stateOf(each, now)}>
							<div>
								<p className={styles.state}>{stateInWords(each, now, lang)}</p>
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
								{row === null || whole || closed ? null : (
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
			{last > 1 ? (
				<Pager
					current={Math.min(page, last)}
					last={last}
					label={fill(say(words.pages), { title: say(title) })}
					address={(number) => contentSearch(kind, { q, page: number })}
				/>
			) : null}
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
		</section>
	);
}
