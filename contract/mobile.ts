/**
 * The ten digits of an Indian mobile number as people type it (requirements, Passwords): in the digits of any script; with
 * spaces, hyphens, brackets and dots; behind +91, 91, 0091 or 0. Undefined for anything else, so "+1 …" never becomes
 * somebody's account.
 */
export function tenDigits(typed: string): string | undefined {
	return /^(?:(?:\+|00)?91|0)?([6-9][0-9]{9})$/.exec(plainDigits(typed))?.[1];
}

/** A number without what people put between its digits, these as 0 to 9. */
export function plainDigits(typed: string): string {
	// \p{Cf}: a number copied from a list of contacts carries invisible marks of its direction. \u2212: Word and phones write a minus sign.
	return westernDigits(typed).replace(/[\s\p{Cf}\p{Pd}\u2212().]+/gu, "");
}

/** A text with the digits of every script as 0 to 9. */
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
