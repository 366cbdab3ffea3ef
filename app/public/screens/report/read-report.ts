import type { Read } from "#contract/content/kinds.ts";
import { fill, type Lang } from "#contract/language.ts";
import { reportWords as words } from "./words.ts";

export type Category = Read<"complaintCategories">[number];

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
		(mohallas ?? "")
			.split(/\s*,\s*/)
			.filter(Boolean)
			.map((mohalla, index) => ({
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
