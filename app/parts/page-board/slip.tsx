import { createContext } from "react";
import { useSay } from "../../words/language.ts";
import { dialled } from "../../words/numbers.ts";
import { words } from "../../words/words.ts";
import { Icon } from "../icon/icon.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { useSite } from "../site-data.ts";
import styles from "./slip.module.css";

export interface SlipFact {
	readonly label: string;
	readonly value: string;
	/** The place on the page that says more: `#fee-and-time`. */
	readonly to?: string | undefined;
}

export const PageFacts = createContext<readonly SlipFact[]>([]);

/** The white slip across the kerb: the page's facts, whether the office is open, and its number. On paper it is the slip for the counter. */
export function Slip({ facts }: { facts: readonly SlipFact[] }) {
	const say = useSay();
	const { council } = useSite();
	return (
		<div className={styles.slip}>
			<p className={styles.head}>{say(words.atAGlance)}</p>
			<dl>
				{facts.map(({ label, value, to }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{to ? <a href={to}>{value}</a> : value}</dd>
					</div>
				))}
				<div className={styles.office}>
					<dt>{say(words.office)}</dt>
					<dd>
						<OpenNow />
						<a href={dialled(council.helpline)}>
							<Icon name="phone" /> {council.helpline}
						</a>
					</dd>
				</div>
			</dl>
		</div>
	);
}
