import { useId } from "react";
import { fill, langOf, withoutPrefix } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import type { Permission } from "#contract/permissions.ts";
import { feedbackPermissions, wrongs } from "#contract/site/feedback.ts";
import { longDate } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useFetched } from "../../../desk/data/fetched.ts";
import { PutAway, PutAwayRow } from "./put-away.tsx";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

/** Feedback of readers on the pages that one may edit, page by page. */
export function Feedback({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const sees = feedbackPermissions.some((each) => permissions.includes(each));
	const { data = [] } = useFetched("feedback", sees ? {} : undefined);
	if (data.length === 0) return null;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id} tabIndex={-1}>
				{fill(say(words.feedback), { count: data.length })}
			</h2>
			<div className={styles.groups}>
				{[...Map.groupBy(data, ({ page }) => withoutPrefix(page))].map(([path, said]) => {
					const page = said[0]?.page ?? path;
					const title = said[0]?.title?.[lang] ?? (path || say(words.unknownPage));
					return (
						<section key={path}>
							<h3>
								{path ? <a href={page}>{title}</a> : title}{" "}
								<span className={styles.count}>{said.length}</span>
							</h3>
							<ul className={styles.entries}>
								{said.map(({ id, wrong, words: text, at, page }) => (
									<PutAwayRow key={id} of={{ feedback: [id] }} name={text}>
										<p className={styles.said} lang={langOf(page)}>
											{text}
										</p>
										<span className={`quiet ${styles.says}`}>
											{say(wrongs[wrong])} · {longDate(indianDay(Date.parse(at)), lang)}
										</span>
									</PutAwayRow>
								))}
							</ul>
							{said.length > 1 ? (
								<PutAway
									of={{ feedback: said.map(({ id }) => id) }}
									name={title}
									label={say(words.putAllAway)}
								/>
							) : null}
						</section>
					);
				})}
			</div>
		</section>
	);
}
