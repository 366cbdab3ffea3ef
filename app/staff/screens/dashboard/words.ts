import type { Text } from "#contract/language.ts";

export const dashboardWords = {
	greeting: { en: "Namaste, {name}", hi: "नमस्ते, {name}" },
	users: { en: "Total users", hi: "कुल उपयोगकर्ता" },
	roles: { en: "Total roles", hi: "कुल भूमिकाएँ" },
	permissions: { en: "Total permissions", hi: "कुल अनुमतियाँ" },
	usersByRole: { en: "Users by role", hi: "भूमिका के अनुसार उपयोगकर्ता" },
	recentChanges: { en: "Recent changes", hi: "हाल के बदलाव" },
	olderChanges: { en: "Older changes", hi: "इससे पुराने बदलाव" },
	noChanges: { en: "Nothing has been changed yet.", hi: "अभी तक कुछ बदला नहीं गया है।" },
	role: { en: "Role", hi: "भूमिका" },
	count: { en: "Users", hi: "उपयोगकर्ता" },
} as const satisfies Readonly<Record<string, Text>>;
