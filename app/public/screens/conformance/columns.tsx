import { fill, type Lang } from "#contract/language.ts";
import type { Column } from "../../../parts/register/column.ts";
import styles from "./conformance.module.css";
import type { standardsIn } from "./standards-in.ts";
import { conformanceWords as words } from "./words.ts";

type Clause = ReturnType<typeof standardsIn>[number]["clauses"][number];

export function clauseColumns(lang: Lang): readonly Column<Clause>[] {
	return [
		{
			key: "clause",
			label: words.clause[lang],
			role: "head",
			cell: ({ number, title, level }) => (
				<>
					{number} {title}
					{level ? <small className={styles.level}>{fill(words.level[lang], { level })}</small> : null}
				</>
			),
		},
		{ key: "status", onPhones: "plain", label: words.status[lang], cell: ({ status }) => <b>{status}</b> },
		{ key: "how", onPhones: "plain", label: words.how[lang], cell: ({ note }) => note },
		{
			key: "shown",
			label: words.shown[lang],
			cell: ({ shown }) =>
				shown.length === 0 ? (
					words.nothing[lang]
				) : (
					<details>
						<summary>{fill(words.tests[lang], { count: shown.length })}</summary>
						<ul className={`stack small ${styles.shown}`} lang="en">
							{shown.map((test) => (
								<li key={test}>{test}</li>
							))}
						</ul>
					</details>
				),
		},
	];
}
