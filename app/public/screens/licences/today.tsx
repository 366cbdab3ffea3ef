import type { Read } from "#contract/content/kinds.ts";
import { WayLinks } from "../../../parts/contact-ways/contact-ways.tsx";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./today.module.css";
import { words } from "./words.ts";

/** "Coming soon" is no dead end (requirements, Good pages): the counter, what to bring, whom to call. */
export function Today({ today }: { today: Read<"today">["licences"] }) {
	const say = useSay();
	return (
		<Note icon="house">
			<h2 className={styles.title}>{today.title}</h2>
			<p>{today.text}</p>
			{today.bring ? (
				<>
					<h3 className={styles.bring}>{say(words.bring)}</h3>
					<ul>
						{today.bring.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</>
			) : null}
			<div className={`flow ${styles.links}`}>
				{today.way ? <WayLinks way={today.way} /> : null}
				{today.link ? <ContentLink to={today.link} /> : null}
			</div>
		</Note>
	);
}
