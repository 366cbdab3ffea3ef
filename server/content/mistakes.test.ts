import { expect, test } from "vitest";
import { devgarh, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
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
		{ file: "tables/wards.csv", row: 3, field: "population", found: '"5,1x0"', expected: "a whole number" },
	]);
	expect(mistakes.map(sentence)).toEqual([
		'tables/wards.csv, row 3, population: found "5,1x0", expected a whole number',
	]);
});

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
		'council.yaml, line 4, sample: found "perhaps", expected true or false',
		'home.yaml, line 36, highlights.1: found "lake.svg", expected a file below media/',
		'home.yaml, line 16, leaders.2: found "2", expected one that stands in tables/officers.csv',
		"tables/wards.csv, row 2, member_hi: found nothing, expected some text",
		'tables/officers.csv, row 3, id: found "1", expected one that no other row has (row 2 has it already)',
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
	expect(sentenceFor("portals.yaml", "vendors:", "venders:")).toBe(
		"portals.yaml, vendors: found nothing, expected this key: the site links to it",
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
		'leaders.2: found "14", expected one that stands in tables/officers.csv',
	);
	expect(sentenceFor("home.yaml", "cmHelpline, child]", "cmHelpline, chlid]")).toContain(
		'help.helplines.6: found "chlid", expected one that stands in tables/helplines.csv (did you mean "child"?)',
	);
	expect(sentenceFor("tables/board.csv", "4,,3,", "4,,9,")).toBe(
		'tables/board.csv, row 5, ward: found "9", expected one that stands in tables/wards.csv',
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
		"council.yaml, holidays: found nothing, expected a text in English and Hindi (en, hi)",
		expect.stringMatching(
			/^council.yaml, line 11, holiday: found a field called "holiday", expected one of the fields/,
		),
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
		'tables/notices.csv, row 2, date: found "2026-02-30", expected a date like 2025-09-25',
	);
	expect(sentenceFor("tables/notices.csv", "2026-10-05", "05/10/2026")).toContain("expected a date like");
});

test("a department, a colour or a class outside the list is a mistake that shows the list", () => {
	expect(sentenceFor("tables/employees.csv", "jalkal", "water")).toContain(
		"expected one of generalAdministration,",
	);
	expect(
		sentenceFor("tables/notices.csv", "2026-09-21,etender,complaints", "2026-09-21,etender,red"),
	).toContain('badge: found "red", expected papers, schemes, water, complaints or other');
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
	expect(mistakesOf({ "home.yaml": null }).map(sentence)).toEqual([
		"home.yaml: found no such file, expected this file",
	]);
	const acts = withTown({ "tables/acts.csv": null }, (folder) => openTown(folder).read("acts", "en"));
	expect(acts).toEqual([]);
});

test("a folder that isn't there is a mistake", () => {
	expect(() => openTown(`${devgarh}-elsewhere`)).toThrow("found no such folder");
	expect(() => openTown(`${devgarh}/home.yaml`)).toThrow("found no such folder");
});
