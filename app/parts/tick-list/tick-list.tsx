import { useSay } from "../../words/language.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./tick-list.module.css";
import { words } from "./words.ts";

interface Props {
	label: string;
	items: readonly string[];
}

/** Papers to bring, to be ticked off on the screen or on paper. Ticks are not stored. */
export function TickList({ label, items }: Props) {
	const say = useSay();
	return (
		<div className={styles.list} data-tick-list="">
			<p className={styles.title} aria-hidden="true">
				{label}
			</p>
			<ul className={styles.ticks} aria-label={label}>
				{items.map((item) => (
					<li key={item}>
						<label>
							<input type="checkbox" />
							<span>{item}</span>
						</label>
					</li>
				))}
			</ul>
			<Button look="line" className={styles.print} data-print-list="" data-screen-only="" data-needs-frame="">
				<Icon name="print" />
				{say(words.printThisList)}
			</Button>
		</div>
	);
}
