import type { ReactNode } from "react";
import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import stretched from "../stretched-link/stretched-link.module.css";
import styles from "./card.module.css";

interface Props {
	/** Its place on the page, for those who come from the search. */
	id?: string;
	/** The page that the whole card leads to; a card may also tell all by itself. */
	href?: string;
	picture: PictureContent;
	title: string;
	text: string;
	colour: string;
	/** On a stone at the foot of the picture. */
	icon?: string;
	/** Rises when pointed at, as cards that lead somewhere need not (§2.11 Tourism). */
	lifts?: boolean;
	/** What stands below the sentence: figures, examples. */
	children?: ReactNode;
}

/** A picture, a title, a sentence; a card that leads somewhere is one link. */
export function Card({ id, href, picture, title, text, colour, icon, lifts = false, children }: Props) {
	return (
		<article id={id} className={`${styles.card} ${lifts ? styles.lifts : ""} cap-${colour}`}>
			{/* With the card as a link, the title says it; without one, the picture has something of its own to say. */}
			<Picture picture={picture} {...(href ? { alt: "" } : {})} className={styles.picture} />
			{icon ? (
				<span className={styles.stone}>
					<Icon name={icon} />
				</span>
			) : null}
			<h3>
				{href ? (
					<Link to={href} className={stretched.link}>
						{title}
					</Link>
				) : (
					title
				)}
			</h3>
			<p>{text}</p>
			{children ? <div className={styles.more}>{children}</div> : null}
		</article>
	);
}

/** Cards side by side, three or four as the screen has room; one below the other on a phone. */
export function CardRow({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{children}</div>;
}
