import { plainDigits, tenDigits, westernDigits } from "../mobile.ts";

/** Quasigroup of Damm's check digit, which detects single mistyped and swapped digits. */
const table = [
	"0317598642",
	"7092154863",
	"4206871359",
	"1750983426",
	"6123045978",
	"3674209581",
	"5869720134",
	"8945362017",
	"9438617205",
	"2581436790",
];

/** Check digit; 0 if the last digit is the others' check digit. */
export function checkDigit(digits: string): string {
	return [...digits].reduce((rest, digit) => table[Number(rest)]?.[Number(digit)] ?? "0", "0");
}

/** `26-004217-4`: year, serial, check digit. @param year such as 2026 */
export function complaintNumber(year: number, serial: number): string {
	const digits = `${String(year % 100).padStart(2, "0")}${String(serial).padStart(6, "0")}`;
	return `${digits.slice(0, 2)}-${digits.slice(2)}-${checkDigit(digits)}`;
}

/** Normalises a typed number (`No. २६/004217/3`); undefined if invalid. */
export function readNumber(typed: string): string | undefined {
	const digits = numberDigits(typed);
	if (!/^[2-9]\d{8,10}$/.test(digits) || checkDigit(digits) !== "0") return undefined;
	return `${digits.slice(0, 2)}-${digits.slice(2, -1)}-${digits.slice(-1)}`;
}

/** Accepts a number without its check digit, for staff who can look it up. */
export function completeNumber(typed: string): string | undefined {
	const [, year, serial] = /^([2-9]\d)(\d{6})$/.exec(numberDigits(typed)) ?? [];
	return year && serial ? complaintNumber(Number(year), Number(serial)) : readNumber(typed);
}

/** Whether a search is for a number, a serial alone or a mobile, so that every list is searched. */
export const namesOne = (typed: string): boolean =>
	(completeNumber(typed) ?? tenDigits(typed)) !== undefined || serialDigits.test(plainDigits(typed));

export const serialDigits = /^\d{2,6}$/;

function numberDigits(typed: string): string {
	return plainDigits(typed.replace(/^\P{Nd}+|\P{Nd}+$|[/_]/gu, ""));
}

/** Without look-alikes 0, O, 1 and I; five bits each. */
export const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const codeLength = 10;

/** Follow code such as `7K3M-9QXD-2A`. @param bits a whole number of at least 64 bits */
export function followCode(bits: bigint): string {
	const base = BigInt(codeAlphabet.length);
	let rest = bits;
	let signs = "";
	while (signs.length < codeLength) {
		signs += codeAlphabet[Number(rest % base)];
		rest /= base;
	}
	return grouped(signs);
}

const grouped = (signs: string) => `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;

export function readCode(typed: string): string | undefined {
	// No code has an O, so "Code" is a prefix.
	const signs = westernDigits(typed)
		.toUpperCase()
		.replace(/[^A-Z\d]+/g, "")
		.replace(/^CODE/, "");
	const isCode = signs.length === codeLength && [...signs].every((sign) => codeAlphabet.includes(sign));
	return isCode ? grouped(signs) : undefined;
}
