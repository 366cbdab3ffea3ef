import type { Text } from "../language.ts";
import { lengths } from "../limits.ts";

type Labels = Record<"citizen" | "counter" | "desk" | "refused", Text>;

/** Lines of text that a report may leave empty, in the order of its forms; each is a column of `complaints`. */
export const reportLines = {
	spot: {
		most: lengths.personName,
		citizen: { en: "Number on the pole or house, if there is one", hi: "खंभे या मकान का नंबर, हो तो" },
		counter: { en: "Number of the pole or house", hi: "खंभे या मकान का नंबर" },
		desk: { en: "Pole or house", hi: "खंभा या मकान" },
		refused: { en: "The number of pole or house", hi: "खंभे या मकान का नंबर" },
	},
} as const satisfies Readonly<Record<string, Labels & { most: number }>>;

type ReportLine = keyof typeof reportLines;

export const reportLineNames = Object.keys(reportLines) as ReportLine[];

/** All fields whose words a complaint is found by, and that an erasure empties. */
export const reportTexts = ["landmark", ...reportLineNames, "words"] as const;

/** A record of each line's name with its value. */
export function reportLinesOf<Value>(of: (name: ReportLine) => Value): Record<ReportLine, Value> {
	return Object.fromEntries(reportLineNames.map((name) => [name, of(name)])) as Record<ReportLine, Value>;
}
