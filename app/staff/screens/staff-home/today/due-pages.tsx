import { useId, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { Button } from "../../../../parts/button/button.tsx";
import { say as sayToast } from "../../../../parts/toast/say.tsx";
import { longDate } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { rowName } from "../../../parts/rows.ts";
import { toastRefusal } from "../../../parts/toast-refusal.tsx";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

type Due = Reply<"deskToday">["entries"][number];

interface Props {
	due: readonly Due[];
	/** How many there are, shown or not. */
	all: number;
	permissions: readonly Permission[];
}

/** Pages that nobody has read through for long: whoever publishes says with one press that they are still right. */
export function DuePages({ due, all, permissions }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const confirm = useCall("markContentReviewed");
	const [busy, setBusy] = useState<Due>();

	async function stillRight(page: Due) {
		if (busy) return;
		setBusy(page);
		const { kind, key, number } = page;
		const answer = await confirm({ key, basedOn: number }, { kind });
		setBusy(undefined);
		if ("error" in answer) return void toastRefusal(answer, "contentUnchanged", lang);
		sayToast("success", answer.message);
		// Its line is gone, and the focus would be with it.
		heading.current?.focus();
	}

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
					const { kind, key, name, at } = page;
					const title = rowName(kind, key, name, lang);
					return (
						<li key={`${kind} ${key}`} className={styles.due}>
							<p>
								<Link to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key })}`}>{title}</Link>{" "}
								<span className={`quiet ${styles.says}`}>
									{fill(say(words.due), { day: longDate(indianDay(Date.parse(at)), lang) })}
								</span>
							</p>
							{permissions.includes(deskKinds[kind].publish) ? (
								<Button look="line" busy={busy === page} onClick={() => stillRight(page)}>
									{say(busy === page ? words.confirming : words.stillRight)}
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
