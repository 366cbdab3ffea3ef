import type { ReactNode } from "react";
import styles from "./accordion.module.css";

interface Item {
	readonly title: string;
	/** A sentence below the title, seen while it is closed. */
	readonly says?: string | undefined;
	readonly isOpen?: boolean;
	readonly body: ReactNode;
	/** Makes it a section of the page: its title is a heading, and an address with this fragment opens it. */
	readonly id?: string;
}

interface Props {
	items: readonly Item[];
	/** With a name, opening one closes the others (§2.12, §4): the browser does it. */
	name?: string;
}

export function Accordion({ items, name }: Props) {
	return (
		<div className={styles.accordion}>
			{items.map(({ title, says, isOpen, body, id }) => (
				<details key={title} name={name} open={isOpen}>
					<summary>
						{id ? <h2 id={`${id}-title`}>{title}</h2> : title}
						{says ? <span className="quiet">{says}</span> : null}
					</summary>
					{/* Browsers open what a fragment leads into: the address is that of the body. */}
					<div id={id} className={`measure ${styles.body}`}>
						{body}
					</div>
				</details>
			))}
		</div>
	);
}
