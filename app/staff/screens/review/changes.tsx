import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Row } from "#contract/content/row.ts";
import { useSay } from "../../../words/language.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import { RemarkAt, RemarkList, type RowRemarks } from "../../parts/remarks/remarks.tsx";
import type { Versions } from "../../parts/rows.ts";
import { NewTextWarnings } from "./new-text-warnings.tsx";
import styles from "./review.module.css";
import { reviewWords as words } from "./words.ts";

interface Props {
	form: FormPlan;
	/** null if readers see nothing. */
	shown: Row | null;
	waiting: Versions[number];
	/** null if it wasn't returned before. */
	returned: Row | null;
	remarks: RowRemarks | undefined;
}

/** The changed fields; folded if the page beside shows a new row, or if fewer have changed since its return. */
export function Changes({ form, shown, waiting: { row }, returned, remarks }: Props) {
	const say = useSay();
	const beside = (at: string) => (remarks && at !== "" ? <RemarkAt at={at} of={remarks} /> : null);
	const all = <Compare form={form} before={shown} after={row} beside={beside} />;
	const since = row && returned;
	const title = row === null ? words.asItStands : since ? words.sinceReturn : words.changes;
	return (
		<section className={`stack ${styles.changes}`}>
			<h3>{say(title)}</h3>
			{since ? <Compare form={form} before={since} after={row} beside={beside} /> : null}
			{since || shown === null ? (
				<details>
					<summary>{say(shown === null ? words.newFields : words.allFields)}</summary>
					{all}
				</details>
			) : (
				all
			)}
			<RemarkList of={remarks} form={form} row={row} />
			<NewTextWarnings form={form} before={shown} after={row} />
		</section>
	);
}
