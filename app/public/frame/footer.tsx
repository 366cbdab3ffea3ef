import { fill } from "#contract/language.ts";
import { Embed } from "../../parts/embed/embed.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { OpenNow } from "../../parts/open-now/open-now.tsx";
import { useSite } from "../../parts/site-data.ts";
import { usePages } from "../../parts/site-pages.ts";
import { useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { words } from "../../words/words.ts";
import { Brand } from "./brand.tsx";
import styles from "./footer.module.css";
import { LastUpdated } from "./last-updated.tsx";
import { MenuLink } from "./menu-link.tsx";
import { Skyline } from "./skyline.tsx";
import { frameWords } from "./words.ts";

/** Address, links, social networks and the map (§2.1), below the town's skyline. */
export function Footer() {
	const say = useSay();
	const { council } = useSite();
	const { footer } = usePages();
	return (
		<>
			<LastUpdated />
			<footer className={styles.footer}>
				<Skyline />
				<div className={`wrap ${styles.columns}`}>
					<Brand ground="dark" />
					<address className={styles.about}>
						<p>{council.address}</p>
						<OpenNow />
						<a href={dialled(council.helpline)}>
							{say(frameWords.helpline)} <b>{council.helpline}</b>
						</a>
						<a href={`mailto:${council.email}`}>{council.email}</a>
					</address>
					<ul className={`flow ${styles.social}`} aria-label={say(frameWords.followUs)}>
						{council.social.map(({ network, portal }) => (
							<li key={network}>
								<ExternalLink address={portal.address}>
									<span lang="en">{networkNames[network]}</span>
								</ExternalLink>
							</li>
						))}
					</ul>
					<nav aria-labelledby="footer-links" className={styles.list}>
						<h2 id="footer-links">{say(frameWords.links)}</h2>
						<ul>
							{footer.map((entry) => (
								<li key={entry.label.en}>
									<MenuLink entry={entry} />
								</li>
							))}
						</ul>
					</nav>
					<section aria-labelledby="footer-map" className={styles.map}>
						<h2 id="footer-map">{say(frameWords.findUs)}</h2>
						<div>
							<Embed
								name="town-map"
								title={fill(say(words.mapOf), { town: council.town })}
								picture={council.map.picture}
								address={council.map.embed}
								portal={council.map.portal}
								load={words.loadMap}
							/>
						</div>
						<ExternalLink address={council.map.portal.address}>{say(frameWords.directions)}</ExternalLink>
					</section>
				</div>
				<div className={styles.end}>
					<div className="wrap">
						{council.sample ? <p>{say(frameWords.sampleContent)} </p> : null}
						<p>{council.credit}</p>
					</div>
				</div>
			</footer>
		</>
	);
}

const networkNames = { facebook: "Facebook", twitter: "Twitter", instagram: "Instagram", youtube: "YouTube" };
