import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import { expect, test } from "vitest";
import { devgarh } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { HindiWords } from "../../server/search/hindi/hindi-words.ts";
import { town } from "../support/town.ts";

/** Decision 37: words as people type them in Latin letters, written down before any result was seen. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const words: { latin: string; hindi: string }[] = parseCsv(readFileSync(here("hindi-words.csv"), "utf8"), {
	columns: true,
});
const demo = new HindiWords(town);
const small = new HindiWords(openTown(devgarh));

/** Many write neither the dot of फ़ nor the moon of ँ, and the word is the same. */
const plain = (word: string) => word.normalize("NFD").replaceAll("\u093C", "").replaceAll("ँ", "ं");

/** The share of the words that are among the first so many. */
function shareAmong(first: number, help: HindiWords): number {
	const right = words.filter(({ latin, hindi }) =>
		help.suggest(latin).slice(0, first).map(plain).includes(plain(hindi)),
	);
	return right.length / words.length;
}

test("of more than 300 words nine of ten are among the first three, and most are the first", () => {
	expect(words.length).toBeGreaterThan(300);
	expect(shareAmong(3, demo)).toBeGreaterThan(0.94);
	expect(shareAmong(1, demo)).toBeGreaterThan(0.88);
});

test("a council that has hardly written anything yet is helped with four of five", () => {
	expect(shareAmong(3, small)).toBeGreaterThan(0.81);
});

test("letters that nobody would read as a word aren't read in every way they could be, and the longest words are", () => {
	for (const junk of ["sh", "ksh", "chh", "shri"]) {
		expect(demo.suggest(junk.repeat(30 / junk.length)), junk).toEqual([]);
	}
	expect(demo.suggest("antarrashtriyakaranvidyalaya")).not.toEqual([]);
});

test("the council's own words come before others that sound alike", () => {
	expect(demo.suggest("janm")[0]).toBe("जन्म");
	expect(demo.suggest("Nagar")[0]).toBe("नगर");
});

test("a name that stands nowhere is written as it sounds", () => {
	expect(small.suggest("satendra")).toContain("सतेंद्र");
	expect(small.suggest("ramesh")).toContain("रमेश");
});

// The longest come to an end: each letter of them may be two of a Hindi word.
test("letters that no Hindi word has give few words or none, however many they are", () => {
	for (const typed of ["zzzzzzzz", "qqqq", "w", "a".repeat(30), "kh".repeat(15)]) {
		expect(demo.suggest(typed).length, typed).toBeLessThanOrEqual(5);
	}
});
