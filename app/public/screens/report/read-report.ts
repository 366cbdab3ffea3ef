import { mohallasIn } from "#contract/complaints/mohallas.ts";
import type { Read } from "#contract/content/kinds.ts";
import { fill, type Lang, languages } from "#contract/language.ts";
import { keysIn, phoneticKeys, plainLetters, wordsOf } from "#contract/phonetic-key.ts";
import { matches } from "../../../parts/in-page-search/matches.ts";
import type { PageContext } from "../../context.ts";
import { reportWords as words } from "./words.ts";

export type Category = Read<"complaintCategories">[number];

/** Categories that hold each typed word, in either language: by letters, or by sound if none does; all of them if nothing is typed. */
export function findCategories(all: readonly Category[], { door }: PageContext, typed: string) {
	const rows = languages.flatMap((lang) => door.read("complaintCategories", lang));
	const wanted = wordsOf(plainLetters(typed));
	const known = all.map((category) => {
		const own = rows.filter(({ key }) => key === category.key);
		return { category, text: own.map(({ title, words = "" }) => `${title} ${words}`).join(" ") };
	});
	const spelt = known.filter(({ text }) => wanted.every((word) => matches(word, text)));
	const sounds = wanted.map((word) => phoneticKeys(word));
	const found =
		spelt.length > 0
			? spelt
			: known.filter(({ text }) => {
					const keys = new Set(keysIn(text));
					return sounds.every((ways) => ways.some((key) => keys.has(key)));
				});
	return found.map(({ category }) => category);
}

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/**
 * Wards as people know them: each mohalla by its name, in the order of the alphabet, then the wards themselves. A value is the ward's number,
 * with a point and the mohalla's place behind it.
 */
export function wardChoices(wards: Read<"wards">, lang: Lang): readonly Choice[] {
	const mohallas = wards.flatMap(({ id, mohallas }) =>
		mohallasIn(mohallas).map((mohalla, index) => ({
			value: `${id}.${index + 1}`,
			label: fill(words.inWard[lang], { mohalla, id }),
		})),
	);
	return [
		{ value: "0", label: words.wardUnknown[lang] },
		...mohallas.toSorted((one, other) => one.label.localeCompare(other.label, lang)),
		...wards.map(({ id, name }) => ({ value: String(id), label: fill(words.wardOnly[lang], { id, name }) })),
	];
}
