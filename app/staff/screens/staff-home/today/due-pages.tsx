import { useId, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Button } from "../../../../parts/button/button.tsx";
import { longDate } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useAct } from "../../../desk/data/use-act.ts";
import { rowName } from "../../../parts/rows.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

type Due = Reply<"deskToday">["entries"][number];

interface Props {
	due: readonly Due[];
	/** Count of all, shown or not. */
	all: number;
	permissions: readonly Permission[];
}

export function DuePages({ due, all, permissions }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [confirmed, setConfirmed] = useState<Due>();
	const confirm = useAct("markContentReviewed", "contentUnchanged", {
		// The focus would go with the line.
		onDone: () => heading.current?.focus(),
	});

	return (
		<section aria-labelledby={id}>
			<h3 id={id} ref={heading} tabIndex={-1}>
				{fill(say(words.dueTitle), { count: all })}
			</h3>
			{due.length < all ? (
				<p className={`quiet ${styles.says}`}>{fill(say(words.oldest), { shown: due.length, count: all })}</p>
			) : null}
			<ul>
				{due.map((page) => {
					const { kind, key, number, name, at } = page;
					const isBusy = confirm.busy && confirmed === page;
					const title = rowName(kind, key, name, lang);
					return (
						<li key={`${kind} ${key}`} className={`cluster ${styles.due}`}>
							<p>
								<Link to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key })}`}>{title}</Link>{" "}
								<span className={`quiet ${styles.says}`}>
									{fill(say(words.due), { day: longDate(indianDay(Date.parse(at)), lang) })}
								</span>
							</p>
							{permissions.includes(deskKinds[kind].publish) ? (
								<Button
									look="line"
									busy={isBusy}
									onClick={() => {
										setConfirmed(page);
										confirm.act({ key, basedOn: number }, { kind });
									}}
								>
									{say(isBusy ? words.confirming : words.stillRight)}
									<span className="visually-hidden">: {title}</span>
								</Button>
							) : null}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
