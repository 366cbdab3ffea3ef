import { plainDigits, westernDigits } from "../mobile.ts";

/** The table of a quasigroup of order ten, by which Damm's check digit finds every mistyped digit and every two that are swapped. */
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

/** The check digit of a row of digits; 0 where the last of them is that of the others. */
export function checkDigit(digits: string): string {
	return [...digits].reduce((rest, digit) => table[Number(rest)]?.[Number(digit)] ?? "0", "0");
}

/** `26-004217-3`: year, serial, check digit. @param year such as 2026 */
export function complaintNumber(year: number, serial: number): string {
	const digits = `${String(year % 100).padStart(2, "0")}${String(serial).padStart(6, "0")}`;
	return `${digits.slice(0, 2)}-${digits.slice(2)}-${checkDigit(digits)}`;
}

/** A number as somebody types, pastes or says it (`No. २६/004217/3`) in its own form; undefined where it is none. */
export function readNumber(typed: string): string | undefined {
	const digits = numberDigits(typed);
	if (!/^[2-9]\d{8,10}$/.test(digits) || checkDigit(digits) !== "0") return undefined;
	return `${digits.slice(0, 2)}-${digits.slice(2, -1)}-${digits.slice(-1)}`;
}

/** A number that may lack its check digit, which only those need not have who can look it up. */
export function completeNumber(typed: string): string | undefined {
	const [, year, serial] = /^([2-9]\d)(\d{6})$/.exec(numberDigits(typed)) ?? [];
	return year && serial ? complaintNumber(Number(year), Number(serial)) : readNumber(typed);
}

/** The digits of a number, without what people say before it. */
function numberDigits(typed: string): string {
	return plainDigits(typed.replace(/^\P{Nd}+|\P{Nd}+$|[/_]/gu, ""));
}

/** Without look-alikes: no 0 and O, no 1 and I. Five bits each, so ten of them have 50. */
export const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const codeLength = 10;

/** `7K3M-9QXD-2A`: a follow code of a number, in groups that can be read out. @param bits a whole number of at least 64 bits */
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

/** A follow code as somebody types or pastes it, whatever is between its signs; undefined where it can't be one. */
export function readCode(typed: string): string | undefined {
	// "Code" itself can't begin one: no code has an O.
	const signs = westernDigits(typed)
		.toUpperCase()
		.replace(/[^A-Z\d]+/g, "")
		.replace(/^CODE/, "");
	const isCode = signs.length === codeLength && [...signs].every((sign) => codeAlphabet.includes(sign));
	return isCode ? grouped(signs) : undefined;
}
