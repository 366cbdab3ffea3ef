import { expect, test } from "vitest";
import { suggestPassphrase } from "./passphrase.ts";
import { passphraseWords } from "./passphrase-words.ts";
import { passwords } from "./people/limits.ts";

test("a byte chooses a word: 256 different ones, in plain letters", () => {
	expect(new Set(passphraseWords).size).toBe(256);
	for (const word of passphraseWords) expect(word).toMatch(/^[a-z]{3,9}$/);
});

test("what is suggested is long enough, readable, and never twice the same", () => {
	const suggested = Array.from({ length: 200 }, suggestPassphrase);
	for (const each of suggested) {
		expect(each).toMatch(/^([a-z]+-){5}[1-9][0-9]$/);
		expect(each.length).toBeGreaterThanOrEqual(passwords.minLength);
	}
	expect(new Set(suggested).size).toBe(200);
});
