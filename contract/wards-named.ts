const number = String.raw`\d{1,4}(?!\d)`;

const joiner = String.raw`\s*(?:,\s*(?:and|और|एवं|तथा)?|and|to|[-–&]|और|एवं|तथा|व|से)\s*`;

/** "Ward No. 12", "Wards 4, 7 and 19", "वार्ड संख्या 4, 7 एवं 19", "वार्ड 1 से 12": the word, then the numbers. */
const mention = new RegExp(
	String.raw`(\bwards?\b|वार्ड(?:ों)?)\s*(?:no(?:s|\.)*|numbers?|संख्या|सं\.?|नंबर|नं\.?|क्रमांक)?[\s#-]*(${number}(?:${joiner}${number})*)`,
	"giu",
);

const isRange = /^(?:to|[-–]|से)$/i;

export const latinDigits = (text: string) =>
	text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

function* rangesIn(text: string): Generator<readonly [from: number, to: number]> {
	for (const [, word = "", list = ""] of latinDigits(text).matchAll(mention)) {
		const parts = list.split(/(\d+)/).map((part) => part.trim());
		const numbers = parts.filter((_, place) => place % 2 === 1).map(Number);
		const between = parts.filter((_, place) => place % 2 === 0).slice(1, -1);
		// In "ward 7, 12 December" the second number is a day; a list of wards is in the plural, of three or closed by "and".
		const isList = /s$/i.test(word) || numbers.length > 2 || between.some((each) => each !== ",");
		for (const [place, number] of (isList ? numbers : numbers.slice(0, 1)).entries()) {
			yield [isRange.test(between[place - 1] ?? "") ? (numbers[place - 1] ?? number) : number, number];
		}
	}
}

export function wardsNamed(text: string): ReadonlySet<number> {
	const named = new Set<number>();
	for (const [from, to] of rangesIn(text)) for (let ward = from; ward <= to; ward += 1) named.add(ward);
	return named;
}

export const areWardsInTurn = (text: string) => [...rangesIn(text)].every(([from, to]) => from <= to);

export interface Said {
	readonly text: string;
	readonly isOfTown: boolean;
}

/** A ward's part of a text such as "Wards 1 to 12: 6 am. Wards 13 to 34: 7 am."; undefined if it names others alone. */
export function saidOf(text: string, ward: number): Said | undefined {
	if (text === "") return undefined;
	if (wardsNamed(text).size === 0) return { text, isOfTown: true };
	if (!wardsNamed(text).has(ward)) return undefined;
	const part = text.split(/(?=\bwards?\b|वार्ड)/iu).find((each) => wardsNamed(each).has(ward)) ?? text;
	const [, own] = /^[^:]*:\s*(.*?)(?:।|\.(?=\s+\p{Lu}|\s*$)|$)/su.exec(part) ?? [];
	return { text: own ?? text, isOfTown: false };
}
