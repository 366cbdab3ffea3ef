import type { Picture } from "#contract/content/kinds.ts";
import { Portrait } from "../portrait/portrait.tsx";
import styles from "./portrait-grid.module.css";

interface Person {
	readonly id: number;
	readonly name: string;
	readonly designation: string;
	readonly img: Picture;
	readonly phone?: string | undefined;
}

export function PortraitGrid({ people, label }: { people: readonly Person[]; label: string }) {
	return (
		<ul className={`stack ${styles.grid}`} aria-label={label}>
			{people.map(({ id, name, designation, img, phone }) => (
				<li key={id}>
					<Portrait name={name} designation={designation} img={img} phone={phone} />
				</li>
			))}
		</ul>
	);
}
