import { expect, test } from "vitest";
import { type Changes, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { sentence } from "./mistakes.ts";

test("a placeholder takes the value in the reader's language", () => {
	withTown({}, (folder) => {
		const town = openTown(folder);
		expect(town.read("home", "en").tasks[0]?.figure).toBe("21 days");
		expect(town.read("home", "hi").tasks[0]?.figure).toBe("21 दिन");
		expect(town.read("home", "en").about.text).toMatch(/^Nagar Panchayat Devgarh looks after/);
		expect(town.read("home", "hi").about.text).toMatch(/^नगर पंचायत देवगढ़ नगर की गलियों/);
		expect(town.read("council", "hi").credit).toBe("लेखन: नगर पंचायत देवगढ़।");
	});
});

test("a number that is the same in both languages may stand anywhere", () => {
	withTown({}, (folder) => {
		const town = openTown(folder);
		expect(town.read("home", "hi").services[2]?.description).toBe("3 वार्डों में घर-घर से कूड़ा उठान।");
		expect(town.read("helplines", "en").at(-1)?.number).toBe("0000-000100");
	});
});

test("wards, people and employees are counted from their tables, so that no sentence contradicts a table", () => {
	const said = {
		"pages/introduction.yaml": replace(
			"has {facts.wards} wards.",
			"has {facts.wards} wards, {facts.population} people, {facts.employees} employees.",
		),
	};
	const introduction = (changes: Changes) =>
		withTown({ ...said, ...changes }, (folder) =>
			JSON.stringify(openTown(folder).read("introductionPage", "en")),
		);
	expect(introduction({})).toContain("has 3 wards, 6,005 people, 2 employees.");
	const another = {
		"tables/wards.csv": (text: string) =>
			`${text.trimEnd()}\n4,Bridge,पुल,191435,Amit Rai,अमित राय,,,00000 00204\n`,
	};
	expect(introduction(another)).toContain("has 4 wards, 1,97,440 people, 2 employees.");
});

test("a fact may hold another fact", () => {
	const change = replace("en: 21 days, hi: 21 दिन", 'en: "{facts.wards} weeks", hi: "{facts.wards} सप्ताह"');
	withTown({ "facts.yaml": change }, (folder) => {
		expect(openTown(folder).read("home", "hi").tasks[0]?.figure).toBe("3 सप्ताह");
	});
});

test("an unknown placeholder is a mistake, with the name that was probably meant", () => {
	const town = { "home.yaml": replace("Ask at the office, {council.helpline}.", "Ask, {council.helplin}.") };
	expect(mistakesOf(town).map(sentence)).toEqual([
		'home.yaml, line 45, importantLinks.3.note.en: found {council.helplin}, expected {council.…} or {facts.…} with a name that exists (did you mean "council.helpline"?)',
	]);
});

test("braces around anything else are a mistake too", () => {
	const town = { "tables/sanitation.csv": replace("before eight", "before {time}") };
	expect(mistakesOf(town).map(sentence)).toEqual([
		expect.stringContaining(
			"tables/sanitation.csv, row 2, description_en: found {time}, expected {council.…}",
		),
	]);
});

test("a placeholder in a document stands in quotation marks", () => {
	const town = { "council.yaml": replace('en: "Written by {council.name}."', "en: {council.name}") };
	expect(mistakesOf(town).map(sentence)).toEqual([
		"council.yaml, line 20, credit.en: found {council.name} without quotation marks around it, expected some text",
	]);
});

test("a value that leads back to itself is a mistake", () => {
	const change = replace("en: 21 days", 'en: "{facts.registrationDays}"');
	const [first] = mistakesOf({ "facts.yaml": change }).map(sentence);
	expect(first).toContain(
		"found {facts.registrationDays}, expected a value that doesn't lead back to itself",
	);
});

test("a text with two languages can't stand where there is one", () => {
	const town = { "tables/helplines.csv": replace("{council.helpline}", "{council.name}") };
	expect(mistakesOf(town).map(sentence).join()).toContain(
		"row 8, number: found {council.name}, expected a value that is the same in both languages",
	);
});

/** Facts that nobody has yet, each with the same words in both languages. */
const facts = (values: Readonly<Record<string, string>>) => (text: string) =>
	text +
	Object.entries(values)
		.map(
			([key, value]) =>
				`${key}: { value: ${JSON.stringify({ en: value, hi: value })}, asOn: 2026-11-02, source: x }\n`,
		)
		.join("");

test("a fact that names one which names a third is a mistake, told where it stands", () => {
	const deep = facts({ one: "{facts.two}", two: "{facts.three}", three: "three" });
	const used = replace("has {facts.wards} wards.", "has {facts.one} wards.");
	expect(mistakesOf({ "facts.yaml": deep, "pages/introduction.yaml": used }).map(sentence)).toEqual([
		expect.stringMatching(
			/^facts\.yaml, line \d+, one, value\.en: found \{facts\.two\}, expected a value without/,
		),
		expect.stringMatching(/^facts\.yaml, line \d+, one, value\.hi: /),
	]);
});

test("placeholders can't multiply: a text that gets longer than anybody reads is a mistake, found before any memory is full", () => {
	const many = facts({ long: "x".repeat(3900), wide: "{facts.long}".repeat(300) });
	const begun = process.memoryUsage().heapUsed;
	const [first, ...others] = mistakesOf({ "facts.yaml": many }).map(sentence);
	expect(first).toMatch(
		/^facts\.yaml, line \d+, wide, value\.en: found \{facts\.long\}, expected a text that has at most 20,000/,
	);
	expect(others).toHaveLength(1);
	// Nor does a row or page of many texts, each of which would be short enough.
	const texts = Array.from({ length: 40 }, () => `  - { en: "{facts.long}", hi: "{facts.long}" }\n`).join("");
	const story = `title: { en: x, hi: x }\ndate: 2026-10-12\npicture: pond.svg\nparagraphs:\n${texts}`;
	const all = mistakesOf({
		"facts.yaml": facts({ long: "x".repeat(3900) }),
		"stories/pond.yaml": () => story,
	}).map(sentence);
	expect(all.length).toBeGreaterThan(0);
	expect(all.every((each) => each.startsWith("stories/pond"))).toBe(true);
	expect(process.memoryUsage().heapUsed - begun).toBeLessThan(100_000_000);
});
