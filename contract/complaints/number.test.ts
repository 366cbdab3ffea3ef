import { expect, test } from "vitest";
import { asPeopleTypeNumbers } from "../../tests/support/typed.ts";
import {
	checkDigit,
	codeAlphabet,
	complaintNumber,
	completeNumber,
	followCode,
	readCode,
	readNumber,
} from "./number.ts";

test("a number says year and serial, and its last digit finds every digit that is mistyped and every two that are swapped", () => {
	// Damm's own example.
	expect(checkDigit("572")).toBe("4");
	const number = complaintNumber(2026, 4217);
	expect(number).toMatch(/^26-004217-\d$/);
	const digits = number.replaceAll("-", "");
	for (const [at, digit] of [...digits].entries()) {
		for (const other of "0123456789".replace(digit, "")) {
			expect(
				readNumber(digits.slice(0, at) + other + digits.slice(at + 1)),
				`${at} ${other}`,
			).toBeUndefined();
		}
		const next = digits[at + 1];
		if (next === undefined || next === digit) continue;
		expect(readNumber(digits.slice(0, at) + next + digit + digits.slice(at + 2)), `${at}`).toBeUndefined();
	}
});

test("a number is understood as people write and say it, and beyond a million too", () => {
	const number = complaintNumber(2026, 4217);
	for (const typed of asPeopleTypeNumbers(number)) expect(readNumber(typed), typed).toBe(number);
	const large = complaintNumber(2026, 1_234_567);
	expect(readNumber(large)).toBe(large);
	for (const wrong of ["", "26", "26-004217", "abc"]) expect(readNumber(wrong)).toBeUndefined();
	// Only at the desk, which looks it up.
	expect(completeNumber("No. 26/004217")).toBe(number);
});

test("a follow code has fifty bits in signs that aren't taken for each other, and is understood in small letters and without hyphens", () => {
	expect(new Set(codeAlphabet).size).toBe(32);
	expect(codeAlphabet).not.toMatch(/[01IO]/);
	const code = followCode(0x123456789abcdef0n);
	expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
	const signs = ["", " ", "\u2212", ".", "_", "/", "-\u200b"].map((sign) => code.replaceAll("-", sign));
	const before = ["\u200e", "Code: ", "कोड "].map((each) => each + code);
	for (const typed of [code.toLowerCase(), ` ${code}. `, ...signs, ...before])
		expect(readCode(typed), typed).toBe(code);
	for (const wrong of ["", "7K3M", `${code}2`, code.replace(/^./, "0")])
		expect(readCode(wrong)).toBeUndefined();
	expect(followCode(0n)).not.toBe(followCode(1n << 49n));
});
