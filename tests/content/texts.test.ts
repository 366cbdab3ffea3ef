import { expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { textsTable } from "../../tools/texts.ts";
import { html, pathsIn } from "../support/pages.ts";

test("the table knows the words of the frame, of a screen and of each table of the contract", async () => {
	const table = await textsTable();
	for (const row of ["मुख्य सामग्री पर जाएँ", "Coming soon", "Ward List", "पहले से सहेजा हुआ पृष्ठ"]) {
		expect(table).toContain(row);
	}
});

/** Reads the words of a page, without its script and its addresses. */
async function wordsOf(path: string): Promise<string> {
	return (await html(path))
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
		.replace(/<!--[\s\S]*?-->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replace(/\s+/g, " ");
}

/** Ways of writing a number, a sum or a day that are not those of India. */
const strange: readonly (readonly [RegExp, string])[] = [
	[/\bRs\.?\s*\d|\bINR\s*\d|\d\s*₹|₹\s+\d/g, "rupees are written ₹1,000"],
	[/(?<![\d,.])\d{1,3},\d{3},\d{3}(?!\d)/g, "from a lakh on, digits stand in groups of two: 1,00,000"],
	[/₹\d{4,}/g, "thousands of rupees are grouped: ₹1,000"],
	[/[०-९]/g, "digits are western in both languages"],
	[
		/(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}|(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g,
		"days are written out: 25 September 2025",
	],
	[/(?<!\d)(0?[1-9]|1[0-2]):[0-5]\d\s*[AP]M\b/g, "times are written 10 am or 18:00"],
];

test.each(languages)("numbers, rupees and days are written in one way on every page in %s", async (lang) => {
	const found: string[] = [];
	for (const path of pathsIn(lang)) {
		const words = await wordsOf(path);
		for (const [way, rule] of strange) {
			for (const [hit] of words.matchAll(way)) found.push(`${path}: "${hit}" (${rule})`);
		}
	}
	expect(found).toEqual([]);
});

/** Two words that differ by their nukta alone: a meal and a compartment, jaggery and a Good Friday. */
const pairs = new Set(["ख़ाना खाना", "ख़ाने खाने", "गुड गुड़"]);

test("a Hindi word has its nukta and its chandrabindu everywhere or nowhere", async () => {
	const spellings = new Map<string, Set<string>>();
	const texts = [await textsTable()];
	for (const path of pathsIn("hi")) texts.push(await wordsOf(path));
	// A nukta is written as a sign of its own or within the letter; taken apart, both are the same.
	const written = texts.join(" ").normalize("NFD");
	for (const [word] of written.matchAll(/\p{sc=Deva}{2,}/gu)) {
		const bare = word.replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
		spellings.set(bare, (spellings.get(bare) ?? new Set()).add(word));
	}
	const twoWays = [...spellings.values()]
		.filter(({ size }) => size > 1)
		.map((words) => [...words].sort().join(" "));
	expect(twoWays.filter((words) => !pairs.has(words))).toEqual([]);
});

test("months of a day are in the language of the page", async () => {
	const english =
		/\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g;
	const strays: string[] = [];
	for (const path of pathsIn("hi")) {
		for (const [hit] of (await wordsOf(path)).matchAll(english)) strays.push(`${path}: ${hit}`);
	}
	expect(strays).toEqual([]);
});
