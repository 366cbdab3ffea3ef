import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** The staff area's language in a browser of these languages, with what was chosen in it before. */
async function languageIn(languages: readonly string[], stored: string | null): Promise<string> {
	vi.resetModules();
	vi.stubGlobal("navigator", { languages });
	vi.stubGlobal("localStorage", { getItem: () => stored });
	return (await import("./staff-language.ts")).readStaffLanguage();
}

test.each([
	[["hi-IN", "en-US"], null, "hi"],
	[["hi"], null, "hi"],
	[["en-IN", "hi"], null, "en"],
	[["mr", "hi-IN"], null, "hi"],
	[["bn"], null, "en"],
	[[], null, "en"],
	[["hi-IN"], "en", "en"],
	[["en-US"], "hi", "hi"],
] as const)(
	"the desk opens in the browser's language until one was chosen: %s, chosen %s, in %s",
	async (languages, stored, lang) => {
		expect(await languageIn(languages, stored)).toBe(lang);
	},
);
