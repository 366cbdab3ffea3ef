import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Changes, devgarh, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { sentence, TownMistakes } from "./mistakes.ts";

/** The one mistake of a town in which one thing was spoiled, as a clerk reads it. */
function sentenceFor(file: string, what: string, by: string): string {
	const mistakes = mistakesOf({ [file]: replace(what, by) });
	expect(mistakes).toHaveLength(1);
	return mistakes.map(sentence).join();
}

test("a correct town has no mistakes", () => {
	expect(mistakesOf({})).toEqual([]);
});

test("a mistake names file, row, field, what was found and what was expected", () => {
	const mistakes = mistakesOf({ "tables/wards.csv": replace("2210", '"5,1x0"') });
	expect(mistakes).toEqual([
		{
			file: "tables/wards.csv",
			row: 3,
			field: "population",
			found: '"5,1x0"',
			expected: "a whole number",
			code: "number",
		},
	]);
	expect(mistakes.map(sentence)).toEqual([
		'tables/wards.csv, row 3, population: found "5,1x0", expected a whole number',
	]);
});

test.each([
	["1,1,2", "1,1,9", 'row 2, c2: found "9", expected one that is in tables/wards.csv', "ward"],
	["1,1,2", "1,1,x", 'row 2, c2: found "x", expected a whole number from 1', "ward"],
	[
		"2,3,",
		"2,3,1",
		'row 3, c2: found "1", expected a ward that has no other place (row 1 of the map has it)',
		"wardTwice",
	],
])(
	"a wrong place on the map of wards is told with its row, and what to do in both languages: %s, %s",
	(what, by, told, code) => {
		const mistakes = mistakesOf({ "tables/ward-map.csv": replace(what, by) });
		expect(mistakes.map(sentence)).toEqual([`tables/ward-map.csv, ${told}`]);
		expect(mistakes.map((each) => each.code)).toEqual([code]);
	},
);

test("all mistakes are told at once, in a list without a stack trace", () => {
	const changes = {
		"tables/wards.csv": replace("गीता नेगी", ""),
		"tables/officers.csv": replace("2,Arvind", "1,Arvind"),
		"home.yaml": replace("highlights: [pond.svg,", "highlights: [lake.svg,"),
		"council.yaml": replace("sample: true", "sample: perhaps"),
	};
	const error = withTown(changes, (folder) => {
		try {
			openTown(folder);
		} catch (caught) {
			return caught;
		}
	});
	expect(error).toBeInstanceOf(TownMistakes);
	const { message, stack, mistakes } = error as TownMistakes;
	expect(mistakes.map(sentence)).toEqual([
		'tables/officers.csv, row 3, id: found "1", expected one that no other row has (row 2 has it already)',
		'council.yaml, line 4, sample: found "perhaps", expected true or false',
		'home.yaml, line 36, highlights.1: found "lake.svg", expected a file below media/',
		'home.yaml, line 16, leaders.2: found "2", expected one that is in tables/officers.csv',
		"tables/wards.csv, row 2, member_hi: found nothing, expected some text",
	]);
	for (const mistake of mistakes) expect(message).toContain(sentence(mistake));
	expect(stack).toBe(message);
});

test("a text without its Hindi is a mistake", () => {
	expect(sentenceFor("tables/acts.csv", '"उत्तर प्रदेश नगर पालिका अधिनियम, 1916"', "")).toBe(
		"tables/acts.csv, row 2, title_hi: found nothing, expected some text",
	);
	expect(sentenceFor("council.yaml", "town: { en: Devgarh, hi: देवगढ़ }", "town: { en: Devgarh }")).toContain(
		"council.yaml, line 3, town.hi: found nothing, expected some text",
	);
	expect(sentenceFor("council.yaml", "hi: रविवार और सार्वजनिक अवकाश पर बंद", 'hi: " "')).toContain(
		"holidays.hi",
	);
});

test("a plain string where two languages are needed is a mistake", () => {
	expect(
		sentenceFor("home.yaml", "title: { en: The pond is clean again, hi: तालाब फिर साफ़ हुआ }", "title: Pond"),
	).toBe('home.yaml, line 35, news.title: found "Pond", expected a text in English and Hindi (en, hi)');
});

test("a note may be left out, but not in one language only", () => {
	expect(sentenceFor("tables/helplines.csv", "बच्चा ख़तरे में हो", "")).toContain("row 7, note_hi: found nothing");
});

test("an unknown picture is a mistake, with the name that was probably meant", () => {
	expect(sentenceFor("tables/home-photos.csv", "pond.svg", "pnod.svg")).toBe(
		'tables/home-photos.csv, row 2, src: found "pnod.svg", expected a file below media/ (did you mean "pond.svg"?)',
	);
});

test("a picture without title and description is a mistake", () => {
	const another = { "media/hill.svg": () => '<svg xmlns="" viewBox="0 0 4 3"/>' };
	const mistakes = mistakesOf({ ...another, "tables/news-photos.csv": replace("pond.svg", "hill.svg") });
	expect(mistakes.map(sentence)).toEqual([
		'tables/news-photos.csv, row 2, src: found "hill.svg", expected a picture with a row in tables/pictures.csv',
	]);
});

test("a film where a picture belongs is a mistake", () => {
	const mistakes = mistakesOf({ "tables/home-photos.csv": replace("pond.svg", "clip.mp4") });
	expect(mistakes.map(sentence)).toContain(
		'tables/home-photos.csv, row 2, src: found "clip.mp4", expected a picture (JPEG, PNG, WebP, AVIF or SVG)',
	);
});

test("a drawing that doesn't say its size doesn't stop the site: a neutral picture stands in its place", () => {
	const files = { "media/pond.svg": () => "<svg/>" };
	const [photo, problem] = withTown(files, (folder) => {
		const town = openTown(folder);
		return [town.read("homePhotos", "en")[0], town.media.get("pond.svg")?.problem];
	});
	expect(photo?.src).toMatchObject({ width: 600, height: 400 });
	expect(problem).toBe("is no SVG that says its width and height");
});

test("a gallery photo is described by its own row", () => {
	const another = { "media/hill.svg": () => '<svg xmlns="" viewBox="0 0 4 3"/>' };
	const gallery = {
		"tables/photos.csv": replace("सफ़ाई के बाद का तालाब,pond.svg", "सफ़ाई के बाद का तालाब,hill.svg"),
	};
	const shown = { "tables/news-photos.csv": replace("pond.svg", "hill.svg") };
	const photo = withTown(
		{ ...another, ...gallery, ...shown },
		(folder) => openTown(folder).read("newsPhotos", "hi")[0],
	);
	expect(photo?.src).toMatchObject({ width: 4, height: 3, title: "साफ़ तालाब", alt: "सफ़ाई के बाद का तालाब" });
});

test("a description of a picture that isn't there is a mistake", () => {
	const row = "\nlake.svg,The lake,झील,A lake,एक झील\n";
	const mistakes = mistakesOf({ "tables/pictures.csv": (text) => text.trimEnd() + row });
	expect(mistakes.map(sentence)).toEqual([
		'tables/pictures.csv, row 4, file: found "lake.svg", expected a file below media/',
	]);
});

test("a path that leads out of the media folder is a mistake", () => {
	for (const path of ["../council.yaml", "/etc/hostname", "a/../../council.yaml", ".hidden.svg"]) {
		expect(sentenceFor("tables/news-photos.csv", "pond.svg", path)).toContain("expected a file below media/");
	}
});

test("an unknown portal is a mistake, with the name that was probably meant", () => {
	expect(sentenceFor("tables/acts.csv", "indiaCode", "indiaCod")).toBe(
		'tables/acts.csv, row 2, portal: found "indiaCod", expected a key of portals.yaml (did you mean "indiaCode"?)',
	);
	expect(sentenceFor("home.yaml", "link: { portal: swachh }", "link: { portal: clean }")).toContain(
		'infoCards.1.link: found "clean", expected a key of portals.yaml',
	);
});

test("a portal that the site itself links to can't be left out", () => {
	expect(sentenceFor("portals.yaml", "directorate:", "directorat:")).toMatch(
		/^portals\.yaml, directorate: found nothing, expected this key: the site links to it \(is it the "directorat" of line \d+\?\)$/,
	);
});

test("a portal's address must be one that a browser can open", () => {
	for (const address of ["etender.up.nic.in", "javascript:alert(1)", "ftp://etender.up.nic.in", "https://"]) {
		expect(sentenceFor("portals.yaml", "https://etender.up.nic.in", `"${address}"`)).toContain(
			`portals.yaml, line 1, etender, address: found "${address}", expected an address that starts with`,
		);
	}
});

test("an unknown page is a mistake", () => {
	expect(sentenceFor("tables/departments.csv", "services", "service")).toBe(
		'tables/departments.csv, row 2, url: found "service", expected the name of a page (did you mean "services"?)',
	);
});

test("a link leads to a portal or to a page, not to both", () => {
	const both = "link: { page: contact, portal: swachh }";
	expect(sentenceFor("home.yaml", "link: { page: contact }", both)).toContain(
		"infoCards.3.link: found the fields page, portal, expected { portal: a key of portals.yaml } or",
	);
});

test("an unknown officer, ward or helpline is a mistake", () => {
	expect(sentenceFor("home.yaml", "leaders: [1, 2]", "leaders: [1, 14]")).toContain(
		'leaders.2: found "14", expected one that is in tables/officers.csv',
	);
	expect(sentenceFor("home.yaml", "cmHelpline, child]", "cmHelpline, chlid]")).toContain(
		'help.helplines.6: found "chlid", expected one that is in tables/helplines.csv (did you mean "child"?)',
	);
	expect(sentenceFor("tables/board.csv", "4,,3,", "4,,9,")).toBe(
		'tables/board.csv, row 5, ward: found "9", expected one that is in tables/wards.csv',
	);
});

test("a seat on the board belongs to an officer or to a ward", () => {
	expect(sentenceFor("tables/board.csv", "4,,3,", "4,1,3,")).toContain(
		"expected either an officer or a ward",
	);
});

test("a duplicate id is a mistake that names the earlier row", () => {
	expect(sentenceFor("tables/photos.csv", "2,The clean pond", "01,The clean pond")).toBe(
		'tables/photos.csv, row 3, id: found "1", expected one that no other row has (row 2 has it already)',
	);
	expect(sentenceFor("tables/helplines.csv", "council,", "police,")).toContain('row 8, key: found "police"');
});

test("an unknown field is a mistake, so that a typing error is not silent", () => {
	expect(mistakesOf({ "council.yaml": replace("holidays:", "holiday:") }).map(sentence)).toEqual([
		'council.yaml, line 11, holiday: found a field called "holiday", expected "holidays", which is missing',
	]);
	expect(sentenceFor("home.yaml", "date: 2026-10-12, note:", "dates: 2026-10-12, note:")).toContain(
		'infoCards.4.dates: found a field called "dates", expected one of the fields color, icon,',
	);
	for (const name of ["constructor", "__proto__", "toString"]) {
		expect(sentenceFor("home.yaml", "date: 2026-10-12, note:", `${name}: 2026-10-12, note:`)).toContain(
			`infoCards.4.${name}: found a field called "${name}"`,
		);
	}
	expect(sentenceFor("pension-schemes.yaml", "old-age:", "oldage:")).toContain(
		'oldage: found "oldage", expected one of the keys old-age, widow, handicap (did you mean "old-age"?)',
	);
});

test("a date that no calendar has is a mistake", () => {
	expect(sentenceFor("tables/notices.csv", "2026-10-05", "2026-02-30")).toBe(
		'tables/notices.csv, row 2, date: found "2026-02-30", expected a day of the calendar (February 2026 has 28 days)',
	);
	expect(sentenceFor("tables/notices.csv", "2026-10-05", "05/10/2026")).toContain("expected a date like");
});

test("a department, a colour or a class outside the list is a mistake that shows the list", () => {
	expect(sentenceFor("tables/employees.csv", "jalkal", "water")).toContain(
		"expected one of generalAdministration,",
	);
	expect(
		sentenceFor("tables/notices.csv", "2026-09-21,etender,complaints", "2026-09-21,etender,red"),
	).toContain('badge: found "red", expected one of papers, schemes, water, complaints, other');
	expect(sentenceFor("tables/contractors.csv", "तृतीय श्रेणी", "पंचम श्रेणी")).toContain(
		"expected one of प्रथम श्रेणी,",
	);
});

test("a list with too few or too many items is a mistake", () => {
	expect(sentenceFor("home.yaml", "leaders: [1, 2]", "leaders: [1]")).toContain(
		"leaders: found a list of 1, expected a list of 2",
	);
});

test("a missing document is a mistake, a missing table has no rows", () => {
	expect(mistakesOf({ "home.yaml": null }).map(sentence)).toEqual(["home.yaml: this file is missing"]);
	const alerts = withTown({ "tables/alerts.csv": null }, (folder) => openTown(folder).read("alerts", "en"));
	expect(alerts).toEqual([]);
});

test("a folder that isn't there is a mistake", () => {
	expect(() => openTown(`${devgarh}-elsewhere`)).toThrow("found no such folder");
	expect(() => openTown(`${devgarh}/home.yaml`)).toThrow("found no such folder");
});

/** Typical slips of a technician's first week, with all messages that they cause. */
const slips: readonly { slip: string; changes: Changes; said: readonly string[] }[] = [
	{
		slip: "braces doubled",
		changes: {
			"council.yaml": replace("town: { en: Devgarh, hi: देवगढ़ }", "town: {{ en: Devgarh, hi: देवगढ़ }}"),
		},
		said: [
			"council.yaml, line 3: found braces inside braces, expected one pair of braces, as in { en: Town, hi: नगर }",
		],
	},
	{
		slip: "only the opening quotation mark of a value lost, which many texts use",
		changes: { "council.yaml": replace('helpline: "0000-000100"', 'helpline: 0000-000100"') },
		said: ['council.yaml, line 8, helpline: found "0000-000100"", expected a telephone number'],
	},
	{
		slip: "a colon in a text without quotation marks",
		changes: { "council.yaml": replace("en: Closed on Sundays", "en: Closed: on Sundays") },
		said: [
			expect.stringMatching(
				/^council.yaml, line 11: found ": " inside a text between braces \("Closed: on Sundays.*"\), expected quotation marks around a text with ": " in it, and a comma between two fields$/,
			),
		],
	},
	{
		slip: "a colon in a text outside braces",
		changes: { "council.yaml": replace("updated: 2026-11-02", "updated: on: 2026-11-02") },
		said: [
			'council.yaml, line 25: found ": " inside a text ("on: 2026-11-02"), expected quotation marks around a text with ": " in it',
		],
	},
	{
		slip: "a field further right than the others",
		changes: { "council.yaml": replace("updated:", "  updated:") },
		said: [
			"council.yaml, updated: found nothing, expected a date like 2025-09-25",
			'council.yaml, line 25, webInformationManager.updated: found a field called "updated", expected one of the fields name, phone, email',
		],
	},
	{
		slip: "a tab before a field",
		changes: { "council.yaml": replace("  picture: pond.svg", "\tpicture: pond.svg") },
		said: ["council.yaml, line 19: found a tab at the beginning of the line, expected spaces"],
	},
	{
		slip: "a quotation mark of YAML never closed",
		changes: { "council.yaml": replace('phone: "0000-000101"', 'phone: "0000-000101') },
		said: [
			"council.yaml, line 23: found a quotation mark that is opened and never closed, expected a second one that closes it",
		],
	},
	{
		slip: "a text that begins with @",
		changes: { "council.yaml": replace("email: office@", "email: @office@") },
		said: ["council.yaml, line 9: found a text that begins with @, expected quotation marks around it"],
	},
	{
		slip: "a field without a colon",
		changes: { "council.yaml": replace("updated: 2026-11-02", "updated 2026-11-02") },
		said: [
			"council.yaml, line 25: found a line without a field, expected the field's name, a colon and a space before each value",
		],
	},
	{
		slip: "a field written with a capital letter, which many texts use",
		changes: { "council.yaml": replace("helpline:", "Helpline:") },
		said: [
			'council.yaml, line 8, Helpline: found a field called "Helpline", expected "helpline", which is missing',
		],
	},
	{
		slip: "an e-mail address with a space, which many texts use",
		changes: { "council.yaml": replace("office@devgarh", "office @devgarh") },
		said: ['council.yaml, line 9, email: found "office @devgarh.example", expected an e-mail address'],
	},
	{
		slip: "the key of a portal misspelt that other files use",
		changes: { "portals.yaml": replace("etender:", "etendr:") },
		said: [
			'portals.yaml, etender: found nothing, expected this key: the site links to it (is it the "etendr" of line 1?)',
		],
	},
	{
		slip: "the heading of a column misspelt in a table that others refer to",
		changes: { "tables/wards.csv": replace("population", "poulation") },
		said: [
			'tables/wards.csv, row 1, poulation: found a column called "poulation", expected only the columns id, name_en, name_hi, population, member_en, member_hi, phone, mohallas_en, mohallas_hi (did you mean "population"?)',
		],
	},
	{
		slip: "the number of a row that others refer to spoiled",
		changes: { "tables/wards.csv": replace("\n1,", "\nI,") },
		said: ['tables/wards.csv, row 2, id: found "I", expected a whole number from 1'],
	},
	{
		slip: "a row of pictures.csv with a comma too many",
		changes: { "tables/pictures.csv": replace("A hill above a pond", "A hill, above a pond") },
		said: [
			"tables/pictures.csv, row 2: found 6 cells, expected 5 (put quotation marks around a cell with a comma in it)",
		],
	},
	{
		slip: "the 31st of November",
		changes: { "tables/notices.csv": replace("2026-11-10", "2026-11-31") },
		said: [
			'tables/notices.csv, row 2, closes: found "2026-11-31", expected a day of the calendar (November 2026 has 30 days)',
		],
	},
	{
		slip: "a thirteenth month",
		changes: { "tables/notices.csv": replace("2026-11-10", "2026-13-10") },
		said: ['tables/notices.csv, row 2, closes: found "2026-13-10", expected a month from 01 to 12'],
	},
	{
		slip: "a date as Excel counts it",
		changes: { "tables/notices.csv": replace("2026-11-10", "46348") },
		said: [
			'tables/notices.csv, row 2, closes: found "46348", expected a date like 2025-09-25 (46348 is how Excel counts 2026-11-22: format the column as text, then write the dates)',
		],
	},
	...["20-11-2026", "20/11/2026", "20.11.2026"].map((date) => ({
		slip: `a date as people write it: ${date}`,
		changes: { "tables/notices.csv": replace("2026-11-10", date) },
		said: [
			`tables/notices.csv, row 2, closes: found "${date}", expected a date like 2025-09-25, the year first: 2026-11-20`,
		],
	})),
	{
		slip: "a date in words",
		changes: { "tables/notices.csv": replace("2026-11-10", "31 Nov") },
		said: ['tables/notices.csv, row 2, closes: found "31 Nov", expected a date like 2025-09-25'],
	},
	{
		slip: "an alert that ends on no day",
		changes: { "tables/alerts.csv": replace("2025-07-02 18:00", "2025-06-31 18:00") },
		said: [
			'tables/alerts.csv, row 2, ends: found "2025-06-31 18:00", expected a day of the calendar (June 2025 has 30 days)',
		],
	},
	{
		slip: "an alert that ends at no hour",
		changes: { "tables/alerts.csv": replace("2025-07-02 18:00", "2025-07-02 6 pm") },
		said: [
			'tables/alerts.csv, row 2, ends: found "2025-07-02 6 pm", expected a date like 2026-11-21, or with its time 2026-11-21 06:00',
		],
	},
	{
		slip: "a date that counts from today in a real town",
		changes: {
			"council.yaml": replace("sample: true", "sample: false"),
			"tables/notices.csv": replace("2026-10-05", "today-2"),
		},
		said: [
			'tables/notices.csv, row 2, date: found "today-2", expected a date like 2025-09-25 (only a sample counts from today)',
		],
	},
	{
		slip: "a quotation mark of a spreadsheet never closed, with others after it",
		changes: { "tables/search-words.csv": replace('"broom, jhadu"', '"broom, jhadu') },
		said: [
			expect.stringMatching(
				/^tables\/search-words.csv, row 2, words_en: found a quotation mark \("\) in the wrong place/,
			),
		],
	},
	{
		slip: "an icon that there isn't",
		changes: { "tables/sanitation.csv": replace("broom", "brom") },
		said: [
			expect.stringMatching(
				/^tables\/sanitation.csv, row 2, icon: found "brom", expected one of alert, .*, woman \(did you mean "broom"\?\)$/,
			),
		],
	},
	{
		slip: "a table under a name that is nearly right",
		changes: moved("tables/helplines.csv", "tables/helpline.csv"),
		said: [
			"tables/helpline.csv: found a file that the site doesn't read, expected helplines.csv, which is missing",
		],
	},
	{
		slip: "a table as a spreadsheet program keeps it",
		changes: moved("tables/notices.csv", "tables/notices.xlsx"),
		said: [
			"tables/notices.xlsx: found a file that the site doesn't read, expected notices.csv, which is missing",
		],
	},
	{
		slip: "a document under a name that is nearly right",
		changes: moved("pages/wards.yaml", "pages/ward.yml"),
		said: ["pages/ward.yml: found a file that the site doesn't read, expected wards.yaml, which is missing"],
	},
	{
		slip: "the council's own file under another name, which many texts use",
		changes: moved("council.yaml", "councils.yaml"),
		said: ["councils.yaml: found a file that the site doesn't read, expected council.yaml, which is missing"],
	},
	{
		slip: "a copy beside a table",
		changes: { "tables/wards (1).csv": () => "" },
		said: [
			expect.stringMatching(
				/^tables\/wards \(1\).csv: found a file that the site doesn't read, expected only the files pictures.csv, .* here \(did you mean "wards.csv"\?\)$/,
			),
		],
	},
	{
		slip: "a file that the site knows nothing of",
		changes: { "weather.yaml": () => "a: b\n" },
		said: [
			"weather.yaml: found a file that the site doesn't read, expected only the files council.yaml, menus.yaml, facts.yaml, portals.yaml, home.yaml, pension-schemes.yaml here",
		],
	},
	{
		slip: "a page of one's own at an address of the site",
		changes: { "own-pages/parking.yaml": replace("/services/parking", "/info/notices") },
		said: [
			'own-pages/parking.yaml, line 1, path: found "/info/notices", expected an address that no page of the site has',
		],
	},
	{
		slip: "two pages of one's own at one address",
		changes: { "own-pages/parking.yaml": replace("/services/parking", "/info/budget") },
		said: [
			'own-pages/parking.yaml, line 1, path: found "/info/budget", expected an address that isn\'t that of the page budget',
		],
	},
	{
		slip: "a page of one's own below the staff area",
		changes: { "own-pages/parking.yaml": replace("/services/parking", "/admin/parking") },
		said: [
			expect.stringMatching(
				/^own-pages\/parking\.yaml, line 1, path: found "\/admin\/parking", expected an address that doesn't begin with \/admin,/,
			),
		],
	},
	{
		slip: "a page of one's own that is called like one of the site's",
		changes: { "own-pages/parking.yaml": null, "own-pages/wards.yaml": () => "path: /parking\n" },
		said: expect.arrayContaining([
			'own-pages/wards.yaml, line 1, path: a page of the site is called "wards" already; give the file another name',
		]),
	},
	{
		slip: "a page of one's own that says nothing",
		changes: { "own-pages/parking.yaml": (yaml: string) => yaml.slice(0, yaml.indexOf("sections:")) },
		said: [
			"own-pages/parking.yaml, sections: found nothing, expected sections, or the fields of a service under service",
		],
	},
	{
		slip: "a page about a service with a section that its service has already",
		changes: { "own-pages/water-connection.yaml": replace("id: charges", "id: documents") },
		said: [
			'own-pages/water-connection.yaml, line 29, sections.1.id: found "documents", expected an id that no section of a service has (why, who, fee-and-time, documents, steps, other-ways, next, wrong, forms, questions)',
		],
	},
	{
		slip: "a fact at a glance that takes a second look",
		changes: {
			"own-pages/water-connection.yaml": replace(
				"time: { en: 15 days, hi: 15 दिन }",
				"time: { en: Within 15 days of your application, hi: 15 दिन }",
			),
		},
		said: [
			'own-pages/water-connection.yaml, line 13, service.atAGlance.time: found "Within 15 days of your application", expected at most 24 letters',
		],
	},
	{
		slip: "a page of one's own in a file of another kind",
		changes: { "own-pages/Parking.yml": () => "path: /parking\n" },
		said: [
			"own-pages/Parking.yml: found a file that the site doesn't read, expected only files called like parking.yaml here, of small Latin letters, digits and hyphens",
		],
	},
	{
		slip: "a link to a page that the council doesn't have",
		changes: {
			"menus.yaml": replace("[galleryPage, divyangPension]", "[galleryPage, divyangPension, reach, wards]"),
		},
		said: expect.arrayContaining([
			expect.stringMatching(
				/^menus\.yaml, line \d+, menus\.schemes\.4\.page: found "wards", expected a page that menus\.yaml doesn't hide$/,
			),
		]),
	},
	{
		slip: "a page that every council must have, hidden",
		changes: { "menus.yaml": replace("[galleryPage,", "[rightToInformation,") },
		said: expect.arrayContaining([
			expect.stringMatching(
				/^menus\.yaml, line 2, hide\.1: found "rightToInformation", expected one of achievements, boardMembers,/,
			),
		]),
	},
	{
		slip: "a page of the staff in a public menu",
		changes: { "menus.yaml": replace("- page: contact", "- page: dashboard") },
		said: [
			expect.stringMatching(
				/^menus\.yaml, line \d+, menus\.top\.1\.page: found "dashboard", expected the name of a page/,
			),
		],
	},
	{
		slip: "an entry of a menu that leads nowhere, and one that leads to two places",
		changes: {
			"menus.yaml": (text) =>
				text
					.replace("- page: widowPension", "- {}")
					.replace("- page: wards", "- { page: wards, portal: pensions }"),
		},
		said: [
			expect.stringMatching(
				/^menus\.yaml, line \d+, menus\.schemes\.2: found .*, expected one of page, portal and soon$/,
			),
			expect.stringMatching(
				/^menus\.yaml, line \d+, menus\.schemes\.4: found .*, expected one of page, portal and soon$/,
			),
		],
	},
	{
		slip: "a document that isn't there, one that is no PDF, and one of a notice that doesn't exist",
		changes: {
			"tables/documents.csv": (text) =>
				text
					.replace("documents/budget-2026.pdf", "documents/budget.pdf")
					.replace("bye-laws.pdf", "bye-laws.doc")
					.replace(",1,\n", ",77,\n"),
		},
		said: [
			'tables/documents.csv, row 2, file: found "documents/budget.pdf", expected a file below media/ (did you mean "documents/budget-2026.pdf"?)',
			'tables/documents.csv, row 5, file: found "documents/bye-laws.doc", expected a PDF file below media/, such as documents/budget-2026.pdf',
			'tables/documents.csv, row 6, notice: found "77", expected one that is in tables/notices.csv',
		],
	},
	{
		slip: "a picture that is called .pdf",
		changes: { "media/documents/budget-2026.pdf": () => "<svg/>" },
		said: [
			'tables/documents.csv, row 2, file: found "documents/budget-2026.pdf", expected a PDF; this file is called .pdf and isn\'t one',
		],
	},
	{
		slip: "a document that a page names and no row has",
		changes: { "own-pages/parking.yaml": replace("documents: [3]", "documents: [33]") },
		said: [
			expect.stringMatching(
				/^own-pages\/parking\.yaml, line \d+, sections\.2\.documents\.1: found "33", expected the id of a row in tables\/documents\.csv$/,
			),
		],
	},
	{
		slip: "a figure that a table holds, written a second time",
		changes: { "facts.yaml": (text) => `${text}wards: { value: 34, asOn: 2026-11-02, source: Council }\n` },
		said: [
			"facts.yaml, line 3, wards: is counted from tables/wards.csv; delete this line, {facts.wards} goes on working",
		],
	},
	{
		slip: "a letter that nobody sees, copied along",
		changes: { "tables/acts.csv": replace("Parking bye-laws", "Parking \u202Ebye-laws") },
		said: [
			expect.stringMatching(
				/^tables\/acts\.csv, row 3, title_en: found ".*", expected text without the invisible character U\+202E$/,
			),
		],
	},
	{
		slip: "an emblem with a script",
		changes: {
			"media/emblem.svg": (text) => text.replace("</svg>", "<script>alert(1)</script></svg>"),
			"council.yaml": replace("onDark: emblem.svg", "onDark: pond.svg"),
		},
		said: [
			"council.yaml, line 13, emblem.onLight: the emblem media/emblem.svg holds a script; put one there that is safe and whole",
		],
	},
];

/** A file under another name. */
function moved(from: string, to: string): Changes {
	const text = readFileSync(join(devgarh, from), "utf8");
	return { [from]: null, [to]: () => text };
}

test.each(slips)("$slip: all that is said is what to do", ({ changes, said }) => {
	expect(mistakesOf(changes).map(sentence)).toEqual(said);
});

test.each(["pages", "tables", "media"])("%s/ with a capital letter is one mistake", (name) => {
	const [mistake, ...others] = withTown({}, (folder) => {
		const capital = name.charAt(0).toUpperCase() + name.slice(1);
		renameSync(join(folder, name), join(folder, capital));
		return caughtIn(folder);
	});
	expect(mistake).toMatch(
		/^(Pages|Tables|Media)\/: found a folder that the site doesn't read, expected only the/,
	);
	expect(mistake).toContain(`(did you mean "${name}"?)`);
	expect(others).toEqual([]);
});

test("a folder that is missing is one mistake", () => {
	expect(mistakesOf({ pages: null }).map(sentence)).toEqual(["pages/: this folder is missing"]);
});

test("notes for people, and what editors and systems leave behind, may lie in the folder", () => {
	const names = [
		"README.md",
		"LICENSE",
		"notes.txt",
		".gitignore",
		".~lock.wards.csv#",
		"~$wards.xlsx",
		"Thumbs.db",
	];
	const files = names.flatMap((name) => [name, `tables/${name}`, `pages/${name}`]);
	expect(mistakesOf(Object.fromEntries(files.map((file) => [file, () => "x"])))).toEqual([]);
});

function caughtIn(folder: string): readonly string[] {
	try {
		openTown(folder);
		return [];
	} catch (error) {
		return (error as TownMistakes).mistakes.map(sentence);
	}
}

test("a row with more cells than its table has heads is a mistake, and one with fewer is none", () => {
	const table = (more: string) =>
		`    table:
      term: { en: Vehicle, hi: वाहन }
      text: { en: Where, hi: कहाँ }
      more: [{ en: Day, hi: दिन }, { en: Night, hi: रात }]
      rows:
        - { term: { en: Car, hi: कार }, text: { en: At the pond, hi: तालाब पर }, more: [${more}] }
`;
	const parking = (more: string) => ({
		"own-pages/parking.yaml": (text: string) =>
			text.replace(/^ {2}- id: pass$/m, `${table(more)}  - id: pass`),
	});
	expect(mistakesOf(parking('"₹20"'))).toEqual([]);
	expect(mistakesOf(parking('"₹20", { en: Free, hi: मुफ़्त }, "3"')).map(sentence).join()).toContain(
		"expected at most 2 cells, for so many heads has the table under more",
	);
});
