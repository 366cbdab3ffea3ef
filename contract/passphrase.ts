import { passphraseWords } from "./passphrase-words.ts";

/** Five of 256 words and two digits: 46 bits, beyond the allowed attempts. */
const wordCount = 5;

/** A password to read out: `kheer-nadi-pul-aam-mor-47` (requirements, Passwords). */
export function suggestPassphrase(): string {
	const drawn = [...crypto.getRandomValues(new Uint8Array(wordCount))].map((at) => passphraseWords[at]);
	return [...drawn, twoDigits()].join("-");
}

/** 10 to 99; a byte beyond the last multiple of 90 is drawn again, or it would favour low numbers. */
function twoDigits(): number {
	const span = 90;
	const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
	return drawn < span * 2 ? 10 + (drawn % span) : twoDigits();
}
