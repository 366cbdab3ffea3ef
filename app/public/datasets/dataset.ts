import type { HideableColumn } from "#contract/content/council.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang, Text } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import type { Reading } from "./reading.ts";

export type Cell = string | number;

interface Column<Row> {
	readonly key: string;
	readonly label: Text;
	readonly means: Text;
	readonly cell: (row: Row, reading: Reading) => Cell;
	/** The name by which the council can hide it (council.yaml, hiddenColumns). */
	readonly unlessHidden?: HideableColumn;
}

type TableKind = { [Kind in ContentKind]: Read<Kind> extends readonly unknown[] ? Kind : never }[ContentKind];

interface Description<Kind extends TableKind> {
	readonly kind: Kind;
	readonly title: Text;
	/** A sentence or two; dataset search engines require at least 50 characters. */
	readonly about: Text;
	/** The page that shows the same rows, and whose section is responsible for them. */
	readonly page: PageName;
	readonly columns: readonly Column<Read<Kind>[number]>[];
	/** Filter of published rows; all by default. */
	readonly only?: (row: Read<Kind>[number], reading: Reading) => boolean;
}

export interface Dataset extends Pick<Description<TableKind>, "title" | "about" | "page"> {
	/** Counted at the moment of asking; pages that are kept name neither its rows nor its size. */
	readonly isLive?: true;
	readonly read: (reading: Reading) => Table;
}

export interface Table {
	readonly columns: readonly { readonly key: string; readonly label: string; readonly means: string }[];
	readonly rows: readonly (readonly Cell[])[];
}

/** Columns as a reader reads them. */
export const columnsIn = (
	columns: readonly { readonly key: string; readonly label: Text; readonly means: Text }[],
	lang: Lang,
): Table["columns"] =>
	columns.map(({ key, label, means }) => ({ key, label: label[lang], means: means[lang] }));

/** A dataset for the files, the page and its structured data. Free of side effects, so that no browser downloads it (decisions/0010). */
/* @__NO_SIDE_EFFECTS__ */
export function dataset<Kind extends TableKind>(description: Description<Kind>): Dataset {
	const { kind, title, about, page, columns, only = () => true } = description;
	return {
		title,
		about,
		page,
		read(reading) {
			const { door, lang } = reading;
			const { hiddenColumns } = door.read("council", lang);
			const shown = columns.filter(
				({ unlessHidden }) => unlessHidden === undefined || !hiddenColumns.includes(unlessHidden),
			);
			return {
				columns: columnsIn(shown, lang),
				rows: door
					.read(kind, lang)
					.filter((row) => only(row, reading))
					.map((row) => shown.map(({ cell }) => cell(row, reading))),
			};
		},
	};
}
