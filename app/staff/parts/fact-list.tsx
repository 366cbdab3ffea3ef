import type { ReactNode } from "react";
import type { Text } from "#contract/language.ts";
import { useSay } from "../../words/language.ts";
import styles from "./fact-list.module.css";

/** Leaves out unknown facts. */
export function FactList({ facts }: { facts: readonly (readonly [Text, ReactNode])[] }) {
	const say = useSay();
	if (!facts.some(([, value]) => value)) return null;
	return (
		<dl className={styles.list}>
			{facts.map(([label, value]) =>
				value ? (
					<div key={label.en}>
						<dt className="quiet">{say(label)}</dt>
						<dd>{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
