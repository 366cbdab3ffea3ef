import type { ComplaintFigures, Figures } from "#contract/complaints/figures.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { longMonth } from "../../words/dates.ts";

const words = {
	ward: { en: "Ward {key}: {name}", hi: "वार्ड {key}: {name}" },
	wardUnknown: { en: "Ward not known", hi: "वार्ड पता नहीं" },
	notListed: { en: "No longer listed", hi: "अब सूची में नहीं" },
} as const satisfies Readonly<Record<string, Text>>;

export type NamedFigures = Figures & { readonly name: string };

/** The rows of each group with their names in the reader's language, as page and open data show them. */
export function namedFigures(door: ContentDoor, lang: Lang, figures: ComplaintFigures | undefined) {
	const titles = new Map(door.read("complaintCategories", lang).map(({ key, title }) => [key, title]));
	const wards = new Map(door.read("wards", lang).map(({ id, name }) => [String(id), name]));
	const departments: Readonly<Partial<Record<string, Text>>> = departmentNames;
	const named = (rows: readonly Figures[] = [], nameOf: (key: string) => string): NamedFigures[] =>
		rows.map((row) => ({ ...row, name: nameOf(row.key) }));
	return {
		months: named(figures?.months, (key) => longMonth(`${key}-01`, lang)),
		departments: named(figures?.departments, (key) => departments[key]?.[lang] ?? words.notListed[lang]),
		categories: named(figures?.categories, (key) => titles.get(key) ?? words.notListed[lang]),
		wards: named(figures?.wards, (key) => {
			const name = wards.get(key);
			return name === undefined ? words.wardUnknown[lang] : fill(words.ward[lang], { key, name });
		}),
	};
}
