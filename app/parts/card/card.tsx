import type { ReactNode } from "react";
import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import stretched from "../stretched-link/stretched-link.module.css";
import styles from "./card.module.css";

interface Props {
	id?: string;
	href?: string;
	picture: PictureContent;
	title: string;
	text: string;
	colour: string;
	icon?: string;
	/** Lifts on hover even without a link (§2.11 Tourism). */
	lifts?: boolean;
	children?: ReactNode;
}

export function Card({ id, href, picture, title, text, colour, icon, lifts = false, children }: Props) {
	return (
		<article id={id} className={`${styles.card} ${lifts ? styles.lifts : ""} cap-${colour}`}>
			{/* In a link the title is the name, so the picture's would be read twice; elsewhere the picture has its own. */}
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

export function CardRow({ children }: { children: ReactNode }) {
	return <div className={`stack ${styles.row}`}>{children}</div>;
}
