import type { Lang } from "./language.ts";

/** Parts of the day in Hindi, each from an hour on; the latest first. */
const partsOfDay = [
	[20, "रात"],
	[16, "शाम"],
	[12, "दोपहर"],
	[4, "सुबह"],
	[0, "रात"],
] as const;

/** `13:30` → "1:30 pm", "दोपहर 1:30 बजे". */
export function timeInWords(time: string, lang: Lang): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const figure = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
	if (lang === "en") {
		if (figure === "12") return hours === 12 ? "noon" : "midnight";
		return `${figure} ${hours < 12 ? "am" : "pm"}`;
	}
	const [, part] = partsOfDay.find(([from]) => hours % 24 >= from) ?? [];
	return `${part} ${figure} बजे`;
}
