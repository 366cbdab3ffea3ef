import type { Text } from "#contract/language.ts";

export const joinWords = {
	notSent: { en: "Yours hasn't been sent yet.", hi: "आपका अभी नहीं भेजा गया।" },
	joined: {
		en: "{name} has written a newer version in the meantime. What only one of you has changed is together in the form now; look through it before you publish.",
		hi: "इस बीच {name} ने नया संस्करण लिखा है। जो आप में से किसी एक ने बदला, वह अब फ़ॉर्म में साथ है; प्रकाशित करने से पहले देख लें।",
	},
	taken: {
		en: "{name} has taken this off the site in the meantime. If you publish, it comes back with your text.",
		hi: "इस बीच {name} ने इसे साइट से हटा दिया है। आप प्रकाशित करेंगे तो यह आपके लिखे के साथ वापस आएगा।",
	},
	asked: {
		en: "{name} has asked in the meantime for this to be taken off the site. If you send yours, it takes the place of that.",
		hi: "इस बीच {name} ने इसे साइट से हटाने को कहा है। आप अपना भेजेंगे तो वह उसकी जगह लेगा।",
	},
	choose: {
		en: "You both changed this. Choose which to keep; your own text is saved whatever you choose.",
		hi: "यह आप दोनों ने बदला है। चुनें कि क्या रहे; आप कुछ भी चुनें, आपका लिखा सुरक्षित रहेगा।",
	},
	mine: { en: "Mine", hi: "मेरा" },
	base: { en: "As it was", hi: "जैसा था" },
	theirs: { en: "{name}'s", hi: "{name} का" },
	nothing: { en: "(nothing)", hi: "(कुछ नहीं)" },
} as const satisfies Readonly<Record<string, Text>>;
