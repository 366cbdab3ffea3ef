import type { Read } from "#contract/content/kinds.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { Plate } from "../../../parts/plate/plate.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./important-links.module.css";
import { placeOn } from "./place-on.ts";
import { homeWords } from "./words.ts";

type Home = Read<"home">;
type ImportantLink = Home["importantLinks"][number];

/** Four cards with Read More, which lift on hover, and four enamel plates (§2.3). */
export function ImportantLinks({
	links,
	cards,
}: {
	links: Home["importantLinks"];
	cards: Home["infoCards"];
}) {
	const say = useSay();
	const lang = useLang();
	return (
		<section className="section" aria-labelledby="important-title">
			<div className="wrap">
				<SectionHead id="important-title" title={say(homeWords.importantLinks)} />
				<div className={`stack ${styles.links}`}>
					{links.map((card) => (
						<article key={card.title} className={`${styles.link} cap-${card.colour}`}>
							<Icon name={card.icon} />
							<h3>{card.title}</h3>
							{/* §2.3: the e-procurement line is Hindi on both sites. */}
							{card.subtitle ? <p lang="hi">{card.subtitle}</p> : null}
							{card.text ? <p>{card.text}</p> : null}
							{card.date ? (
								<p>
									<time dateTime={card.date}>{longDate(card.date, lang)}</time>
								</p>
							) : null}
							<Foot card={card} />
						</article>
					))}
				</div>
				<div className={`stack ${styles.plates}`}>
					{cards.map((card) => (
						<Plate key={card.title} icon={card.icon} title={card.title} colour={card.color}>
							{[card.subtitle, card.note].map((text) =>
								text ? (
									<p key={text}>
										<WithPhones text={text} />
									</p>
								) : null,
							)}
						</Plate>
					))}
				</div>
			</div>
		</section>
	);
}

/** Always visible, for a touch screen can't hover; a card without a link says where to ask instead. */
function Foot({ card }: { card: ImportantLink }) {
	const say = useSay();
	const more = (
		<>
			{say(homeWords.readMore)}
			<span className="visually-hidden">: {card.title}</span>
		</>
	);
	if (!card.link) {
		return (
			<p className={styles.ask}>
				<span>
					<WithPhones text={card.note ?? ""} />
				</span>
			</p>
		);
	}
	if ("address" in card.link) {
		return (
			<ExternalLink address={card.link.address} className={`${stretched.link} ${styles.more}`}>
				<span>{more}</span>
			</ExternalLink>
		);
	}
	return (
		<Link to={placeOn(card.link, card.anchor)} className={`${stretched.link} ${styles.more}`}>
			<span>{more}</span> <Icon name="right" />
		</Link>
	);
}
