import { expect, test } from "vitest";
import { wantedLanguage } from "./send-error.ts";

test.each([
	[undefined, "en"],
	["", "en"],
	["*", "en"],
	["hi", "hi"],
	["hi-IN", "hi"],
	["hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7", "hi"],
	["en-IN,en;q=0.9,hi;q=0.8", "en"],
	["hi;q=0.1, en", "en"],
	["hi;q=0", "en"],
	["fr, hi;q=0.5", "hi"],
	["hi, en", "hi"],
	["en, hi", "en"],
	["hil", "en"],
	["hi;q=nonsense", "en"],
])("whoever asks for “%s” is answered in %s", (header, lang) => {
	expect(wantedLanguage(header)).toBe(lang);
});
