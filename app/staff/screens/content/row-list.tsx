import { useMemo } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds, type RowFilter } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { desk } from "#contract/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { contentSearch } from "../../parts/content-wanted.ts";
import { byline, headline, plain } from "../../parts/rows.ts";
import styles from "./content.module.css";
import { RowFind } from "./row-filter.tsx";
import { isOutNow, stateInWords, stateOf } from "./row-state.ts";
import { mayTakeOff, useTakeOff } from "./take-off.tsx";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	rows: Reply<"contentRows">;
	permissions: readonly Permission[];
	/** What was searched for. */
	q: string;
	state: RowFilter | undefined;
	page: number;
}

/** The rows of a kind, a page at a time, with what has become of each; a search finds by number, by words and by sound. */
export function RowList({ kind, rows: { rows, all, fourEyes }, permissions, q, state, page }: Props) {
	const say = useSay();
	const lang = useLang();
	const { title, one } = deskKinds[kind];
	const { whole, closed, about, picture } = deskKind(kind);
	const add = fill(say(words.addTo), { one: say(one) });
	const mayAdd = !whole && !closed;
	const takeOff = useTakeOff({ kind, permissions, fourEyes });
	// The moment of the list: rows don't jump while one reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another moment
	const now = useMemo(() => Date.now(), [rows]);
	const last = Math.max(1, Math.ceil(all / desk.page));
	const isFiltered = Boolean(q || state);

	return (
		<section>
			<div className={styles.head}>
				<h2>
					{say(title)} ({all.toLocaleString("en-IN")})
				</h2>
				{mayAdd ? (
					<Link to={{ search: `${contentSearch(kind)}&key=` }} className={buttonClass()}>
						{add}
					</Link>
				) : null}
			</div>
			{about ? <p className={styles.about}>{say(about)}</p> : null}
			{whole || (all === 0 && !isFiltered) ? null : <RowFind kind={kind} q={q} state={state} />}
			{rows.length === 0 ? (
				<p role="status">
					{q
						? fill(say(words.noneFound), { q })
						: fill(say(isFiltered ? words.noneSuch : mayAdd ? words.beginHere : words.none), { add })}
				</p>
			) : null}
			<ul className={styles.rows}>
				{rows.map((each) => {
					const { key, row, was, version, at, by, differs } = each;
					const tells = byline(kind, key, row ?? was ?? null, lang);
					const shown = picture ? plain(row ?? was ?? null, picture) : "";
					const name = headline(row ?? was ?? null, lang) || key || say(words.nameless);
					return (
						<li key={key} data-state={stateOf(each, now)}>
							{shown ? (
								<img className={styles.picture} src={`/media/${shown}?w=320`} alt="" loading="lazy" />
							) : null}
							<div className={styles.what}>
								<p className={styles.text}>
									<Link to={{ search: `${contentSearch(kind)}&key=${encodeURIComponent(key)}` }}>{name}</Link>
								</p>
								{tells ? <p className={styles.tells}>{tells}</p> : null}
								<p className={styles.by}>
									<span className={styles.state}>{stateInWords(each, now, lang)}</span>
									{key === "" ? null : (
										<span>
											{at && by
												? fill(say(isOutNow(each) ? words.byDesk : words.byWriter), {
														name: by,
														moment: dayAndTime(new Date(at), new Date(now), lang),
													})
												: say(words.byFolder)}
										</span>
									)}
									{differs ? <span className={styles.badge}>{say(words.folderDiffers)}</span> : null}
								</p>
							</div>
							{row !== null && mayTakeOff(kind, permissions) ? (
								<button
									type="button"
									className={styles.quiet}
									onClick={() => takeOff.ask({ key, version, row })}
								>
									{say(words.takeOff)}
									<span className="visually-hidden"> {name}</span>
								</button>
							) : null}
						</li>
					);
				})}
			</ul>
			{last > 1 ? (
				<Pager
					current={Math.min(page, last)}
					last={last}
					label={fill(say(words.pages), { title: say(title) })}
					address={(number) => contentSearch(kind, { q, state, page: number })}
				/>
			) : null}
			{takeOff.question}
		</section>
	);
}
