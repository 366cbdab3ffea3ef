import type { Read } from "#contract/content/kinds.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Embed } from "../../../parts/embed/embed.tsx";
import { Lines } from "../../../parts/embed/lines.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./social-circle.module.css";
import { homeWords } from "./words.ts";

type Card = Read<"home">["social"][number];

const loadWords = { timeline: homeWords.loadTimeline, page: homeWords.loadPage, photo: homeWords.loadPhoto };

/** Four cards in a strip that is scrolled by hand, or by arrows in steps of 360 px (§2.3, §9). */
export function SocialCircle({ cards }: { cards: readonly Card[] }) {
	const say = useSay();
	return (
		<section className="section" aria-labelledby="social-title" data-screen-only="">
			<div className="wrap">
				<SectionHead id="social-title" title={say(homeWords.socialCircle)}>
					<Arrows />
				</SectionHead>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
				<ul id={stripId} className={styles.strip} tabIndex={0} aria-labelledby="social-title">
					{cards.map((card) => (
						<li key={card.kind} className={styles.card}>
							<h3>{card.title}</h3>
							<SocialCard card={card} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function SocialCard({ card }: { card: Card }) {
	const say = useSay();
	if (card.kind !== "video" && card.embed) {
		return (
			<Embed
				name={`social-${card.kind}`}
				title={card.title}
				picture={card.picture}
				address={card.embed}
				portal={card.portal}
				load={loadWords[card.kind]}
				open={homeWords.openThePage}
			>
				<Lines />
			</Embed>
		);
	}
	return (
		<div className={styles.channel}>
			{card.picture ? <Picture picture={card.picture} alt="" /> : null}
			<ExternalLink address={card.portal.address} className={buttonClass()}>
				{say(homeWords.watchVideos)}
			</ExternalLink>
		</div>
	);
}

const stripId = "social-strip";

function Arrows() {
	const say = useSay();
	return (
		<div className={styles.arrows}>
			<button
				type="button"
				aria-label={say(homeWords.scrollLeft)}
				aria-controls={stripId}
				data-scroll={-1}
				data-needs-frame=""
			>
				<Icon name="left" />
			</button>
			<button
				type="button"
				aria-label={say(homeWords.scrollRight)}
				aria-controls={stripId}
				data-scroll={1}
				data-needs-frame=""
			>
				<Icon name="right" />
			</button>
		</div>
	);
}
