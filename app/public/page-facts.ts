import type { ContentKind } from "#contract/content/kinds.ts";
import { videoKind } from "#contract/content/video-kind.ts";
import { datasetNames } from "#contract/files.ts";
import type { Lang, Text } from "#contract/language.ts";
import { lastMoment } from "#contract/notices.ts";
import { isPageName, type PageName } from "#contract/pages.ts";
import type { SlipFact } from "../parts/page-board/slip.tsx";
import { longMoment, momentInWords } from "../words/dates.ts";
import { grouped } from "../words/numbers.ts";
import type { PageContext } from "./context.ts";
import { noticesInOrder } from "./screens/notices/read-notices.ts";

const words = {
	openNotices: { en: "Open notices", hi: "चालू सूचनाएँ" },
	nextCloses: { en: "Next closes", hi: "अगली अंतिम तिथि" },
	wards: { en: "Wards", hi: "वार्ड" },
	people: { en: "People", hi: "जनसंख्या" },
	wardMembers: { en: "Ward members", hi: "सभासद" },
	officers: { en: "Officers", hi: "अधिकारी" },
	employees: { en: "Employees", hi: "कर्मचारी" },
	contractors: { en: "Contractors", hi: "ठेकेदार" },
	acts: { en: "Acts and rules", hi: "अधिनियम और नियम" },
	photos: { en: "Photos", hi: "फ़ोटो" },
	videos: { en: "Videos", hi: "वीडियो" },
	achievements: { en: "Achievements", hi: "उपलब्धियाँ" },
	names: { en: "Names to look for", hi: "खोजने के नाम" },
	tables: { en: "Tables", hi: "सूचियाँ" },
	forms: { en: "Each as", hi: "हर सूची" },
	inDanger: { en: "In danger call", hi: "संकट में फ़ोन करें" },
	ways: { en: "Cleaning services", hi: "सफ़ाई की सेवाएँ" },
	nextHoliday: { en: "Next holiday", hi: "अगला अवकाश" },
} as const satisfies Readonly<Record<string, Text>>;

type Facts = (context: PageContext, lang: Lang) => readonly SlipFact[];

const counts =
	(of: Readonly<Partial<Record<ContentKind, keyof typeof words>>>): Facts =>
	(context, lang) =>
		Object.entries(of).map(([kind, name]) => ({
			label: words[name][lang],
			value: grouped(Object.values(context.door.read(kind as ContentKind, lang) ?? {}).length, lang),
		}));

/** Counts the films that the gallery shows: those of YouTube and our own. */
const filmCount = (context: PageContext, lang: Lang): SlipFact => ({
	label: words.videos[lang],
	value: grouped(context.door.read("videos", lang).filter(({ url }) => videoKind(url)).length, lang),
});

const factsByPage: Readonly<Partial<Record<PageName, Facts>>> = {
	contact: (context, lang) => {
		const number = context.door.read("helplines", lang).find(({ key }) => key === "emergency")?.number;
		return number ? [{ label: words.inDanger[lang], value: number, to: `tel:${number}` }] : [];
	},
	notices: (context, lang) => {
		const { rows, open } = noticesInOrder(context, lang);
		const [next] = rows.slice(0, open).map(lastMoment).toSorted();
		return [
			{ label: words.openNotices[lang], value: grouped(open, lang) },
			...(next ? [{ label: words.nextCloses[lang], value: longMoment(next, lang) }] : []),
		];
	},
	wards: (context, lang) => {
		const wards = context.door.read("wards", lang);
		const people = wards.reduce((sum, { population }) => sum + population, 0);
		return [
			{ label: words.wards[lang], value: grouped(wards.length, lang) },
			{ label: words.people[lang], value: grouped(people, lang) },
		];
	},
	boardMembers: counts({ wards: "wardMembers" }),
	directory: counts({ officers: "officers", employees: "employees", contractors: "contractors" }),
	introduction: (context, lang) => factsByPage.wards?.(context, lang) ?? [],
	achievements: counts({ achievements: "achievements" }),
	acts: counts({ acts: "acts" }),
	photoGallery: (context, lang) => [...counts({ photos: "photos" })(context, lang), filmCount(context, lang)],
	videoGallery: (context, lang) => [filmCount(context, lang)],
	galleryPage: counts({ homePhotos: "photos" }),
	aToZ: counts({ serviceNames: "names" }),
	sanitation: counts({ sanitation: "ways" }),
	openData: (_, lang) => [
		{ label: words.tables[lang], value: grouped(datasetNames.length, lang) },
		{ label: words.forms[lang], value: "CSV, JSON" },
	],
};

/** The facts of a page of the site or of the council's own; none where it is only to be read. */
export function factsOf(page: string, context: PageContext, lang: Lang): readonly SlipFact[] {
	if (isPageName(page)) return factsByPage[page]?.(context, lang) ?? [];
	const listed = context.door.read("ownPages", lang)[page]?.sections.some(({ holidays }) => holidays);
	const [next] = listed ? nextHolidays(context, lang) : [];
	return next
		? [{ label: words.nextHoliday[lang], value: `${momentInWords(next.date, lang)}: ${next.name}` }]
		: [];
}

/** Coming days of tables/holidays.csv, today included, the nearest first. */
export function nextHolidays(context: PageContext, lang: Lang) {
	const coming = context.door.read("holidays", lang).filter(({ date }) => date >= context.today);
	return coming.toSorted((one, other) => one.date.localeCompare(other.date));
}
