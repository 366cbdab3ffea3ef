import type { Read } from "#contract/content/kinds.ts";
import { fill } from "#contract/language.ts";
import { Embed } from "../../../parts/embed/embed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import { words } from "../../../words/words.ts";
import styles from "./town-map.module.css";
import { reachWords } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	town: string;
	map: Read<"council">["map"];
	text: string;
}

/** The map of §2.11: our own drawing until a reader opens the embed (requirements, Embeds). */
export function TownMap({ town, map, text }: Props) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="map-title">
			<div className={`wrap split ${styles.columns}`}>
				<div>
					<SectionHead id="map-title" title={say(reachWords.map)} />
					<p>{text}</p>
				</div>
				<div className={styles.map}>
					<Embed
						name="map-of-the-town"
						title={fill(say(words.mapOf), { town })}
						picture={map.picture}
						address={map.embed}
						portal={map.portal}
						load={words.loadMap}
						open={words.openTheMap}
					/>
				</div>
			</div>
		</section>
	);
}
