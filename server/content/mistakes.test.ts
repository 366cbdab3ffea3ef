import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Changes, devgarh, mistakesOf, replace, withTown } from "./devgarh.fixture.ts";
import { openTown } from "./from-files.ts";
import { sentence, TownMistakes } from "./mistakes.ts";

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

test("a missing document is a mistake, a missing table has no rows", () => {
	expect(mistakesOf({ "home.yaml": null }).map(sentence)).toEqual(["home.yaml: this file is missing"]);
	const alerts = withTown({ "tables/alerts.csv": null }, (folder) => openTown(folder).read("alerts", "en"));
	expect(alerts).toEqual([]);
});

test("a folder that isn't there is a mistake", () => {
	expect(() => openTown(`${devgarh}-elsewhere`)).toThrow("found no such folder");
	expect(() => openTown(`${devgarh}/home.yaml`)).toThrow("found no such folder");
});

/**
 * Slips of a technician's first week: each with what was written (`old ⇒ new`, a file moved, or words put at a file's end) and with all
 * that is said of it, `…` for any words.
 */
const slips = String.raw`
# a text without its Hindi
tables/acts.csv: "उत्तर प्रदेश नगर पालिका अधिनियम, 1916" ⇒
tables/acts.csv, row 2, title_hi: found nothing, expected some text
# a name in one language
council.yaml: town: { en: Devgarh, hi: देवगढ़ } ⇒ town: { en: Devgarh }
council.yaml, line 3, town.hi: found nothing, expected some text
# a text of blanks
council.yaml: hi: रविवार और सार्वजनिक अवकाश पर बंद ⇒ hi: " "
…holidays.hi…
# a plain string where two languages are needed
home.yaml: title: { en: The pond is clean again, hi: तालाब फिर साफ़ हुआ } ⇒ title: Pond
home.yaml, line 35, news.title: found "Pond", expected a text in English and Hindi (en, hi)
# a note, which may be left out, left out in one language only
tables/helplines.csv: बच्चा ख़तरे में हो ⇒
tables/helplines.csv, row 7, note_hi: found nothing…
# an unknown picture
tables/home-photos.csv: pond.svg ⇒ pnod.svg
tables/home-photos.csv, row 2, src: found "pnod.svg", expected a file below media/ (did you mean "pond.svg"?)
# a picture without title and description
media/hill.svg: ⇒ <svg xmlns="" viewBox="0 0 4 3"/>
tables/news-photos.csv: pond.svg ⇒ hill.svg
tables/news-photos.csv, row 2, src: found "hill.svg", expected a picture with a row in tables/pictures.csv
# a film where a picture belongs
tables/home-photos.csv: pond.svg ⇒ clip.mp4
tables/home-photos.csv, row 2, src: found "clip.mp4", expected a picture (JPEG, PNG, WebP, AVIF or SVG)
# a description of a picture that isn't there
tables/pictures.csv: ⇒ lake.svg,The lake,झील,A lake,एक झील\n
tables/pictures.csv, row 4, file: found "lake.svg", expected a file below media/
# a path that leads out of the media folder
tables/news-photos.csv: pond.svg ⇒ ../council.yaml
…expected a file below media/…
# a path from the root
tables/news-photos.csv: pond.svg ⇒ /etc/hostname
…expected a file below media/…
# a path that leads out further on
tables/news-photos.csv: pond.svg ⇒ a/../../council.yaml
…expected a file below media/…
# a hidden file
tables/news-photos.csv: pond.svg ⇒ .hidden.svg
…expected a file below media/…
# an unknown portal
tables/acts.csv: indiaCode ⇒ indiaCod
tables/acts.csv, row 2, portal: found "indiaCod", expected a key of portals.yaml (did you mean "indiaCode"?)
# an unknown portal of a link
home.yaml: link: { portal: swachh } ⇒ link: { portal: clean }
…infoCards.1.link: found "clean", expected a key of portals.yaml…
# a portal that the site itself links to left out
portals.yaml: directorate: ⇒ directorat:
portals.yaml, directorate: found nothing, expected this key: the site links to it (is it the "directorat" of line …?)
# an address without its scheme
portals.yaml: https://etender.up.nic.in ⇒ "etender.up.nic.in"
portals.yaml, line 1, etender, address: found "etender.up.nic.in", expected an address that starts with…
# an address that is a script
portals.yaml: https://etender.up.nic.in ⇒ "javascript:alert(1)"
portals.yaml, line 1, etender, address: found "javascript:alert(1)", expected an address that starts with…
# an address that no browser opens
portals.yaml: https://etender.up.nic.in ⇒ "ftp://etender.up.nic.in"
portals.yaml, line 1, etender, address: found "ftp://etender.up.nic.in", expected an address that starts with…
# an address without a host
portals.yaml: https://etender.up.nic.in ⇒ "https://"
portals.yaml, line 1, etender, address: found "https://", expected an address that starts with…
# an unknown page
tables/departments.csv: services ⇒ service
tables/departments.csv, row 2, url: found "service", expected the name of a page (did you mean "services"?)
# a link to a portal and to a page
home.yaml: link: { page: contact } ⇒ link: { page: contact, portal: swachh }
…infoCards.3.link: found the fields page, portal, expected { portal: a key of portals.yaml } or…
# an unknown officer
home.yaml: leaders: [1, 2] ⇒ leaders: [1, 14]
…leaders.2: found "14", expected one that is in tables/officers.csv…
# an unknown helpline
home.yaml: cmHelpline, child] ⇒ cmHelpline, chlid]
…help.helplines.6: found "chlid", expected one that is in tables/helplines.csv (did you mean "child"?)…
# an unknown ward
tables/board.csv: 4,,3, ⇒ 4,,9,
tables/board.csv, row 5, ward: found "9", expected one that is in tables/wards.csv
# a seat on the board of an officer and of a ward
tables/board.csv: 4,,3, ⇒ 4,1,3,
…expected either an officer or a ward…
# an id that an earlier row has
tables/photos.csv: 2,The clean pond ⇒ 01,The clean pond
tables/photos.csv, row 3, id: found "1", expected one that no other row has (row 2 has it already)
# a key that an earlier row has
tables/helplines.csv: council, ⇒ police,
…row 8, key: found "police"…
# a field misspelt
council.yaml: holidays: ⇒ holiday:
council.yaml, line 11, holiday: found a field called "holiday", expected "holidays", which is missing
# a field misspelt that may be left out
home.yaml: date: 2026-10-12, note: ⇒ dates: 2026-10-12, note:
…infoCards.4.dates: found a field called "dates", expected one of the fields color, icon,…
# a field called like what every object has
home.yaml: date: 2026-10-12, note: ⇒ constructor: 2026-10-12, note:
…infoCards.4.constructor: found a field called "constructor"…
# a field called __proto__
home.yaml: date: 2026-10-12, note: ⇒ __proto__: 2026-10-12, note:
…infoCards.4.__proto__: found a field called "__proto__"…
# a key of a scheme misspelt
pension-schemes.yaml: old-age: ⇒ oldage:
…oldage: found "oldage", expected one of the keys old-age, widow, handicap (did you mean "old-age"?)…
# a department outside the list
tables/employees.csv: jalkal ⇒ water
…expected one of generalAdministration,…
# a colour outside the list
tables/notices.csv: 2026-09-21,etender,complaints ⇒ 2026-09-21,etender,red
…badge: found "red", expected one of papers, schemes, water, complaints, other…
# a class outside the list
tables/contractors.csv: तृतीय श्रेणी ⇒ पंचम श्रेणी
…expected one of प्रथम श्रेणी,…
# a list with too few items
home.yaml: leaders: [1, 2] ⇒ leaders: [1]
…leaders: found a list of 1, expected a list of 2…
# a place on the map of a ward that isn't there
tables/ward-map.csv: 1,1,2 ⇒ 1,1,9
tables/ward-map.csv, row 2, c2: found "9", expected one that is in tables/wards.csv
# a place on the map of no ward
tables/ward-map.csv: 1,1,2 ⇒ 1,1,x
tables/ward-map.csv, row 2, c2: found "x", expected a whole number from 1
# a ward with two places on the map
tables/ward-map.csv: 2,3, ⇒ 2,3,1
tables/ward-map.csv, row 3, c2: found "1", expected a ward that has no other place (row 1 of the map has it)
# braces doubled
council.yaml: town: { en: Devgarh, hi: देवगढ़ } ⇒ town: {{ en: Devgarh, hi: देवगढ़ }}
council.yaml, line 3: found braces inside braces, expected one pair of braces, as in { en: Town, hi: नगर }
# only the opening quotation mark of a value lost, which many texts use
council.yaml: helpline: "0000-000100" ⇒ helpline: 0000-000100"
council.yaml, line 8, helpline: found "0000-000100"", expected a telephone number
# a colon in a text without quotation marks
council.yaml: en: Closed on Sundays ⇒ en: Closed: on Sundays
council.yaml, line 11: found ": " inside a text between braces ("Closed: on Sundays…"), expected quotation marks around a text with ": " in it, and a comma between two fields
# a colon in a text outside braces
council.yaml: updated: 2026-11-02 ⇒ updated: on: 2026-11-02
council.yaml, line 25: found ": " inside a text ("on: 2026-11-02"), expected quotation marks around a text with ": " in it
# a field further right than the others
council.yaml: updated: ⇒   updated:
council.yaml, updated: found nothing, expected a date like 2025-09-25
council.yaml, line 25, webInformationManager.updated: found a field called "updated", expected one of the fields name, phone, email
# a tab before a field
council.yaml:   picture: pond.svg ⇒ \tpicture: pond.svg
council.yaml, line 19: found a tab at the beginning of the line, expected spaces
# a quotation mark of YAML never closed
council.yaml: phone: "0000-000101" ⇒ phone: "0000-000101
council.yaml, line 23: found a quotation mark that is opened and never closed, expected a second one that closes it
# a text that begins with @
council.yaml: email: office@ ⇒ email: @office@
council.yaml, line 9: found a text that begins with @, expected quotation marks around it
# a field without a colon
council.yaml: updated: 2026-11-02 ⇒ updated 2026-11-02
council.yaml, line 25: found a line without a field, expected the field's name, a colon and a space before each value
# a field written with a capital letter, which many texts use
council.yaml: helpline: ⇒ Helpline:
council.yaml, line 8, Helpline: found a field called "Helpline", expected "helpline", which is missing
# an e-mail address with a space, which many texts use
council.yaml: office@devgarh ⇒ office @devgarh
council.yaml, line 9, email: found "office @devgarh.example", expected an e-mail address
# the key of a portal misspelt that other files use
portals.yaml: etender: ⇒ etendr:
portals.yaml, etender: found nothing, expected this key: the site links to it (is it the "etendr" of line 1?)
# the heading of a column misspelt in a table that others refer to
tables/wards.csv: population ⇒ poulation
tables/wards.csv, row 1, poulation: found a column called "poulation", expected only the columns id, name_en, name_hi, population, member_en, member_hi, phone, mohallas_en, mohallas_hi (did you mean "population"?)
# the number of a row that others refer to spoiled
tables/wards.csv: \n1, ⇒ \nI,
tables/wards.csv, row 2, id: found "I", expected a whole number from 1
# a row of pictures.csv with a comma too many
tables/pictures.csv: A hill above a pond ⇒ A hill, above a pond
tables/pictures.csv, row 2: found 6 cells, expected 5 (put quotation marks around a cell with a comma in it)
# the 31st of November
tables/notices.csv: 2026-11-10 ⇒ 2026-11-31
tables/notices.csv, row 2, closes: found "2026-11-31", expected a day of the calendar (November 2026 has 30 days)
# a thirteenth month
tables/notices.csv: 2026-11-10 ⇒ 2026-13-10
tables/notices.csv, row 2, closes: found "2026-13-10", expected a month from 01 to 12
# a date as Excel counts it
tables/notices.csv: 2026-11-10 ⇒ 46348
tables/notices.csv, row 2, closes: found "46348", expected a date like 2025-09-25 (46348 is how Excel counts 2026-11-22: format the column as text, then write the dates)
# a date in words
tables/notices.csv: 2026-11-10 ⇒ 31 Nov
tables/notices.csv, row 2, closes: found "31 Nov", expected a date like 2025-09-25
# an alert that ends on no day
tables/alerts.csv: 2025-07-02 18:00 ⇒ 2025-06-31 18:00
tables/alerts.csv, row 2, ends: found "2025-06-31 18:00", expected a day of the calendar (June 2025 has 30 days)
# an alert that ends at no hour
tables/alerts.csv: 2025-07-02 18:00 ⇒ 2025-07-02 6 pm
tables/alerts.csv, row 2, ends: found "2025-07-02 6 pm", expected a date like 2026-11-21, or with its time 2026-11-21 06:00
# a date that counts from today in a real town
council.yaml: sample: true ⇒ sample: false
tables/notices.csv: 2026-10-05 ⇒ today-2
tables/notices.csv, row 2, date: found "today-2", expected a date like 2025-09-25 (only a sample counts from today)
# a quotation mark of a spreadsheet never closed, with others after it
tables/search-words.csv: "broom, jhadu" ⇒ "broom, jhadu
tables/search-words.csv, row 2, words_en: found a quotation mark (") in the wrong place…
# an icon that there isn't
tables/sanitation.csv: broom ⇒ brom
tables/sanitation.csv, row 2, icon: found "brom", expected one of alert, …, woman (did you mean "broom"?)
# a table under a name that is nearly right
tables/helplines.csv ⇒ tables/helpline.csv
tables/helpline.csv: found a file that the site doesn't read, expected helplines.csv, which is missing
# a table as a spreadsheet program keeps it
tables/notices.csv ⇒ tables/notices.xlsx
tables/notices.xlsx: found a file that the site doesn't read, expected notices.csv, which is missing
# a document under a name that is nearly right
pages/wards.yaml ⇒ pages/ward.yml
pages/ward.yml: found a file that the site doesn't read, expected wards.yaml, which is missing
# the council's own file under another name, which many texts use
council.yaml ⇒ councils.yaml
councils.yaml: found a file that the site doesn't read, expected council.yaml, which is missing
# a page of one's own at an address of the site
own-pages/parking.yaml: /services/parking ⇒ /info/notices
own-pages/parking.yaml, line 1, path: found "/info/notices", expected an address that no page of the site has
# two pages of one's own at one address
own-pages/parking.yaml: /services/parking ⇒ /info/budget
own-pages/parking.yaml, line 1, path: found "/info/budget", expected an address that isn't that of the page budget
# a page of one's own below the staff area
own-pages/parking.yaml: /services/parking ⇒ /admin/parking
own-pages/parking.yaml, line 1, path: found "/admin/parking", expected an address that doesn't begin with /admin,…
# a page about a service with a section that its service has already
own-pages/water-connection.yaml: id: charges ⇒ id: documents
own-pages/water-connection.yaml, line 29, sections.1.id: found "documents", expected an id that no section of a service has (why, who, fee-and-time, documents, steps, other-ways, next, wrong, forms, questions)
# a fact at a glance that takes a second look
own-pages/water-connection.yaml: time: { en: 15 days, hi: 15 दिन } ⇒ time: { en: Within 15 days of your application, hi: 15 दिन }
own-pages/water-connection.yaml, line 13, service.atAGlance.time: found "Within 15 days of your application", expected at most 24 letters
# a link to a page that the council doesn't have
menus.yaml: [galleryPage, divyangPension] ⇒ [galleryPage, divyangPension, reach, wards]
menus.yaml, line …, menus.schemes.4.page: found "wards", expected a page that menus.yaml doesn't hide
…
# a page that every council must have, hidden
menus.yaml: [galleryPage, ⇒ [rightToInformation,
pages/gallery-page.yaml: this file is missing
menus.yaml, line 2, hide.1: found "rightToInformation", expected one of achievements, boardMembers,…
# a page of the staff in a public menu
menus.yaml: - page: contact ⇒ - page: dashboard
menus.yaml, line …, menus.top.1.page: found "dashboard", expected the name of a page…
# a document that a page names and no row has
own-pages/parking.yaml: documents: [3] ⇒ documents: [33]
own-pages/parking.yaml, line …, sections.2.documents.1: found "33", expected the id of a row in tables/documents.csv
# a date as people write it: 20-11-2026
tables/notices.csv: 2026-11-10 ⇒ 20-11-2026
tables/notices.csv, row 2, closes: found "20-11-2026", expected a date like 2025-09-25, the year first: 2026-11-20
# a date as people write it: 20/11/2026
tables/notices.csv: 2026-11-10 ⇒ 20/11/2026
tables/notices.csv, row 2, closes: found "20/11/2026", expected a date like 2025-09-25, the year first: 2026-11-20
# a date as people write it: 20.11.2026
tables/notices.csv: 2026-11-10 ⇒ 20.11.2026
tables/notices.csv, row 2, closes: found "20.11.2026", expected a date like 2025-09-25, the year first: 2026-11-20
# a copy beside a table
tables/wards (1).csv: ⇒
tables/wards (1).csv: found a file that the site doesn't read, expected only the files pictures.csv, … here (did you mean "wards.csv"?)
# a file that the site knows nothing of
weather.yaml: ⇒ a: b
weather.yaml: found a file that the site doesn't read, expected only the files council.yaml, menus.yaml, facts.yaml, portals.yaml, home.yaml, pension-schemes.yaml here
# a page of one's own that is called like one of the site's
own-pages/parking.yaml ⇒ own-pages/wards.yaml
own-pages/wards.yaml, line 1, path: a page of the site is called "wards" already; give the file another name
…
# a page of one's own in a file of another kind
own-pages/Parking.yml: ⇒ path: /parking
own-pages/Parking.yml: found a file that the site doesn't read, expected only files called like parking.yaml here, of small Latin letters, digits and hyphens
# an entry of a menu that leads nowhere, and one that leads to two places
menus.yaml: - page: widowPension ⇒ - {}
menus.yaml: - page: wards ⇒ - { page: wards, portal: pensions }
menus.yaml, line …, menus.schemes.2: found …, expected one of page, portal and soon
menus.yaml, line …, menus.schemes.4: found …, expected one of page, portal and soon
# a document that isn't there, one that is no PDF, and one of a notice that doesn't exist
tables/documents.csv: documents/budget-2026.pdf ⇒ documents/budget.pdf
tables/documents.csv: bye-laws.pdf ⇒ bye-laws.doc
tables/documents.csv: ,1,\n ⇒ ,77,\n
tables/documents.csv, row 2, file: found "documents/budget.pdf", expected a file below media/ (did you mean "documents/budget-2026.pdf"?)
tables/documents.csv, row 5, file: found "documents/bye-laws.doc", expected a PDF file below media/, such as documents/budget-2026.pdf
tables/documents.csv, row 6, notice: found "77", expected one that is in tables/notices.csv
# a picture that is called .pdf
media/documents/budget-2026.pdf: %PDF- ⇒ <svg/>
tables/documents.csv, row 2, file: found "documents/budget-2026.pdf", expected a PDF; this file is called .pdf and isn't one
# a figure that a table holds, written a second time
facts.yaml: ⇒ wards: { value: 34, asOn: 2026-11-02, source: Council }\n
facts.yaml, line 3, wards: is counted from tables/wards.csv; delete this line, {facts.wards} goes on working
# a letter that nobody sees, copied along
tables/acts.csv: Parking bye-laws ⇒ Parking \u202Ebye-laws
tables/acts.csv, row 3, title_en: found "…", expected text without the invisible character U+202E
# an emblem with a script
media/emblem.svg: </svg> ⇒ <script>alert(1)</script></svg>
council.yaml: onDark: emblem.svg ⇒ onDark: pond.svg
council.yaml, line 13, emblem.onLight: the emblem media/emblem.svg holds a script; put one there that is safe and whole
`;

const letters = (text: string) => JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string;

/** Effect of a slip's line on the folder, undefined for a line that is said. */
function changed(line: string, changes: Changes): Changes | undefined {
	const [left = "", by] = line.split(/ ⇒ ?/);
	if (by === undefined) return undefined;
	const [, file = left, what] = /^([^:]+): ?(.*)$/.exec(left) ?? [];
	if (what === undefined) return { [left]: null, [by]: () => readFileSync(join(devgarh, left), "utf8") };
	const before = changes[file] ?? ((text: string) => text);
	const act = what === "" ? (text: string) => text + letters(by) : replace(letters(what), letters(by));
	return { [file]: (text) => act(before(text) as string) };
}

test.each(
	slips
		.trim()
		.split(/^# /m)
		.slice(1)
		.map((slip) => slip.trimEnd().split("\n")),
)("%s: all that is said is what to do", (_, ...lines) => {
	let changes: Changes = {};
	const said: string[] = [];
	for (const line of lines) {
		const change = changed(line, changes);
		if (change) changes = { ...changes, ...change };
		else said.push(line);
	}
	const pattern = said
		.map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*"))
		.join("\n");
	expect(mistakesOf(changes).map(sentence).join("\n")).toMatch(new RegExp(`^${pattern}$`, "s"));
});

test("a page of one's own that says nothing is told what it may say", () => {
	const mistakes = mistakesOf({
		"own-pages/parking.yaml": (yaml) => yaml.slice(0, yaml.indexOf("sections:")),
	});
	expect(mistakes.map(sentence)).toEqual([
		"own-pages/parking.yaml, sections: found nothing, expected sections, or the fields of a service under service",
	]);
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
