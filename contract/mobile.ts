/**
 * Ten digits of an Indian mobile number (requirements, Passwords), in any script, with spaces, hyphens, brackets or dots, behind
 * +91, 91, 0091 or 0. Undefined otherwise, so "+1 …" never becomes somebody's account.
 */
export function tenDigits(typed: string): string | undefined {
	return /^(?:(?:\+|00)?91|0)?([6-9][0-9]{9})$/.exec(plainDigits(typed))?.[1];
}

/** The digits of a number or of a part of one, without the country's code; undefined for any other text. */
export function digitsOf(typed: string): string | undefined {
	const [, digits] = /^(?:\+91|0091|(?:91|0)(?=\d{10}$)|\+)?(\d+)$/.exec(plainDigits(typed)) ?? [];
	return digits;
}

export function plainDigits(typed: string): string {
	// \p{Cf}: marks of direction in copied numbers. \u2212: a minus sign, written by Word and phones.
	return westernDigits(typed).replace(/[\s\p{Cf}\p{Pd}\u2212().]+/gu, "");
}

export function westernDigits(text: string): string {
	return text.normalize("NFKC").replace(/\p{Nd}/gu, westernDigit);
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode has the digits of each script in one row from its zero on. */
function westernDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (isDigit(zero - 1)) zero -= 1;
	return String((code - zero) % 10);
}
