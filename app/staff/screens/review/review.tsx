import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import { useShownUser } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { contentItemAt } from "../../parts/content-wanted.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { rowName } from "../../parts/rows.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./review.module.css";
import { ReviewItem } from "./review-item.tsx";
import { PublishTogether, sentTogether } from "./sent-together.tsx";
import { reviewWords as words } from "./words.ts";

/** Waiting versions, and at an address of its own one of them. */
export default function Review() {
	const say = useSay();
	const user = useShownUser();
	const today = useList("deskToday");
	const { kind, key } = contentItemAt(useLocation());
	const mine = today.data?.entries.filter(
		({ why, kind }) =>
			(why === "waiting" || why === "sent") && user?.permissions.includes(deskKinds[kind].publish),
	);
	const others = mine?.filter((each) => !each.isOwn && !(each.kind === kind && each.key === key));
	const [next] = others ?? [];
	return (
		<>
			<ScreenHead lead={say(words.lead)} />
			<NotLoaded of={{ contentNotLoaded: [today] }} />
			{kind && key ? (
				<ReviewItem
					key={`${kind} ${key}`}
					kind={kind}
					itemKey={key}
					isOwn={mine?.find((each) => each.kind === kind && each.key === key)?.isOwn ?? false}
					next={next ? addressOf(next.kind, next.key) : ""}
				/>
			) : mine ? (
				<Queue items={mine} />
			) : today.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

function Queue({ items }: { items: Reply<"deskToday">["entries"] }) {
	const say = useSay();
	const lang = useLang();
	if (items.length === 0) return <p>{say(words.none)}</p>;
	return (
		<section>
			<h2 className="visually-hidden">{say(words.waiting)}</h2>
			<ul className={styles.queue}>
				{sentTogether(items).map((sent) => {
					const [first] = sent;
					if (!first) return null;
					const { kind, by, at, note } = first;
					return (
						<li key={`${kind} ${first.key}`}>
							<p className="label">{say(deskKinds[kind].one)}</p>
							{sent.map(({ key, name, off }) => (
								<p key={key}>
									<Link to={{ search: addressOf(kind, key) }}>{rowName(kind, key, name, lang)}</Link>
									{off ? <> · {fill(say(words.asksOff), { name: by })}</> : null}
								</p>
							))}
							<p className="quiet">
								{fill(say(words.by), { name: by, moment: dayAndTime(new Date(at), new Date(), lang) })}
							</p>
							{note ? <blockquote>{note}</blockquote> : null}
							<PublishTogether items={sent} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function addressOf(kind: DeskKind, key: string): string {
	return `?${new URLSearchParams({ kind, key })}`;
}
