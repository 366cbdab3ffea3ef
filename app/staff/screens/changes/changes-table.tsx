import type { Reply } from "#contract/api.ts";
import { auditDetail, auditSubject } from "#contract/audit.ts";
import { auditLabels } from "#contract/audit-labels.ts";
import { indianDay } from "#contract/moments.ts";
import { filters } from "#contract/queries.ts";
import { dayHeading, timeOfDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useRoles } from "../../parts/role-names.ts";
import styles from "./changes-table.module.css";
import { changesScreenWords as words } from "./words.ts";

type Line = Reply<"auditLines">[number];

/** Some browsers forget a table's meaning once its rows are cards. */
const is = {
	group: { role: "rowgroup" },
	row: { role: "row" },
	head: { role: "columnheader" },
	dayHead: { role: "rowheader" },
	cell: { role: "cell" },
} as const;

const { who, what, subject } = filters.changes;
const columns = [words.when, who.label, what.label, subject.label, words.address];

export function ChangesTable({ lines }: { lines: readonly Line[] }) {
	const say = useSay();
	const lang = useLang();
	const days = Map.groupBy(lines, ({ at }) => indianDay(Date.parse(at)));
	return (
		// biome-ignore lint/a11y/useSemanticElements: the table inside has passed its role to this frame
		<div role="table" aria-label={say(words.lines)} className={styles.frame}>
			<table role="none" className={styles.table}>
				<thead {...is.group}>
					<tr {...is.row}>
						{columns.map((label) => (
							<th key={label.en} scope="col" {...is.head}>
								{say(label)}
							</th>
						))}
					</tr>
				</thead>
				{[...days].map(([day, ofDay]) => (
					<tbody key={day} {...is.group}>
						<tr className={styles.day} {...is.row}>
							<th scope="rowgroup" colSpan={columns.length} {...is.dayHead}>
								{dayHeading(new Date(ofDay[0]?.at ?? day), new Date(), lang)}
							</th>
						</tr>
						{ofDay.map((line) => (
							<Row key={line.id} line={line} />
						))}
					</tbody>
				))}
			</table>
		</div>
	);
}

function Row({ line }: { line: Line }) {
	const say = useSay();
	const lang = useLang();
	const { called } = useRoles();
	const { at, action, actor, address } = line;
	const nobody = action.startsWith("sign in") ? words.somebody : words.server;
	const detail = auditDetail(line, lang, called);
	const subject = auditSubject(line, called);
	const [when, who, what, whom, from] = columns.map((label) => say(label));
	return (
		<tr {...is.row}>
			<td {...is.cell} data-l={when}>
				<time dateTime={at}>{timeOfDay(new Date(at), lang)}</time>
			</td>
			<td {...is.cell} data-l={who}>
				{actor ?? say(nobody)}
			</td>
			<td {...is.cell} data-l={what}>
				<b>{say(auditLabels[action])}</b> {detail ? <span className={styles.detail}>{detail}</span> : null}
			</td>
			<td {...is.cell} data-l={whom} data-empty={subject === "" || undefined}>
				{subject || say(words.nobody)}
			</td>
			<td {...is.cell} data-l={from} data-empty={address === "" || undefined}>
				{address.replace(/^::ffff:(?=\d+\.)/, "") || say(words.nobody)}
			</td>
		</tr>
	);
}
