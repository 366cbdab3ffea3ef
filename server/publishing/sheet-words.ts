import type { DeskKind } from "#contract/content/desk.ts";
import { blockOf, type Schema, shapeOf, wordsOf } from "#contract/content/field.ts";
import { inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
import { type Column, columnsOf, headings, tableRow } from "../content/csv.ts";

/** Translates a table's headings and choices between the folder's names and people's words. */
export class SheetWords {
	readonly columns: readonly Column[];
	readonly #heads: ReadonlyMap<string, Text>;
	readonly #choices: ReadonlyMap<string, Readonly<Record<string, Text>>>;

	constructor(kind: DeskKind) {
		const { schema } = tableRow(kind);
		const shape = shapeOf(schema);
		this.columns = columnsOf(schema);
		const heads = this.columns.flatMap((column) => {
			const { label } = wordsOf(shape[column.name] as Schema);
			if (!label) return [];
			return headings(column).map((heading, at) => [heading, headOf(label, column.languages[at])] as const);
		});
		this.#heads = new Map(heads);
		this.#choices = new Map(
			this.columns.flatMap(({ name }) => {
				const { choices } = wordsOf(blockOf(shape[name] as Schema).block);
				return choices ? [[name, choices] as const] : [];
			}),
		);
	}

	/** Heading in a language; the folder's name if two headings would read the same. */
	head(heading: string, lang: Lang): string {
		const head = this.#heads.get(heading)?.[lang];
		const isOne = [...this.#heads.values()].filter((other) => other[lang] === head).length === 1;
		return head !== undefined && isOne ? head : heading;
	}

	heading(typed: string): string | undefined {
		return this.columns
			.flatMap(headings)
			.find((each) => each === typed || languages.some((lang) => this.head(each, lang) === typed));
	}

	cell(column: string, value: string, lang: Lang): string {
		return this.#choices.get(column)?.[value]?.[lang] ?? value;
	}

	value(column: string, typed: string): string {
		const choices = Object.entries(this.#choices.get(column) ?? {});
		const meant = choices.find(([, words]) => languages.some((lang) => words[lang] === typed));
		return meant?.[0] ?? typed;
	}
}

function headOf(label: Text, of: string | undefined): Text {
	if (of === undefined) return label;
	return inEveryLanguage(
		(lang) => `${label[lang]} (${new Intl.DisplayNames(lang, { type: "language" }).of(of)})`,
	);
}
