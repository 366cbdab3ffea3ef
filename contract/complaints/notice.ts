import type { Text } from "../language.ts";

/** Version of the privacy notice, stored with each report; raise it when the words change. */
export const noticeVersion = 2;

/** `{months}`: the months that personal data are kept, of the settings. */
export const noticeLines: readonly Text[] = [
	{
		en: "Only the department that does the work, and who sorts complaints, read it.",
		hi: "इसे वही विभाग पढ़ता है जो काम करेगा, और वे जो शिकायतें विभागों को भेजते हैं।",
	},
	{
		en: "Nothing that you type or photograph is shown on this website.",
		hi: "आपका लिखा या आपकी फ़ोटो इस वेबसाइट पर नहीं दिखती।",
	},
	{
		en: "Your number is hidden from staff until they need it, and each look is noted.",
		hi: "आपका नंबर कर्मचारियों से छिपा रहता है; ज़रूरत पर देखने वाले का नाम दर्ज होता है।",
	},
	{
		en: "With the code you can remove name and number at any time.",
		hi: "कोड से आप नाम और नंबर कभी भी हटा सकते हैं।",
	},
	{
		en: "Words, photos and number are erased {months} months after it is closed; only figures stay.",
		hi: "शिकायत बंद होने के {months} महीने बाद बातें, फ़ोटो और नंबर मिटा दिए जाते हैं; केवल आँकड़े रहते हैं।",
	},
];
