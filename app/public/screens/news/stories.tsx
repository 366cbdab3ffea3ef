import { Link } from "../../../navigation/link.tsx";
import { Picture } from "../../../parts/picture/picture.tsx";
import { longDate } from "../../../words/dates.ts";
import { useLang } from "../../../words/language.ts";
import type { Story } from "../../stories.ts";
import look from "../../story.module.css";
import styles from "./stories.module.css";
import { storyId } from "./story-id.ts";
import "../../../look/columns.css";

/** Picture and text, left and right in turn (§2.15). In the HTML the words come first, for they name the picture. */
export function Stories({ stories }: { stories: readonly (Story & { readonly href: string })[] }) {
	const lang = useLang();
	return (
		<div className={`wrap section stack ${styles.stories}`}>
			{stories.map(({ page, href, picture, title, date, place, paragraphs }) => (
				<article key={page} id={storyId({ date, title })} className={`stack ${styles.story}`}>
					<div className={`stack measure ${look.words} ${styles.words}`}>
						<p className={`small ${look.date}`}>
							<time dateTime={date}>{longDate(date, lang)}</time> {place}
						</p>
						<h2 className="tap">
							<Link to={href}>{title}</Link>
						</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<Picture picture={picture} className={`photo ${styles.picture}`} />
				</article>
			))}
		</div>
	);
}
