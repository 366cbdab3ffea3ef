import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./duties.module.css";
import { servicesWords as words } from "./words.ts";

export function Duties({ duties, note }: { duties: readonly string[]; note: string | undefined }) {
	const say = useSay();
	return (
		<section className="wrap section" aria-labelledby="duties-title">
			<SectionHead id="duties-title" title={say(words.duties)} />
			<ol className={styles.duties}>
				{duties.map((duty) => (
					<li key={duty}>{duty}</li>
				))}
			</ol>
			{note ? <p className={`quiet measure ${styles.note}`}>{note}</p> : null}
		</section>
	);
}
