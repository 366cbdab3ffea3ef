import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./services-introduction.module.css";
import { servicesWords as words } from "./words.ts";
import "../../../look/columns.css";

/** The state's municipalities act and the 74th Amendment, beside the picture (§2.13). */
export function Introduction({
	paragraphs,
	picture,
}: {
	paragraphs: readonly string[];
	picture: PictureContent;
}) {
	const say = useSay();
	return (
		<section className="section section-chuna" aria-labelledby="about-title">
			<div className={`wrap split ${styles.columns}`}>
				<div className={`measure ${styles.words}`}>
					<SectionHead id="about-title" title={say(words.about)} />
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<Picture picture={picture} className="photo" />
			</div>
		</section>
	);
}
