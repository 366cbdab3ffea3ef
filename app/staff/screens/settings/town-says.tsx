import type { Reply } from "#contract/api.ts";
import { useSay } from "../../../words/language.ts";
import { Panel } from "../../parts/panel.tsx";
import styles from "./settings.module.css";
import { settingsWords as words } from "./words.ts";

/** By what limits are counted and sorted besides, each with the file in which it stands. */
export function TownSays({ of: town }: { of: Reply<"settings">["town"] }) {
	const say = useSay();
	const rows = [
		[words.openingHours, town.openingHours ?? say(words.usualHours), "council.yaml"],
		[words.closedSaturdays, town.closedSaturdays ?? say(words.none), "council.yaml"],
		[words.holidays, town.holidays, "tables/holidays.csv"],
		[words.categories, town.categories, "tables/complaint-categories.csv"],
	] as const;
	return (
		<Panel title={say(words.town)}>
			<p className="quiet">{say(words.townHint)}</p>
			<dl className={styles.town}>
				{rows.map(([label, value, file]) => (
					<div key={label.en}>
						<dt>{say(label)}</dt>
						<dd>
							{value} <code>{file}</code>
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
