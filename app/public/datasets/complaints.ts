import { type OpenComplaint, publicStates } from "#contract/complaints/open-list.ts";
import type { Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { type Cell, columnsIn, type Dataset } from "./dataset.ts";
import type { Reading } from "./reading.ts";

interface Column {
	readonly key: string;
	readonly label: Text;
	readonly means: Text;
	readonly cell: (row: OpenComplaint, reading: Reading, titles: ReadonlyMap<string, string>) => Cell;
}

const dayOf = (moment: string | null) => (moment === null ? "" : indianDay(Date.parse(moment)));

const columns: readonly Column[] = [
	{
		key: "problem",
		label: { en: "Problem", hi: "समस्या" },
		means: { en: "What was reported, as the form names it.", hi: "क्या बताया गया, फ़ॉर्म के शब्दों में।" },
		cell: ({ category }, _, titles) => titles.get(category) ?? category,
	},
	{
		key: "ward",
		label: { en: "Ward Number", hi: "वार्ड संख्या" },
		means: {
			en: "The number of the ward; empty if it isn't known.",
			hi: "वार्ड की संख्या; पता न हो तो ख़ाली।",
		},
		cell: ({ ward }) => ward ?? "",
	},
	{
		key: "state",
		label: { en: "State", hi: "स्थिति" },
		means: { en: "Open, done or declined.", hi: "काम बाक़ी, काम हुआ या अस्वीकार।" },
		cell: ({ state }, { lang }) => publicStates[state].title[lang],
	},
	{
		key: "reported",
		label: { en: "Reported", hi: "बताई गई" },
		means: { en: "The day on which it arrived.", hi: "जिस दिन शिकायत आई।" },
		cell: ({ arrivedAt }) => dayOf(arrivedAt),
	},
	{
		key: "due",
		label: { en: "Due", hi: "कब तक" },
		means: {
			en: "The day by which it has to be done; empty while the citizen is asked something.",
			hi: "जिस दिन तक काम होना है; नागरिक से कुछ पूछा गया हो तो ख़ाली।",
		},
		cell: ({ dueAt }) => dayOf(dueAt),
	},
	{
		key: "ended",
		label: { en: "Ended", hi: "कब पूरी हुई" },
		means: {
			en: "The day on which it was done or declined; empty while it is open.",
			hi: "जिस दिन काम हुआ या अस्वीकार हुई; काम बाक़ी हो तो ख़ाली।",
		},
		cell: ({ endedAt }) => dayOf(endedAt),
	},
	{
		key: "late",
		label: { en: "Late", hi: "देर" },
		means: { en: "1 if it was or is late, else 0.", hi: "देर हुई या हो रही है तो 1, नहीं तो 0।" },
		cell: ({ isLate }) => Number(isLate),
	},
	{
		key: "reopened",
		label: { en: "Reopened", hi: "फिर खोली गई" },
		means: { en: "How many times it was reopened.", hi: "कितनी बार फिर खोली गई।" },
		cell: ({ reopened }) => reopened,
	},
];

/** Rows come from the database with the request, not from the town's tables. */
export const complaints: Dataset = {
	title: { en: "What citizens have reported", hi: "नागरिकों ने क्या बताया" },
	about: {
		en: "The newest 5,000 complaints as facts: problem, ward, state and days. Nothing that a citizen typed, and none about persons.",
		hi: "सबसे नई 5,000 शिकायतें, केवल तथ्य: समस्या, वार्ड, स्थिति और दिन। नागरिकों का लिखा कुछ नहीं, लोगों से जुड़ी कोई शिकायत नहीं।",
	},
	page: "openComplaints",
	isLive: true,
	read(reading) {
		const { door, lang, visit } = reading;
		const titles = new Map(door.read("complaintCategories", lang).map(({ key, title }) => [key, title]));
		return {
			columns: columnsIn(columns, lang),
			rows: (visit?.open?.rows ?? []).map((row) => columns.map(({ cell }) => cell(row, reading, titles))),
		};
	},
};
