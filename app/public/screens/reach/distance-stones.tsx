import type { Read } from "#contract/content/kinds.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./distance-stones.module.css";
import { reachWords as words } from "./words.ts";

export function DistanceStones({ distances }: { distances: Read<"reachPage">["distances"] }) {
	const say = useSay();
	return (
		<section className={styles.road} aria-labelledby="distances-title">
			<h2 id="distances-title" className="visually-hidden">
				{say(words.distances)}
			</h2>
			<ul className={`wrap flow ${styles.stones}`}>
				{distances.map(({ label, value, note, icon, color }) => (
					<li key={label} className={`${styles.stone} cap-${color}`}>
						<span className={styles.cap}>
							<Icon name={icon} />
						</span>
						<b>{label}</b>
						<Distance value={value} />
						{note ? <small className={`small ${styles.note}`}>{note}</small> : null}
					</li>
				))}
			</ul>
			<div className="kerb" />
		</section>
	);
}

/** "25 km": the figure large, its unit small, as on a milestone. */
function Distance({ value }: { value: string }) {
	const [figure, ...unit] = value.split(" ");
	return (
		<strong className={styles.distance}>
			{figure} {unit.length > 0 ? <small>{unit.join(" ")}</small> : null}
		</strong>
	);
}
