import type { Text } from "#contract/language.ts";
import * as columns from "./columns.ts";
import { correctionsIn } from "./corrections.ts";
import { dataset } from "./dataset.ts";
import { isOut } from "./reading.ts";

const portal = (means: Text) => ({
	key: "address",
	label: { en: "Address", hi: "वेब पता" },
	means,
	cell: (row: { readonly portal?: { readonly address: string } | undefined }) => row.portal?.address ?? "",
});

export const notices = dataset({
	kind: "notices",
	title: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
	about: {
		en: "The council's notices and tenders with their dates and where the documents are.",
		hi: "पालिका की सूचनाएँ और निविदाएँ, तिथि और दस्तावेज़ों के पते के साथ।",
	},
	page: "notices",
	only: isOut,
	columns: [
		columns.number,
		{
			key: "date",
			label: { en: "Date", hi: "तिथि" },
			means: { en: "The day of the notice, year-month-day.", hi: "सूचना की तिथि: वर्ष-माह-दिन।" },
			cell: ({ date }) => date,
		},
		{
			key: "closes",
			label: { en: "Closes on", hi: "अंतिम तिथि" },
			means: { en: "The last day, year-month-day.", hi: "अंतिम दिन: वर्ष-माह-दिन।" },
			cell: ({ closes }) => closes,
		},
		{
			key: "corrected",
			label: { en: "Corrected on", hi: "संशोधन की तिथि" },
			means: {
				en: "The day of the latest correction, year-month-day; empty where there is none.",
				hi: "पिछले शुद्धिपत्र की तिथि: वर्ष-माह-दिन; न हो तो ख़ाली।",
			},
			cell: ({ id }, reading) => correctionsIn(reading).get(id)?.[0]?.date ?? "",
		},
		{
			key: "corrections",
			label: { en: "Corrections", hi: "शुद्धिपत्र" },
			means: {
				en: "What was changed after it came out, the newest first, each after its day.",
				hi: "जारी होने के बाद क्या बदला, नया पहले, हर एक अपनी तिथि के साथ।",
			},
			cell: ({ id }, reading) =>
				(correctionsIn(reading).get(id) ?? []).map(({ date, text }) => `${date}: ${text}`).join(" "),
		},
		columns.title(
			{ en: "Title", hi: "शीर्षक" },
			{
				en: "What it is about; the official title is the Hindi one, in the Hindi file.",
				hi: "सूचना का विषय, पालिका द्वारा जारी शीर्षक में।",
			},
		),
		portal({
			en: "The portal that has the documents; may be empty.",
			hi: "वह पोर्टल जहाँ दस्तावेज़ मिलते हैं; ख़ाली भी हो सकता है।",
		}),
	],
});

export const acts = dataset({
	kind: "acts",
	title: { en: "Acts and policies", hi: "अधिनियम और नीतियाँ" },
	about: {
		en: "The acts, rules and policies that the council works under, with the home of each official text.",
		hi: "वे अधिनियम, नियम और नीतियाँ जिनके अनुसार पालिका काम करती है, हर एक के सरकारी पाठ के पते के साथ।",
	},
	page: "acts",
	columns: [
		columns.number,
		columns.title(
			{ en: "Title", hi: "शीर्षक" },
			{ en: "The title with its year and number.", hi: "वर्ष और संख्या सहित शीर्षक।" },
		),
		portal({
			en: "The website that keeps the official text.",
			hi: "वह वेबसाइट जहाँ सरकारी पाठ रखा है।",
		}),
	],
});

export const licences = dataset({
	kind: "licences",
	title: { en: "Licences", hi: "लाइसेंस" },
	about: {
		en: "The licences and approvals that citizens ask the council for, and what each is for.",
		hi: "वे लाइसेंस और अनुमतियाँ जो नागरिक पालिका से माँगते हैं, और हर एक किस काम के लिए है।",
	},
	page: "licences",
	columns: [
		columns.number,
		columns.title({ en: "Licence", hi: "लाइसेंस" }, { en: "What it is called.", hi: "लाइसेंस का नाम।" }),
		columns.description,
	],
});
