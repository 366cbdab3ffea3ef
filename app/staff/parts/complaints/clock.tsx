import { Icon } from "../../../parts/icon/icon.tsx";
import { useLang } from "../../../words/language.ts";
import { Dots } from "../dots.tsx";
import styles from "./clock.module.css";
import { type ClockFacts, clockWords } from "./clock-words.ts";

/** A complaint's clock in words; until it is late a bar says the same to the eye. */
export function Clock({ of: complaint }: { of: ClockFacts }) {
	const lang = useLang();
	const { says, age, spent, isLate } = clockWords(complaint, Date.now(), lang);
	return (
		<div className={isLate ? `${styles.clock} ${styles.late}` : styles.clock}>
			<Dots
				of={[
					<b key="says">
						{isLate ? <Icon name="alert" /> : null}
						{says}
					</b>,
					<span key="age" className="quiet">
						{age}
					</span>,
				]}
			/>
			{spent === undefined ? null : (
				<span className={styles.bar} aria-hidden="true">
					<span style={{ width: `${Math.round(spent * 100)}%` }} />
				</span>
			)}
		</div>
	);
}
