import { Icon } from "../../../parts/icon/icon.tsx";
import { useLang } from "../../../words/language.ts";
import styles from "./clock.module.css";
import { type ClockFacts, clockWords } from "./clock-words.ts";

/** A complaint's clock in words; until it is late a bar says the same to the eye. */
export function Clock({ of: complaint }: { of: ClockFacts }) {
	const lang = useLang();
	const { says, age, spent, isLate } = clockWords(complaint, Date.now(), lang);
	return (
		<div className={isLate ? `${styles.clock} ${styles.late}` : styles.clock}>
			<p>
				{isLate ? <Icon name="alert" /> : null}
				<b>{says}</b> · <span className="quiet">{age}</span>
			</p>
			{spent === undefined ? null : (
				<span className={styles.bar} aria-hidden="true">
					<span style={{ width: `${Math.round(spent * 100)}%` }} />
				</span>
			)}
		</div>
	);
}
