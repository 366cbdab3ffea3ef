import type { Text } from "./language.ts";

/** The six permissions of §6, by the names that travel in `GET /api/me`, with the labels of the side menu (§2.17). */
export const permissions = {
	view_dashboard: { en: "Dashboard", hi: "डैशबोर्ड" },
	manage_users: { en: "Manage Users", hi: "उपयोगकर्ता प्रबंधन" },
	assign_role: { en: "Assign Role", hi: "भूमिका सौंपें" },
	assign_permissions: { en: "Assign Permissions", hi: "अनुमतियाँ सौंपें" },
	view_complaints: { en: "Complaints", hi: "शिकायतें" },
	edit_settings: { en: "Settings", hi: "सेटिंग्स" },
} as const satisfies Readonly<Record<string, Text>>;

export type Permission = keyof typeof permissions;

/** The permission words in the order of the menu. */
export const permissionNames = Object.keys(permissions) as readonly Permission[];

/** Somebody must always hold all of these, or nobody could ever mend the rights again (requirements, Who may call what). */
export const keeperPermissions = [
	"manage_users",
	"assign_role",
	"assign_permissions",
] as const satisfies readonly Permission[];

/** The role that can't be deleted: the first administrator holds it. */
export const adminRole = "admin";

/**
 * The roles of the first start. Each is a part of the one before it, because nobody may give or take what
 * they don't hold: the Executive Officer can appoint and replace the IT staff, and only the Chairman decides
 * what a role may do. IT opens accounts and resets passwords, but promotes nobody.
 */
export const seedRoles = [
	{ name: adminRole, permissions: permissionNames },
	{
		name: "subadmin",
		permissions: ["view_dashboard", "manage_users", "assign_role", "view_complaints", "edit_settings"],
	},
	{ name: "it", permissions: ["view_dashboard", "manage_users", "edit_settings"] },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[];

const positions: ReadonlyMap<string, Text> = new Map([
	["admin", { en: "Chairman", hi: "अध्यक्ष" }],
	["subadmin", { en: "Executive Officer", hi: "अधिशासी अधिकारी" }],
	["it", { en: "IT Department", hi: "आई.टी. विभाग" }],
]);

const unknownPosition: Text = { en: "Unknown", hi: "अज्ञात" };

/** The position that the profile card shows for a role (§2.17). */
export function positionOf(role: string): Text {
	return positions.get(role) ?? unknownPosition;
}
