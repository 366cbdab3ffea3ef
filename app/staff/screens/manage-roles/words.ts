import type { Text } from "#contract/language.ts";

export const manageRolesWords = {
	addRole: { en: "Add role", hi: "भूमिका जोड़ें" },
	roleName: { en: "Role Name", hi: "भूमिका का नाम" },
	add: { en: "Add", hi: "जोड़ें" },
	adding: { en: "Adding…", hi: "जोड़ी जा रही है…" },
	nameHint: {
		en: "A new role may do nothing until you assign permissions to it.",
		hi: "नई भूमिका को अनुमतियाँ देने तक वह कुछ नहीं कर सकती।",
	},
	roles: { en: "Roles", hi: "भूमिकाएँ" },
	noRoles: { en: "There are no roles yet.", hi: "अभी कोई भूमिका नहीं है।" },
	deleteRole: { en: "Delete role", hi: "भूमिका हटाएँ" },
	assignPermissions: { en: "Assign Permissions", hi: "अनुमतियाँ सौंपें" },
} as const satisfies Readonly<Record<string, Text>>;
