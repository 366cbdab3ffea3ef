import type { Text } from "./language.ts";

export const documentKinds = {
	notice: { en: "Notice", hi: "सूचना" },
	form: { en: "Form", hi: "फ़ॉर्म" },
	act: { en: "Act or rules", hi: "अधिनियम या नियम" },
	budget: { en: "Budget", hi: "बजट" },
	accounts: { en: "Accounts", hi: "लेखा विवरण" },
	minutes: { en: "Minutes of the board", hi: "बोर्ड बैठक का कार्यवृत्त" },
	report: { en: "Report", hi: "रिपोर्ट" },
	other: { en: "Document", hi: "दस्तावेज़" },
} as const satisfies Readonly<Record<string, Text>>;

export type DocumentKind = keyof typeof documentKinds;
