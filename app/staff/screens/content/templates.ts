import { filesField, publicNoteField } from "#contract/content/beside-row.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { newRow } from "./row-state.ts";

/** Kinds whose rows are often like a former one. */
export const copiedKinds: readonly DeskKind[] = ["notices", "alerts", "stories", "ownPages"];

/** Fields that differ in every row. */
const own: ReadonlySet<string> = new Set([
	...["id", "version", "reference", "path", filesField, publicNoteField],
	...["date", "reviewed", "starts", "ends", "closes", "closesAt", "opens"],
]);

/** A new row with the words of another or of a template. */
export function rowFrom(kind: DeskKind, words: Row, now: string): Row {
	const copied = Object.entries(words).filter(([name]) => !own.has(name));
	return { ...newRow(kind, now), ...Object.fromEntries(copied) };
}

interface Template {
	readonly name: Text;
	readonly row: Row;
}

/** Templates of alerts; the dots are to be filled in. */
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
