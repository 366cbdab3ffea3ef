import { type Lang, languages, type Text, withPrefix } from "./language.ts";

/** Files made from the content: lists (§2.8), data, feeds. Routes, page cache and tests are derived from it. */
export type FileRow = {
	readonly name: string;
	/** English address; `/hi` has the Hindi file, if it has words of its own. */
	readonly path: string;
	readonly languages: readonly Lang[];
	readonly query: readonly string[];
	readonly writer: string;
	readonly title?: Text;
};

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
	"complaintFigures",
	"complaints",
] as const;

export type DatasetName = (typeof datasetNames)[number];

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
	{ name: "complaintFeed", path: "/complaints/feed.atom", languages, query: ["ward", "category", "state"], writer: "complaint-feed",
		title: { en: "Feed of what citizens have reported (Atom)", hi: "नागरिकों की बताई समस्याओं की फ़ीड (Atom)" } },
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

export function filePath(name: FileName, lang: Lang): string {
	const file = byName.get(name);
	if (!file) throw new Error(`No file is called "${name}"`);
	return addressOf(file, lang);
}

function addressOf({ path, languages }: FileRow, lang: Lang): string {
	return languages.includes(lang) ? withPrefix(path, lang) : path;
}

export const fileAddresses: readonly {
	readonly path: string;
	readonly lang: Lang;
	readonly file: FileRow;
}[] = files.flatMap((file: FileRow) =>
	file.languages.map((lang) => ({ path: addressOf(file, lang), lang, file })),
);

const byAddress = new Map(fileAddresses.map((address) => [address.path, address]));

export function fileAtPath(path: string): { readonly lang: Lang; readonly file: FileRow } | undefined {
	return byAddress.get(path);
}
