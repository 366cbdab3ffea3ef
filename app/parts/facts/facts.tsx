import { WithPhones } from "../link/with-phones.tsx";
import styles from "./facts.module.css";

interface Fact {
	readonly label: string;
	readonly value: string;
	readonly note?: string | undefined;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ label, value, note }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd className={styles.value}>{value}</dd>
					{note ? (
						<dd>
							<WithPhones text={note} />
						</dd>
					) : null}
				</div>
			))}
		</dl>
	);
}
