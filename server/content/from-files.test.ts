import { expect, test } from "vitest";
import { documentKindOf } from "#contract/content/door.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { languages } from "#contract/language.ts";
import { type Changes, devgarh, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";

const town = openTown(devgarh);
const kindNames = Object.keys(kinds) as ContentKind[];

/** Every object inside a value, the value included. */
function objectsIn(value: unknown): object[] {
	if (typeof value !== "object" || value === null) return [];
	return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** The words of pages that this council doesn't have. */
const left = town.written.menus.hide.map(documentKindOf);

for (const kind of kindNames.filter((kind) => !left.includes(kind))) {
	test(`${kind} reads as plain strings in both languages, with nothing left to resolve`, () => {
		for (const lang of languages) {
			for (const part of objectsIn(town.read(kind, lang))) {
				expect(Object.keys(part)).not.toEqual(["en", "hi"]);
				expect(Object.keys(part).filter((name) => name.startsWith("$"))).toEqual([]);
			}
			expect(JSON.stringify(town.read(kind, lang))).not.toMatch(/[{]council|[{]facts/);
		}
	});

	test(`${kind} is worked out once and can't be changed by one of its readers`, () => {
		expect(town.read(kind, "hi")).toBe(town.read(kind, "hi"));
		for (const part of objectsIn(town.read(kind, "hi"))) expect(part).toSatisfy(Object.isFrozen);
	});
}

test("a picture comes with address, size, title and text alternative in the reader's language", () => {
	expect(town.read("homePhotos", "hi")[0]?.src).toEqual({
		src: expect.stringMatching(/^\/media\/pond\.svg\?v=[\w-]{10}$/),
		width: 640,
		height: 360,
		alt: "सुबह पहाड़ी के नीचे तालाब",
		title: "तालाब",
	});
});

test("a picture says which point stays in view where a page crops it, and a wrong one is told", () => {
	const withFocus = (focus: string) => ({
		"tables/pictures.csv": (text: string) =>
			text
				.replace(/hi$/m, "hi,focus")
				.replace(/^(emblem.*)$/m, "$1,")
				.replace(/^(pond.*)$/m, `$1,${focus}`),
	});
	const focusOf = (folder: string) => openTown(folder).read("homePhotos", "en")[0]?.src.focus;
	expect(withTown(withFocus("30 81"), focusOf)).toBe("x3 y8");
	expect(withTown(withFocus(""), focusOf)).toBeUndefined();
	expect(() => withTown(withFocus("30 181"), focusOf)).toThrow("whole numbers from 0 to 100");
});

test("a picture that was changed has another address, so that browsers may keep the old one for ever", () => {
	const addressOf = (folder: string) => openTown(folder).read("homePhotos", "en")[0]?.src.src;
	const before = addressOf(devgarh);
	expect(withTown({}, addressOf)).toBe(before);
	expect(withTown({ "media/pond.svg": replace("#5fa3b8", "#5fa3b9") }, addressOf)).not.toBe(before);
});

test("a portal comes with its name, address and host, and says whether the government runs it", () => {
	expect(town.read("notices", "hi")[0]?.portal).toEqual({
		name: "ई-प्रोक्योरमेंट प्रणाली",
		address: "https://etender.up.nic.in",
		host: "etender.up.nic.in",
		government: true,
	});
	expect(town.read("portals", "en").etender.host).toBe("etender.up.nic.in");
});

test("a page of ours comes with its address and title in the reader's language", () => {
	expect(town.read("home", "en").news.page.href).toBe("/news/event");
	expect(town.read("home", "hi").news.page.href).toBe("/hi/news/event");
	expect(town.read("home", "hi").news.page.title).toMatch(/\p{Script=Devanagari}/u);
});

test("a contractor's phone is a number, a string, null or missing, as the office's list has it", () => {
	const phones = town.read("contractors", "en").map((row) => row.Phone_Number);
	expect(phones).toEqual([301, "00000 00302", undefined, null]);
});

test("a video is a file of our own or an address elsewhere", () => {
	expect(town.read("videos", "en").map((row) => row.url)).toEqual([
		expect.stringMatching(/^\/media\/clip\.mp4\?v=/),
		"https://www.youtube.com/watch?v=Devgarh0001",
	]);
});

test("a column that the council hides never leaves the door", () => {
	expect(town.read("employees", "en").map((row) => row.fatherName)).toEqual(["", ""]);
	const shown = { "council.yaml": replace("hiddenColumns: [employees.fatherName]", "") };
	withTown(shown, (folder) => {
		expect(openTown(folder).read("employees", "en")[0]?.fatherName).toBe("Sohan Pal");
		expect(openTown(folder).read("council", "en").hiddenColumns).toEqual([]);
	});
});

test("a file that nothing refers to is not served, also if only its description is written", () => {
	const files = {
		"media/draft-tender.pdf": () => "%PDF-1.7",
		"media/hill.svg": () => '<svg xmlns="" viewBox="0 0 4 3"/>',
		"tables/pictures.csv": (text: string) => `${text.trimEnd()}\nhill.svg,The hill,पहाड़ी,A hill,एक पहाड़ी\n`,
	};
	const served = (changes: Changes) => withTown(changes, (folder) => [...openTown(folder).media.keys()]);
	expect(served(files)).toEqual(served({}));
	expect(served({ ...files, "tables/news-photos.csv": replace("pond.svg", "hill.svg") })).toContain(
		"hill.svg",
	);
});
