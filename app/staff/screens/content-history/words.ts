import type { Text } from "#contract/language.ts";

export const historyWords = {
	lead: {
		en: "Every version that was ever sent or published, who wrote it and who decided. Compare any two, and bring an earlier one back.",
		hi: "भेजा या प्रकाशित किया गया हर संस्करण, किसने लिखा और किसने निर्णय किया। किन्हीं दो की तुलना करें और पुराना वापस लाएँ।",
	},
	none: {
		en: "Nothing to show. Choose something under Website Content.",
		hi: "दिखाने को कुछ नहीं। वेबसाइट सामग्री में कुछ चुनें।",
	},
	edit: { en: "Open the form", hi: "फ़ॉर्म खोलें" },
	versions: { en: "Versions", hi: "संस्करण" },
	version: { en: "Version {number}", hi: "संस्करण {number}" },
	folder: { en: "As the council’s folder has it", hi: "जैसा पालिका के फ़ोल्डर में है" },
	by: { en: "{name}, {moment}", hi: "{name}, {moment}" },
	shown: { en: "Readers see this now", hi: "पाठक अभी यही देखते हैं" },
	waiting: { en: "Waits for review", hi: "अनुमोदन की प्रतीक्षा में" },
	offWaits: { en: "To be taken off; waits for review", hi: "हटाया जाना है; अनुमोदन की प्रतीक्षा में" },
	returned: { en: "Returned by {name}", hi: "{name} ने लौटाया" },
	withdrawn: { en: "Taken back by {name}", hi: "{name} ने वापस लिया" },
	planned: { en: "Planned for {moment}", hi: "{moment} को आएगा" },
	published: { en: "Was published", hi: "प्रकाशित हुआ था" },
	erased: { en: "Erased for good: {moment}", hi: "हमेशा के लिए मिटाया गया: {moment}" },
	erasedOn: {
		en: "The text of {what} was erased for good on {moment}. It can be neither compared nor brought back.",
		hi: "{what} का पाठ {moment} को हमेशा के लिए मिटा दिया गया। न उसकी तुलना हो सकती है, न वह वापस आ सकता है।",
	},
	goneFile: {
		en: "The file “{name}” was erased for good: {moment}, {by}",
		hi: "फ़ाइल “{name}” हमेशा के लिए मिटाई गई: {moment}, {by}",
	},
	onServer: { en: "on the server itself", hi: "सीधे सर्वर पर" },
	goneRestore: {
		en: "Files of this version were erased. Open the form and write it without them.",
		hi: "इस संस्करण की फ़ाइलें मिटा दी गई हैं। फ़ॉर्म खोलें और इसे उनके बिना लिखें।",
	},
	off: { en: "Taken off the site", hi: "साइट से हटाया गया" },
	from: { en: "From", hi: "यहाँ से" },
	to: { en: "To", hi: "यहाँ तक" },
	compare: { en: "What differs from {from} to {to}", hi: "क्या बदला: {from} → {to}" },
	thisVersion: { en: "version {number}", hi: "संस्करण {number}" },
	thisFolder: { en: "the folder’s text", hi: "फ़ोल्डर का पाठ" },
	only: { en: "This is the only version so far.", hi: "अभी यही एक संस्करण है।" },
	restore: { en: "Bring {what} back", hi: "{what} वापस लाएँ" },
	restoring: { en: "One moment…", hi: "एक क्षण…" },
	restoreHint: {
		en: "It becomes a new version; nothing is lost.",
		hi: "यह नया संस्करण बनेगा; कुछ नहीं मिटेगा।",
	},
	sendBack: { en: "Send {what} for review", hi: "{what} अनुमोदन के लिए भेजें" },
	note: { en: "Version {number} once more", hi: "संस्करण {number} फिर से" },
	noteFolder: { en: "The folder’s text once more", hi: "फ़ोल्डर का पाठ फिर से" },
} as const satisfies Readonly<Record<string, Text>>;
