import { occasionWords, servicePlaces } from "#contract/content/occasions.ts";
import { fill } from "#contract/language.ts";
import type { SiteEntry } from "#contract/site-pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useSay } from "../../../words/language.ts";
import { MenuLink } from "../../frame/menu-link.tsx";
import { Status } from "../../service-page/status.tsx";
import { words as serviceWords } from "../../service-page/words.ts";
import { occasionsOf, type ServiceCard } from "./read-cards.ts";
import styles from "./service-list.module.css";
import { servicesWords as words } from "./words.ts";

/** Every service (§2.13), named as in the menu, with what it costs, how long it takes and where it is got; those not online yet last. */
export function ServiceList({ cards }: { cards: readonly ServiceCard[] }) {
	const say = useSay();
	const pages = usePages();
	return (
		<section className={`wrap section ${styles.services}`} aria-labelledby="online-title">
			<SectionHead id="online-title" title={say(words.onlineServices)}>
				{(["aToZ", "servicePromise"] as const).map((page) => (
					<PageLink key={page} page={page}>
						{say(pages.byName(page).title)}
					</PageLink>
				))}
			</SectionHead>
			<fieldset className={`flow ${styles.occasions}`} data-screen-only="">
				<legend>{say(words.occasion)}</legend>
				<label>
					<input type="radio" name="occasion" value="all" defaultChecked />
					{say(words.all)}
				</label>
				{occasionsOf(cards).map((occasion) => (
					<label key={occasion}>
						<input type="radio" name="occasion" value={occasion} />
						{say(occasionWords[occasion])}
					</label>
				))}
			</fieldset>
			<ul className={`stack ${styles.cards}`}>
				{cards.map((card) => (
					<li key={card.entry.label.en} data-occasion={card.occasion}>
						<span className={styles.icon}>
							<Icon name={card.icon} />
						</span>
						<div>
							<Name entry={card.entry} />
							<Facts card={card} />
							{card.status ? <Status status={card.status} /> : null}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function Name({ entry }: { entry: SiteEntry }) {
	const link = <MenuLink entry={entry} className={`${stretched.link} ${styles.link}`} />;
	return entry.to === "comingSoon" ? link : <h3>{link}</h3>;
}

/** Fee, time and place; the purpose of an entry without such facts. */
function Facts({ card: { entry, glance, place, today } }: { card: ServiceCard }) {
	const say = useSay();
	const meanwhile = today && fill(say(words.meanwhile), { instead: today });
	return (
		<>
			{glance ? (
				<p className={styles.facts}>
					<span>
						{say(serviceWords.fee)}: <b>{glance.fee}</b>
					</span>{" "}
					<span>
						{glance.label ?? say(serviceWords.time)}: <b>{glance.time}</b>
					</span>
				</p>
			) : null}
			{glance && !meanwhile ? null : <p>{meanwhile ?? <Purpose entry={entry} />}</p>}
			{place === "unknown" ? null : (
				<p className={styles.place} data-place={place}>
					{say(servicePlaces[place])}
				</p>
			)}
		</>
	);
}

function Purpose({ entry }: { entry: SiteEntry }) {
	const say = useSay();
	const pages = usePages();
	const { to } = entry;
	return say(typeof to === "object" && "page" in to ? pages.byName(to.page).description : words.otherSite);
}
