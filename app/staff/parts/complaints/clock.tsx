import { Icon } from "../../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./clock.module.css";
import { type ClockFacts, clockWords } from "./clock-words.ts";
import { complaintWords as words } from "./words.ts";

/** A complaint's clock in words, with a bar for the eye that says the same. */
export function Clock({ of: complaint }: { of: ClockFacts & { readonly level: number } }) {
	const lang = useLang();
	const say = useSay();
	const { says, age, spent, isLate } = clockWords(complaint, Date.now(), lang);
	const { level } = complaint;
	return (
		<div className={isLate ? `${styles.clock} ${styles.late}` : styles.clock}>
			<p>
				{isLate ? <Icon name="alert" /> : null}
				<b>{says}</b> <span className="quiet">· {age}</span>
			</p>
			{spent === undefined ? null : (
				<span className={styles.bar} aria-hidden="true">
					<span style={{ width: `${Math.round(spent * 100)}%` }} />
				</span>
			)}
			{level > 0 ? <p className="quiet">{say(level > 1 ? words.level2 : words.level1)}</p> : null}
		</div>
	);
}
