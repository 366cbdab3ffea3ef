import type { Text } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";

/** What each permission lets a person do. */
export const permissionSentences: Readonly<Record<Permission, Text>> = {
	view_dashboard: {
		en: "See how many people work here, and by which role.",
		hi: "देख सकते हैं कि यहाँ कितने लोग किस भूमिका में काम करते हैं।",
	},
	manage_users: {
		en: "Add and delete people, give them a new password, see their phone numbers.",
		hi: "लोगों को जोड़, हटा और नया पासवर्ड दे सकते हैं; उनके फ़ोन नंबर देख सकते हैं।",
	},
	assign_role: {
		en: "Give people another role, as far as one's own rights reach.",
		hi: "अपने अधिकारों की सीमा में किसी को दूसरी भूमिका दे सकते हैं।",
	},
	assign_permissions: {
		en: "Add and delete roles, and decide what each of them may do.",
		hi: "भूमिकाएँ जोड़ और हटा सकते हैं, और तय कर सकते हैं कि कौन क्या करे।",
	},
	view_complaints: {
		en: "Read what citizens report, once the desk for it is open.",
		hi: "नागरिकों की शिकायतें पढ़ सकते हैं, जब वह पृष्ठ शुरू होगा।",
	},
	edit_settings: {
		en: "Change how the website works, once that screen is open.",
		hi: "वेबसाइट का काम करने का ढंग बदल सकते हैं, जब वह पृष्ठ शुरू होगा।",
	},
};
