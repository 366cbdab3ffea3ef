import type { Lang, Text } from "./language.ts";

/** What the fields of the calls are called in a sentence. */
export const fieldLabels = {
	id: { en: "Number", hi: "क्रमांक" },
	name: { en: "Name", hi: "नाम" },
	email: { en: "E-mail", hi: "ई-मेल" },
	mobile: { en: "Mobile number", hi: "मोबाइल नंबर" },
	phone: { en: "Phone", hi: "फ़ोन" },
	password: { en: "Password", hi: "पासवर्ड" },
	currentPassword: { en: "Current password", hi: "मौजूदा पासवर्ड" },
	newPassword: { en: "New password", hi: "नया पासवर्ड" },
	code: { en: "Code", hi: "कोड का नंबर" },
	passkey: { en: "Passkey", hi: "पासकी का उत्तर" },
	answer: { en: "The device's answer", hi: "उपकरण का उत्तर" },
	role: { en: "Role", hi: "भूमिका का चयन" },
	userId: { en: "User", hi: "उपयोगकर्ता का चयन" },
	roleId: { en: "Role", hi: "भूमिका का चयन" },
	userIds: { en: "List of people", hi: "लोगों का चयन" },
	lastDay: { en: "Last day", hi: "अंतिम दिन का चयन" },
	titleEn: { en: "Title in English", hi: "अंग्रेज़ी शीर्षक" },
	titleHi: { en: "Title in Hindi", hi: "हिन्दी शीर्षक" },
	aboutEn: { en: "Purpose in English", hi: "अंग्रेज़ी विवरण" },
	aboutHi: { en: "Purpose in Hindi", hi: "हिन्दी विवरण" },
	roleName: { en: "The name of the role", hi: "भूमिका का नाम" },
	descriptionEn: { en: "Description in English", hi: "अंग्रेज़ी में चित्र का वर्णन" },
	descriptionHi: { en: "Description in Hindi", hi: "हिन्दी में चित्र का वर्णन" },
	upload: { en: "What was uploaded", hi: "भेजी गई फ़ाइल" },
	type: { en: "The kind of file", hi: "फ़ाइल का प्रकार" },
	unused: { en: "The choice of unused files", hi: "बिना उपयोग की फ़ाइलों का चयन" },
	q: { en: "The search", hi: "खोज का शब्द" },
	state: { en: "The state", hi: "स्थिति का चयन" },
	sort: { en: "The order", hi: "क्रम का चयन" },
	order: { en: "The direction of the order", hi: "क्रम की दिशा" },
	page: { en: "The page", hi: "पृष्ठ का नंबर" },
	who: { en: "Who", hi: "किसने" },
	subject: { en: "About whom", hi: "किसके बारे में" },
	action: { en: "What", hi: "क्या किया" },
	kind: { en: "Kind", hi: "प्रकार का चयन" },
	from: { en: "From", hi: "कब से" },
	to: { en: "To", hi: "कब तक" },
	at: { en: "When", hi: "कब" },
	address: { en: "Address", hi: "पता" },
	before: { en: "The line to go on from", hi: "आगे की शुरुआत" },
	list: { en: "The list", hi: "सूची का पाठ" },
	limit: { en: "The number of lines", hi: "पंक्तियों की संख्या" },
	permissionIds: { en: "List of permissions", hi: "अनुमतियों का चयन" },
} as const satisfies Readonly<Record<string, Text>>;

/** What a field is called in a sentence; its own name where the table has none. */
export function fieldLabel(field: string, lang: Lang): string {
	return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as keyof typeof fieldLabels][lang] : field;
}
