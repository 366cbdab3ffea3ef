import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as fieldLabels from "./field-labels.ts";
import { languages, type Text } from "./language.ts";
import * as navigation from "./navigation.ts";
import * as outcomes from "./outcomes.ts";
import * as pageDescriptions from "./page-descriptions.ts";
import * as pages from "./pages.ts";
import * as permissions from "./permissions.ts";
import * as search from "./search.ts";

const folder = import.meta.dirname;

/** Modules that the browser carries: tables without schemas (zod would cost it 20 kB). */
const forTheBrowser = [
	"api.ts",
	"audit.ts",
	"call-path.ts",
	"complaints/clock.ts",
	"complaints/limits.ts",
	"complaints/moves.ts",
	"complaints/number.ts",
	"complaints/report-lines.ts",
	"content/desk-row.ts",
	"content/desk-services.ts",
	"content/desk.ts",
	"content/limits.ts",
	"document-kinds.ts",
	"field-labels.ts",
	"files.ts",
	"language.ts",
	"limits.ts",
	"media/limits.ts",
	"mobile.ts",
	"moments.ts",
	"navigation.ts",
	"office.ts",
	"outcomes.ts",
	"page-descriptions.ts",
	"passphrase-words.ts",
	"passphrase.ts",
	"pages.ts",
	"people/limits.ts",
	"permissions.ts",
	"phonetic-key.ts",
	"search.ts",
	"site-calls.ts",
	"site-outcomes.ts",
	"site/feedback.ts",
	"site/limits.ts",
];

const statement = /^(import|export)\s[^;]*?\sfrom\s+"([^"]+)"/gms;

function importsOf(file: string): { from: string; types: boolean }[] {
	return [...readFileSync(join(folder, file), "utf8").matchAll(statement)].map(([whole, , from = ""]) => ({
		from,
		types: /^(import|export) type\s/.test(whole),
	}));
}

/** Every text of both languages that a module exports, however deep. */
function textsIn(value: unknown, found: Text[] = []): Text[] {
	if (typeof value !== "object" || value === null) return found;
	const keys = Object.keys(value);
	if (languages.every((lang) => keys.includes(lang))) found.push(value as Text);
	else for (const inner of Object.values(value)) textsIn(inner, found);
	return found;
}

describe("the walls of contract/", () => {
	test.each(forTheBrowser)("%s brings no schema into the browser", (file) => {
		const values = importsOf(file).filter(({ types }) => !types);
		for (const { from } of values) expect(forTheBrowser).toContain(join(dirname(file), from));
	});

	test.each(
		Object.entries({ fieldLabels, navigation, outcomes, pageDescriptions, pages, permissions, search }),
	)("every text of %s.ts stands in both languages, the Hindi in Devanagari", (_, module) => {
		const texts = textsIn(module);
		expect(texts.length).toBeGreaterThan(0);
		for (const text of texts) {
			expect(text.en.trim(), text.hi).toMatch(/[A-Za-z]/);
			expect(text.en).not.toMatch(/\p{Script=Devanagari}/u);
			expect(text.hi.trim(), text.en).toMatch(/\p{Script=Devanagari}/u);
			// Latin digits in both languages; one spelling of each letter, or a search would miss it.
			expect(text.hi).not.toMatch(/[०-९]/u);
			expect(text.hi).toBe(text.hi.normalize("NFC"));
		}
	});
});
