import { fill } from "#contract/language.ts";
import { Link } from "../../../../navigation/link.tsx";
import fieldStyles from "../../../../parts/field/field.module.css";
import { Icon } from "../../../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { RemarkAt } from "../../../parts/remarks/remarks.tsx";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useForm } from "./form-context.ts";

/** Notes beside a field: values of its facts, broken links, remarks. */
export function Marks({ field: { type, table }, path, value }: NodeProps) {
	const say = useSay();
	const lang = useLang();
	const { dead, remarks, lists } = useForm();
	const still = JSON.stringify(value) ?? "";
	const found = dead.filter((each) => each.at === path && still.includes(each.found));
	const isPart = (type === "group" || type === "list") && !table;
	const isRemarked = remarks?.remarks.some(({ at }) => at === path) || (remarks?.mayRemark && !isPart);
	const names = isPart ? [] : [...still.matchAll(/\{facts\.(\w+)\}/g)].map(([, name]) => name);
	const facts = (lists["rows facts"] ?? []).filter((each) => names.includes(each.value));
	if (type === "hidden" || (found.length + facts.length === 0 && !isRemarked)) return null;
	return (
		<div className={styles.marks}>
			{facts.length > 0 ? (
				<p className="cluster small">
					{say(words.factsHere)}
					{facts.map((each) => (
						<Link
							key={each.value}
							to={{ search: `?kind=facts&key=${each.value}` }}
							className={`press label ${styles.fact}`}
						>
							{each.label[lang]} <Icon name="pen" />
						</Link>
					))}
				</p>
			) : null}
			{found.map((each) => (
				<p key={each.found} className={`label ${fieldStyles.error}`}>
					{fill(say(words.leadsNowhere), { link: each.found })}
				</p>
			))}
			{remarks && isRemarked ? <RemarkAt at={path} of={remarks} /> : null}
		</div>
	);
}
