import type { Lang } from "./language.ts";

const partsOfDay = [
	{ from: 20, hi: "रात" },
	{ from: 16, hi: "शाम" },
	{ from: 12, hi: "दोपहर" },
	{ from: 4, hi: "सुबह" },
	{ from: 0, hi: "रात" },
];

/** `13:30` → "1:30 pm", "दोपहर 1:30 बजे". */
export function timeInWords(time: string, lang: Lang): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const figure = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
	if (lang === "en")
		return hours % 12 === 0 && minutes === 0
			? hours === 12
				? "noon"
				: "midnight"
			: `${figure} ${hours < 12 ? "am" : "pm"}`;
	return `${partsOfDay.find(({ from }) => hours % 24 >= from)?.hi} ${figure} बजे`;
}
