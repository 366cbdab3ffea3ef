import type { Text } from "../language.ts";
import type { DeskKind } from "./desk.ts";
import type { Content } from "./kinds.ts";

/** How a field is filled in: text is a line in each language, places several choices, moment a day with its time. */
export const formTypes = ["text", "choice", "places", "moment", "hidden"] as const;

export type FormType = (typeof formTypes)[number];

/** What a field is called in the form, and how its choices are called where no table of the site names them. */
export interface FieldWords {
	readonly label: Text;
	readonly hint?: Text;
	readonly choices?: Readonly<Record<string, Text>>;
}

/** The places of an alert that are no page. */
export const everywhere = {
	all: { en: "Every page", hi: "हर पृष्ठ" },
	section: { en: "the whole section", hi: "पूरा खंड" },
} as const satisfies Readonly<Record<string, Text>>;

type Row<Kind extends DeskKind> = Content[Kind][number];

/** The words of every field of every kind that staff publish: a field without its label doesn't compile. */
export const formWords: {
	readonly [Kind in DeskKind]: { readonly [Field in keyof Row<Kind>]-?: FieldWords };
} = {
	alerts: {
		id: { label: { en: "Number", hi: "क्रमांक" } },
		version: { label: { en: "Version", hi: "संस्करण" } },
		level: {
			label: { en: "How urgent", hi: "कितनी ज़रूरी" },
			choices: {
				information: { en: "Information", hi: "जानकारी" },
				warning: { en: "Warning", hi: "चेतावनी" },
				emergency: { en: "Emergency", hi: "आपात स्थिति" },
			},
		},
		text: {
			label: { en: "Message", hi: "संदेश" },
			hint: {
				en: "One or two sentences: what has happened, what to do, whom to call.",
				hi: "एक-दो वाक्य: क्या हुआ, क्या करें, किसे फ़ोन करें।",
			},
		},
		page: {
			label: { en: "Link to a page of this site", hi: "इस साइट के किसी पृष्ठ का लिंक" },
			hint: { en: "Where one can read more", hi: "जहाँ और पढ़ा जा सके" },
		},
		portal: { label: { en: "Link to another site", hi: "किसी दूसरी साइट का लिंक" } },
		on: {
			label: { en: "Where it is shown", hi: "कहाँ दिखे" },
			hint: {
				en: "On every page, or only where it concerns the reader",
				hi: "हर पृष्ठ पर, या केवल वहाँ जहाँ पाठक के काम की हो",
			},
		},
		starts: { label: { en: "Shown from", hi: "कब से दिखे" } },
		ends: {
			label: { en: "Shown until", hi: "कब तक दिखे" },
			hint: { en: "It goes by itself at this moment.", hi: "इस समय यह अपने आप हट जाएगी।" },
		},
	},
	serviceStatus: {
		id: { label: { en: "Number", hi: "क्रमांक" } },
		service: { label: { en: "Service", hi: "सेवा" } },
		state: {
			label: { en: "State", hi: "स्थिति" },
			choices: {
				normal: { en: "Normal", hi: "सामान्य" },
				revised: { en: "Changed times", hi: "समय बदला है" },
				limited: { en: "Limited", hi: "सीमित" },
			},
		},
		text: {
			label: { en: "Message", hi: "संदेश" },
			hint: {
				en: "What is different, where, and until when.",
				hi: "क्या बदला है, कहाँ और कब तक।",
			},
		},
		starts: { label: { en: "Shown from", hi: "कब से दिखे" } },
		ends: {
			label: { en: "Shown until", hi: "कब तक दिखे" },
			hint: { en: "It goes by itself at this moment.", hi: "इस समय यह अपने आप हट जाएगी।" },
		},
	},
};
