import type { Text } from "#contract/language.ts";

export const userListWords = {
	lead: {
		en: "This page tests the connection between browser, server and database. It is no service of the council: write nothing private here.",
		hi: "यह पृष्ठ ब्राउज़र, सर्वर और डेटाबेस के बीच का संपर्क जाँचता है। यह पालिका की सेवा नहीं है: यहाँ कोई निजी बात न लिखें।",
	},
	needsScript: {
		en: "This page needs JavaScript. Turn it on in the browser's settings and open the page again.",
		hi: "इस पृष्ठ के लिए जावास्क्रिप्ट ज़रूरी है। ब्राउज़र की सेटिंग में उसे चालू करके पृष्ठ दोबारा खोलें।",
	},
	add: { en: "Add an entry", hi: "प्रविष्टि जोड़ें" },
	name: { en: "Name", hi: "नाम" },
	email: { en: "Email", hi: "ई-मेल" },
	submit: { en: "Add", hi: "जोड़ें" },
	adding: { en: "Adding…", hi: "जोड़ा जा रहा है…" },
	list: { en: "User list", hi: "उपयोगकर्ता सूची" },
	loading: { en: "Loading the list…", hi: "सूची खुल रही है…" },
	nobody: { en: "There are no entries yet.", hi: "अभी कोई प्रविष्टि नहीं है।" },
	number: { en: "S. No.", hi: "क्र. सं." },
} as const satisfies Readonly<Record<string, Text>>;
