import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./portrait.module.css";

interface Props {
	name: string;
	designation: string;
	img: PictureContent;
	/** Everything a size smaller, for a strip. */
	size?: "usual" | "small";
}

/** A person of the council: portrait in the tall stone, name, designation. */
export function Portrait({ name, designation, img, size = "usual" }: Props) {
	return (
		<figure className={`${styles.person} ${size === "small" ? styles.small : ""}`}>
			<Picture picture={img} alt="" className={styles.portrait} />
			<figcaption>
				<b>{name}</b>
				<span>{designation}</span>
			</figcaption>
		</figure>
	);
}
