import type { Outcome } from "./outcome.ts";

/** Outcomes of public pages, which needn't carry the others; outcomes.ts includes them. */
// biome-ignore format: one outcome, one row
export const siteOutcomes = {
	loginFailed: { presentation: "toast", kind: "error", words: { en: "Login failed", hi: "लॉगिन नहीं हो सका" } },
	tokenMissing: { presentation: "toast", kind: "error", words: { en: "Token missing from server response", hi: "सर्वर के उत्तर में टोकन नहीं मिला" } },
	loginSuccessful: { presentation: "toast", kind: "success", words: { en: "Login successful", hi: "लॉगिन सफल रहा" } },
	signedOut: { status: 200, presentation: "toast", kind: "success", words: { en: "You have logged out", hi: "आप लॉगआउट हो चुके हैं" } },
	offline: { presentation: "alert", retry: true, words: { en: "The server can't be reached. Check your connection and try again.", hi: "सर्वर से संपर्क नहीं हो पा रहा है। इंटरनेट जाँचकर फिर कोशिश करें।" } },

	// §2, §8: what isn't there yet, or can't be shown
	comingSoon: { presentation: "toast", kind: "success", words: { en: "Coming soon", hi: "जल्द उपलब्ध होगा" } },
	comingSoonStrong: { presentation: "toast", kind: "success", words: { en: "Coming soon!", hi: "जल्द उपलब्ध होगा!" } },
	noAchievements: { presentation: "text", words: { en: "No achievements found.", hi: "कोई उपलब्धि नहीं मिली।" } },
	noPolicies: { presentation: "text", words: { en: "No matching policies found.", hi: "इससे मेल खाती कोई नीति नहीं मिली।" } },
	noRows: { presentation: "text", words: { en: "No matching rows found.", hi: "इससे मेल खाती कोई प्रविष्टि नहीं मिली।" } },
	videoUnsupported: { presentation: "text", words: { en: "Your browser does not support the video tag.", hi: "आपका ब्राउज़र यह वीडियो नहीं चला सकता।" } },
	unexpectedError: { status: 500, presentation: "page", words: { en: "Unexpected Application Error!", hi: "अनपेक्षित त्रुटि हुई!" } },
	pageNotFound: { status: 404, presentation: "page", words: { en: "There is no page at this address. Search below, or choose one of the main pages.", hi: "इस पते पर कोई पृष्ठ नहीं है। नीचे खोजें या मुख्य पृष्ठों में से चुनें।" } },

	enterNameAndEmail: { status: 422, presentation: "alert", words: { en: "Please enter both name and email", hi: "कृपया नाम और ई-मेल दोनों भरें" } },
	testUserAdded: { status: 201, presentation: "text", words: { en: "Entry added", hi: "प्रविष्टि जोड़ दी गई" } },
	testUsersNotLoaded: { presentation: "alert", retry: true, words: { en: "The list could not be loaded.", hi: "सूची नहीं खुल सकी।" } },
	addTestUserFailed: { presentation: "alert", retry: true, words: { en: "The entry could not be added.", hi: "प्रविष्टि नहीं जोड़ी जा सकी।" } },
} as const satisfies Readonly<Record<string, Outcome>>;
