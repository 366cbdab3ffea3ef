import type { Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { dialled, grouped } from "../../../words/numbers.ts";
import styles from "./wards.module.css";
import { wardsWords as words } from "./words.ts";

export type Ward = Read<"wards">[number];

/** The five columns of §2.7; four where the council doesn't publish the members' numbers. */
export function wardColumns(lang: Lang, typed: string, withPhone: boolean): readonly Column<Ward>[] {
	const columns: readonly Column<Ward>[] = [
		{
			key: "number",
			label: words.number[lang],
			role: "number",
			onPhones: "keep",
			cell: ({ id }) => id,
		},
		{
			key: "name",
			label: words.name[lang],
			role: "head",
			cell: ({ id, name, mohallas }) => (
				<span className={styles.ward}>
					<a className={styles.link} href={`?ward=${id}`}>
						<Marked text={name} typed={typed} />
					</a>
					{mohallas ? (
						<small>
							<Marked text={mohallas} typed={typed} />
						</small>
					) : null}
				</span>
			),
		},
		{ key: "population", label: words.population[lang], cell: ({ population }) => grouped(population, lang) },
		{
			key: "member",
			label: words.member[lang],
			cell: ({ member }) => (
				<span>
					<Marked text={member} typed={typed} />
				</span>
			),
		},
	];
	if (!withPhone) return columns;
	return [
		...columns,
		{
			key: "phone",
			onPhones: "plain",
			label: words.mobile[lang],
			cell: ({ phone }) => <a href={dialled(phone)}>{phone}</a>,
		},
	];
}
