import { type Lang, languages, type Text, withPrefix } from "./language.ts";

/**
 * Every file that the site makes from the council's content, beside its pages: lists for a spreadsheet (§2.8), data, feeds.
 * Routes, the page cache and the tests of "every file" are derived from it.
 */
export type FileRow = {
	readonly name: string;
	/** The English address; under `/hi` the same file in Hindi, where it has words of its own. */
	readonly path: string;
	readonly languages: readonly Lang[];
	/** The search parameters that it understands. */
	readonly query: readonly string[];
	/** Module of `app/public/files/` that writes it. */
	readonly writer: string;
	/** Its title in the site map; undefined for a file that only programs read. */
	readonly title?: Text;
};

/** The council's tables that are open data, in the order of the page that explains them. */
export const datasetNames = [
	"wards",
	"officers",
	"employees",
	"contractors",
	"departments",
	"notices",
	"acts",
	"licences",
	"helplines",
	"sanitation",
	"hospitals",
	"institutions",
	"places",
	"holidays",
] as const;

export type DatasetName = (typeof datasetNames)[number];

/** Each dataset twice: for a spreadsheet, and for a program. */
const datasetFiles = datasetNames.flatMap((name) => {
	const row = { languages, query: [], writer: "open-data" as const };
	return [
		{ ...row, name: `${name}Csv` as const, path: `/info/open-data/${name}.csv` },
		{ ...row, name: `${name}Json` as const, path: `/info/open-data/${name}.json` },
	];
});

// biome-ignore format: a row is one line, and one for its title
export const files = [
	{ name: "robots", path: "/robots.txt", languages: ["en"], query: [], writer: "robots" },
	{ name: "sitemap", path: "/sitemap.xml", languages: ["en"], query: [], writer: "sitemap" },
	{ name: "feed", path: "/info/notices/feed.atom", languages, query: [], writer: "feed",
		title: { en: "News feed (Atom)", hi: "समाचार फ़ीड (Atom)" } },
	{ name: "calendar", path: "/info/notices/calendar.ics", languages, query: [], writer: "calendar",
		title: { en: "Calendar of notices (iCalendar)", hi: "सूचनाओं का कैलेंडर (iCalendar)" } },
	{ name: "officeCard", path: "/contact-helpline/office.vcf", languages, query: [], writer: "contact-cards",
		title: { en: "The office in your phone book (vCard)", hi: "फ़ोन बुक के लिए कार्यालय का कार्ड (vCard)" } },
	{ name: "officerCards", path: "/content/employeesdirectory/officers.vcf", languages, query: [], writer: "contact-cards",
		title: { en: "Officers in your phone book (vCard)", hi: "फ़ोन बुक के लिए अधिकारियों के कार्ड (vCard)" } },
	...datasetFiles,
	{ name: "qr", path: "/qr.svg", languages, query: ["page"], writer: "qr" },
	{ name: "manifest", path: "/manifest.webmanifest", languages, query: [], writer: "manifest" },
	{ name: "searchSuggestions", path: "/search/suggestions.json", languages, query: ["q"], writer: "search-suggestions" },
] as const satisfies readonly FileRow[];

export type FileName = (typeof files)[number]["name"];

const byName = new Map<string, FileRow>(files.map((file) => [file.name, file]));

/** The address of a file in a language; a file that is the same in both has one address. */
export function filePath(name: FileName, lang: Lang): string {
	const file = byName.get(name);
	if (!file) throw new Error(`No file is called "${name}"`);
	return addressOf(file, lang);
}

function addressOf({ path, languages }: FileRow, lang: Lang): string {
	return languages.includes(lang) ? withPrefix(path, lang) : path;
}

/** Every address of every file. */
export const fileAddresses: readonly {
	readonly path: string;
	readonly lang: Lang;
	readonly file: FileRow;
}[] = files.flatMap((file: FileRow) =>
	file.languages.map((lang) => ({ path: addressOf(file, lang), lang, file })),
);

const byAddress = new Map(fileAddresses.map((address) => [address.path, address]));

/** The file at an address; addresses of files are exact. */
export function fileAtPath(path: string): { readonly lang: Lang; readonly file: FileRow } | undefined {
	return byAddress.get(path);
}
