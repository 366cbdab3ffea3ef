import type { RowValue } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import fieldStyles from "../../../../parts/field/field.module.css";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { useForm } from "./form-context.ts";

/** What is to be said beside a field: the links in its words that lead nowhere, until they are mended. */
export function Marks({ path, value }: { path: string; value: RowValue | undefined }) {
	const say = useSay();
	const { dead } = useForm();
	const still = JSON.stringify(value) ?? "";
	const found = dead.filter((each) => each.at === path && still.includes(each.found));
	if (found.length === 0) return null;
	return (
		<div className={styles.marks}>
			{found.map((each) => (
				<p key={each.found} className={fieldStyles.error}>
					{fill(say(words.leadsNowhere), { link: each.found })}
				</p>
			))}
		</div>
	);
}
