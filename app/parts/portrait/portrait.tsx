import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import { dialled } from "../../words/numbers.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./portrait.module.css";

interface Props {
	name: string;
	designation: string;
	img: PictureContent;
	phone?: string | undefined;
	size?: "usual" | "small";
}

export function Portrait({ name, designation, img, phone, size = "usual" }: Props) {
	return (
		<figure className={`${styles.person} ${size === "small" ? styles.small : ""}`}>
			<Picture picture={img} alt="" className={styles.portrait} />
			<figcaption>
				<b>{name}</b>
				<span>{designation}</span>
				{phone ? <a href={dialled(phone)}>{phone}</a> : null}
			</figcaption>
		</figure>
	);
}
