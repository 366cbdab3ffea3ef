import type { Picture as PictureContent, Read } from "#contract/content/kinds.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { Plate } from "../../../parts/plate/plate.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./bins.module.css";
import { wasteWords as words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	bins: Read<"wasteManagementPage">["bins"];
	picture: PictureContent;
}

/** §9: green for wet waste, blue for dry; the words say the colour too. */
const colours = ["schemes", "water"] as const;

/** Bins by kind of waste, the first thing a household must know (§9). */
export function Bins({ bins, picture }: Props) {
	const say = useSay();
	return (
		<section className={`wrap section split ${styles.columns}`} aria-labelledby="bins-title">
			<div>
				<SectionHead id="bins-title" title={say(words.bins)} />
				<div className={`stack ${styles.plates}`}>
					{bins.map(({ title, text }, place) => (
						<Plate key={title} icon="trash" title={title} colour={colours[place] ?? "other"}>
							<p>{text}</p>
						</Plate>
					))}
				</div>
			</div>
			<Picture picture={picture} className={styles.picture} />
		</section>
	);
}
