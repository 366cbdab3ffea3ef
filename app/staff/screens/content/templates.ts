import { type DeskKind, filesField, publicNoteField } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { newRow } from "./row-state.ts";

/** The kinds of which one often writes something much like the last. */
export const copiedKinds: readonly DeskKind[] = ["notices", "alerts", "stories", "ownPages"];

/** What is never the same in two rows: the number, the dates, the address, the documents. */
const own: ReadonlySet<string> = new Set([
	...["id", "version", "reference", "path", filesField, publicNoteField],
	...["date", "reviewed", "starts", "ends", "closes", "closesAt", "opens"],
]);

/** Something new that begins with the words of another row, or of a template. */
export function rowFrom(kind: DeskKind, words: Row, now: string): Row {
	const copied = Object.entries(words).filter(([name]) => !own.has(name));
	return { ...newRow(kind, now), ...Object.fromEntries(copied) };
}

interface Template {
	readonly name: Text;
	readonly row: Row;
}

/** Alerts that every council needs sooner or later; the dots are filled in. */
export const alertTemplates: readonly Template[] = [
	{
		name: { en: "Water", hi: "पानी" },
		row: {
			level: "warning",
			text: {
				en: "No water in Ward … from … to …: the pipe is being repaired. Store what you need before that.",
				hi: "वार्ड … में … से … तक पानी नहीं आएगा: पाइप की मरम्मत हो रही है। पहले से पानी भरकर रखें।",
			},
		},
	},
	{
		name: { en: "Power", hi: "बिजली" },
		row: {
			level: "information",
			text: {
				en: "No electricity in Ward … from … to …, for repairs of the line.",
				hi: "वार्ड … में … से … तक बिजली नहीं रहेगी: लाइन की मरम्मत होगी।",
			},
		},
	},
	{
		name: { en: "Road", hi: "सड़क" },
		row: {
			level: "information",
			text: {
				en: "The road from … to … in Ward … is closed until …. Please go by way of ….",
				hi: "वार्ड … में … से … तक की सड़क … तक बंद है। कृपया … होकर जाएँ।",
			},
		},
	},
	{
		name: { en: "School", hi: "स्कूल" },
		row: {
			level: "information",
			text: {
				en: "The council's schools are closed on …, because of ….",
				hi: "… के कारण पालिका के स्कूल … को बंद रहेंगे।",
			},
		},
	},
];
