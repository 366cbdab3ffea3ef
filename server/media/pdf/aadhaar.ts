/** Verhoeff's tables: addition of digits, and permutation by position. */
const added = [
	"0123456789",
	"1234067895",
	"2340178956",
	"3401289567",
	"4012395678",
	"5987604321",
	"6598710432",
	"7659821043",
	"8765932104",
	"9876543210",
];
const placed = [
	"0123456789",
	"1576283094",
	"5803796142",
	"8916043527",
	"9453126870",
	"4286573901",
	"2793806415",
	"7046913258",
];

/** Twelve digits, alone or in groups of four, not in a longer number, not beginning with 0 or 1. */
const candidates =
	/(?<![\d.,/-])(?<!\d[ \u00a0])[2-9]\d{3}([ \u00a0\u2010-\u2014-]?)\d{4}\1\d{4}(?![ \u00a0-]?\d)/g;

export function aadhaarNumbersIn(text: string): readonly string[] {
	const latin = text.replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));
	const found = [...latin.matchAll(candidates)].map(([number]) => number.replace(/\D/g, ""));
	return [...new Set(found)].filter(hasCheckDigit);
}

function hasCheckDigit(number: string): boolean {
	let sum = 0;
	for (const [place, digit] of [...number].reverse().entries()) {
		sum = Number(added[sum]?.[Number(placed[place % 8]?.[Number(digit)])]);
	}
	return sum === 0;
}
