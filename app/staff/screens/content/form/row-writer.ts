import { filesField } from "#contract/content/beside-row.ts";
import { isEmpty, isGroup, type Row, type RowValue, setAt } from "#contract/content/row.ts";
import { inEveryLanguage, type Lang, officialLanguage, type Text } from "#contract/language.ts";

/** Writes fields of the row in the form; several may change before the next rendering. */
export class RowWriter {
	row: Row = {};
	onChange: (row: Row) => void = () => {};

	readonly set = (path: string, part: RowValue): void => {
		const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
		this.row = setAt(this.row, steps, part) as Row;
		this.onChange(this.row);
	};

	/** Fills empty fields, and those that hold a former offer, one language at a time. */
	readonly offer = (field: string, words: Text, before: Text | undefined): void => {
		const written = this.row[field];
		const own = inEveryLanguage((lang) => (isGroup(written) ? String(written[lang] ?? "") : ""));
		const isFree = (lang: Lang) => own[lang].trim() === "" || own[lang] === before?.[lang];
		this.set(
			field,
			inEveryLanguage((lang) => (isFree(lang) ? words[lang] : own[lang])),
		);
	};

	readonly add = (list: string, items: readonly RowValue[]): void => {
		const there = this.row[list];
		this.set(list, [...(Array.isArray(there) ? there : []), ...items]);
	};

	/**
	 * Fills empty fields beside a chosen document.
	 *
	 * @param name of the file
	 */
	readonly fillDocument = (path: string, name: string): void => {
		const [list = "", place] = path.split(".");
		const documents = this.row[list];
		if (list !== filesField || !Array.isArray(documents)) return;
		const item = documents[Number(place)];
		if (!isGroup(item)) return;
		for (const [field, words] of Object.entries(documentWords(this.row, documents, name))) {
			if (isEmpty(item[field])) this.set(`${list}.${place}.${field}`, words);
		}
	};
}

/** Words of a document: the row's own, or its file's name if another has them. */
function documentWords(row: Row, documents: readonly RowValue[], name: string): Row {
	const stem = name.replace(/\.pdf$/i, "").replaceAll("_", " ");
	const isFirst = documents.every((each) => !isGroup(each) || isEmpty(each.title));
	const title = isFirst && !isEmpty(row.title) ? row.title : { en: stem, hi: stem };
	const isEnglish = /(?:^|[^a-z])(?:en|eng|english)(?:[^a-z]|$)/i.test(stem);
	return { ...(title && { title }), language: isEnglish ? "en" : officialLanguage };
}
