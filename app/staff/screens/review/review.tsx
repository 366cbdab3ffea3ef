import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { fill, type Lang } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLocation } from "../../../navigation/navigation.ts";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useShownUser } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { contentItemAt } from "../../parts/content-wanted.ts";
import { Dots } from "../../parts/dots.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { lastDay, rowName } from "../../parts/rows.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { Steps } from "../../parts/steps.tsx";
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
	const at = mine?.findIndex((each) => each.kind === kind && each.key === key) ?? -1;
	const others = mine ? [...mine.slice(at + 1), ...mine.slice(0, Math.max(0, at))] : [];
	const next = others.find(({ isOwn }) => !isOwn);
	const searchOf = (place: number) => {
		const entry = mine?.[place];
		return entry && addressOf(entry);
	};
	return (
		<>
			<ScreenHead lead="" isSmall={Boolean(kind && key)}>
				{kind && key ? (
					<Steps
						list={pagePath("contentReview", "en")}
						label={say(words.steps)}
						former={searchOf(at - 1)}
						next={at < 0 ? undefined : searchOf(at + 1)}
					>
						{at < 0 ? null : fill(say(words.place), { place: at + 1, count: mine?.length ?? 0 })}
					</Steps>
				) : null}
			</ScreenHead>
			<NotLoaded of={{ contentNotLoaded: [today] }} />
			{kind && key ? (
				<ReviewItem
					key={`${kind} ${key}`}
					kind={kind}
					itemKey={key}
					isOwn={mine?.[at]?.isOwn ?? false}
					next={next ? addressOf(next) : ""}
				/>
			) : mine ? (
				<Queue items={mine} />
			) : today.hasFailed ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}

type Entries = Reply<"deskToday">["entries"];

/** Says "New tender" and "closes 12 Dec", "Take off the site", or the fields that change. */
function toldOf({ kind, off, isNew, changes, day }: Entries[number], lang: Lang): readonly string[] {
	if (off) return [words.takeOff[lang]];
	if (!isNew) return [changes[lang]];
	const told = fill(words.isNew[lang], { one: changes[lang].toLowerCase() });
	if (!day) return [told];
	const short = lastDay(day, Date.now(), lang);
	return [told, kind === "notices" ? fill(words.closes[lang], { day: short }) : short];
}

function Queue({ items }: { items: Entries }) {
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
							{sent.map((each) => (
								<p key={each.key} className={styles.row}>
									<span>
										<Link to={{ search: addressOf(each) }} className={stretched.link}>
											{rowName(kind, each.key, each.name, lang)}
										</Link>
										{each.isNew ? null : <span className="quiet">, {say(deskKinds[kind].one)}</span>}
									</span>
									<span className={each.off ? styles.off : undefined}>
										<Dots of={[...toldOf(each, lang), note && <q key="note">{note}</q>]} />
									</span>
									<span className="quiet">{`${by}, ${dayAndTime(new Date(at), new Date(), lang)}`}</span>
								</p>
							))}
							<PublishTogether items={sent} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function addressOf({ kind, key }: Pick<Entries[number], "kind" | "key">): string {
	return `?${new URLSearchParams({ kind, key })}`;
}
