import { figureTerms as terms } from "../complaint/figure-words.ts";
import { type NamedFigures, namedFigures } from "../complaint/named-figures.ts";
import { columnsIn, type Dataset } from "./dataset.ts";

const groups = {
	months: { en: "Month", hi: "माह" },
	departments: { en: "Department", hi: "विभाग" },
	categories: { en: "Problem", hi: "समस्या" },
	wards: { en: "Ward", hi: "वार्ड" },
} as const;

const figureKeys = ["reported", "inTime", "late", "reopened", "days"] as const;

const columns = [
	{
		key: "group",
		label: { en: "By", hi: "किसके अनुसार" },
		means: {
			en: "Whether the row is a month, or twelve months of a department, a problem or a ward.",
			hi: "पंक्ति किसी एक माह की है, या किसी विभाग, समस्या या वार्ड के बारह महीनों की।",
		},
	},
	{
		key: "name",
		label: { en: "Name", hi: "नाम" },
		means: { en: "Which one; the last month isn't over yet.", hi: "कौन सा; अंतिम माह अभी पूरा नहीं हुआ।" },
	},
	...figureKeys.map((key) => ({ key, ...terms[key] })),
	{
		key: "done",
		label: { en: "Done", hi: "निपटी" },
		means: { en: "Those of which the median days are.", hi: "जिनके मध्य दिन बताए गए हैं।" },
	},
] as const;

/** Counted while the site runs, so not a table of the town. */
export const complaintFigures: Dataset = {
	title: { en: "Complaints in figures", hi: "शिकायतों के आँकड़े" },
	about: {
		en: "What citizens have reported in the last twelve months by month, department, problem and ward, and how it ended.",
		hi: "पिछले बारह महीनों में नागरिकों ने क्या बताया और उसका क्या हुआ: माह, विभाग, समस्या और वार्ड के अनुसार।",
	},
	page: "complaintFigures",
	isLive: true,
	read({ door, lang, visit }) {
		const cellOf = ({ key }: (typeof columns)[number], group: keyof typeof groups, row: NamedFigures) =>
			key === "group" ? groups[group][lang] : (row[key] ?? "");
		const rows = Object.entries(namedFigures(door, lang, visit?.figures)).flatMap(([group, all]) =>
			all.map((row) => columns.map((column) => cellOf(column, group as keyof typeof groups, row))),
		);
		return {
			columns: columnsIn(columns, lang),
			rows,
		};
	},
};
