import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { Icon } from "../icon/icon.tsx";
import { type Column, type Sorting, sorted } from "./column.ts";
import styles from "./register.module.css";
import { registerWords as words } from "./words.ts";

interface Props<Row> {
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	sorting?: Sorting;
	sum?: { readonly label: string; readonly column: string; readonly value: ReactNode };
}

/**
 * Some browsers drop a table's semantics once its rows are displayed as cards, so every element states its role. HTML allows that
 * only inside a table without a role of its own, so the frame has the role `table`.
 */
const is = {
	group: { role: "rowgroup" },
	row: { role: "row" },
	head: { role: "columnheader" },
	rowHead: { role: "rowheader" },
	cell: { role: "cell" },
} as const;

/** A table ruled like the council's registers; on a phone each row is two lines, where it has more than two columns. */
export function Register<Row extends { readonly id: number }>(props: Props<Row>) {
	const { caption, columns, rows, sorting, sum } = props;
	const lang = useLang();
	const say = useSay();
	const before = columns.findIndex(({ key }) => key === sum?.column);
	const shown = sorting ? sorted(rows, columns, sorting.chosen, lang) : rows;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the table inside has passed its role to this frame
		// biome-ignore lint/a11y/noNoninteractiveTabindex: where letters are large it scrolls, also by keyboard
		<div className={styles.frame} role="table" aria-label={caption} tabIndex={0}>
			<table className={`${styles.register} ${columns.length === 2 ? styles.pairs : ""}`} role="none">
				<thead className={sorting ? styles.sortable : undefined} {...is.group}>
					<tr data-l={sorting ? say(words.sortBy) : undefined} {...is.row}>
						{columns.map((column) => (
							<th
								key={column.key}
								scope="col"
								className={classOf(column)}
								aria-sort={directionOf(column.key, sorting)}
								{...is.head}
							>
								{sorting && column.sortBy ? <SortLink column={column} sorting={sorting} /> : column.label}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...is.group}>
					{shown.map((row, index) => (
						<tr key={row.id} {...is.row}>
							{columns.map((column) => {
								const cell = {
									className: classOf(column) ?? groupClass(column, sorting, row, shown[index - 1]),
									lang: column.lang,
									children: column.cell(row),
								};
								return column.role === "head" ? (
									<th key={column.key} scope="row" {...is.rowHead} {...cell} />
								) : (
									<td
										key={column.key}
										data-l={column.role === "action" || column.onPhones ? undefined : column.label}
										{...is.cell}
										{...cell}
									/>
								);
							})}
						</tr>
					))}
				</tbody>
				{sum ? (
					<tfoot {...is.group}>
						<tr {...is.row}>
							<th scope="row" colSpan={before} {...is.rowHead}>
								{sum.label}
							</th>
							<td colSpan={columns.length - before} {...is.cell}>
								{sum.value}
							</td>
						</tr>
					</tfoot>
				) : null}
			</table>
		</div>
	);
}

function classOf({ role, onPhones }: Column<never>): string | undefined {
	if (role === "number") return onPhones === "keep" ? `${styles.number} ${styles.kept}` : styles.number;
	return role === "head" ? styles.head : undefined;
}

function groupClass<Row>(
	column: Column<Row>,
	sorting: Sorting | undefined,
	row: Row,
	above: Row | undefined,
) {
	const { key, onPhones, sortBy } = column;
	if (onPhones !== "group" || !sortBy || !["", key, `-${key}`].includes(sorting?.chosen ?? ""))
		return undefined;
	return above && sortBy(above) === sortBy(row) ? styles.again : styles.first;
}

function directionOf(key: string, sorting: Sorting | undefined): "ascending" | "descending" | undefined {
	if (sorting?.chosen === key) return "ascending";
	return sorting?.chosen === `-${key}` ? "descending" : undefined;
}

function SortLink<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
	const direction = directionOf(column.key, sorting);
	const next = direction === "ascending" ? `-${column.key}` : column.key;
	return (
		<Link to={sorting.address(next)} replace preserveScroll rel="nofollow" className={styles.sort}>
			{column.label}
			{direction ? <Icon name={direction === "ascending" ? "up" : "down"} /> : null}
		</Link>
	);
}
