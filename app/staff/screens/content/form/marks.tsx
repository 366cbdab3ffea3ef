import { fill } from "#contract/language.ts";
import fieldStyles from "../../../../parts/field/field.module.css";
import { useSay } from "../../../../words/language.ts";
import { RemarkAt } from "../../../parts/remarks/remarks.tsx";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useForm } from "./form-context.ts";

/** What is to be said beside a field: the links in its words that lead nowhere, until they are mended, and what a reviewer remarks. */
export function Marks({ field: { type, table }, path, value }: NodeProps) {
	const say = useSay();
	const { dead, remarks } = useForm();
	const still = JSON.stringify(value) ?? "";
	const found = dead.filter((each) => each.at === path && still.includes(each.found));
	const isPart = (type === "group" || type === "list") && !table;
	const isRemarked = remarks?.remarks.some(({ at }) => at === path) || (remarks?.mayRemark && !isPart);
	if (type === "hidden" || (found.length === 0 && !isRemarked)) return null;
	return (
		<div className={styles.marks}>
			{found.map((each) => (
				<p key={each.found} className={fieldStyles.error}>
					{fill(say(words.leadsNowhere), { link: each.found })}
				</p>
			))}
			{remarks && isRemarked ? <RemarkAt at={path} of={remarks} /> : null}
		</div>
	);
}
