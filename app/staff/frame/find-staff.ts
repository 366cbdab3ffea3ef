import { type Lang, languages } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { pageByName, pages } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { findsPerson } from "../parts/finds-person.ts";
import type { RoleCard } from "../parts/role-names.ts";
import { staffActions } from "./staff-actions.ts";

/** A result of the top bar's search: a screen, an action, a user or a role, and its link. */
export interface Finding {
	readonly kind: "screen" | "actionKind" | "user" | "role";
	readonly label: string;
	/** Without one it is done at once: logging out. */
	readonly address?: string | undefined;
}

interface Person {
	readonly id: number;
	readonly name: string;
	readonly phone?: string | undefined;
}

export interface Findable {
	/** To be searched here. */
	readonly users: readonly Person[];
	/** What the server has found, and by which text. */
	readonly found?: { readonly by: string; readonly users: readonly Person[] };
	readonly roles: readonly Pick<RoleCard, "id" | "name" | "title">[];
}

/** More would not be read. */
export const mostFound = 8;

/** Screens, actions, users and roles by name, as far as the permissions reach; each links to where something can be done. */
export function findStaff(
	typed: string,
	{ users, found: byServer, roles }: Findable,
	permissions: readonly Permission[],
	lang: Lang,
): readonly Finding[] {
	const wanted = plain(typed);
	if (wanted === "") return [];
	const holds = (text: string) => plain(text).includes(wanted);

	const screens = pages
		.filter(
			({ name, audience, title }) =>
				audience === "staff" && mayOpen(name, permissions) && languages.some((each) => holds(title[each])),
		)
		.map(({ title, path }): Finding => ({ kind: "screen", label: title[lang], address: path }));

	const isFound = findsPerson(typed);
	const actions = staffActions
		.filter(({ page }) => mayOpen(page, permissions))
		.filter(({ label, also }) =>
			isFound({ name: `${languages.map((each) => label[each]).join(", ")}, ${also}` }),
		)
		.map(({ label, address }): Finding => ({ kind: "actionKind", label: label[lang], address }));

	const toUser = userAddress(permissions);
	const people = toUser
		? [
				// Until the answer to the last key is there, those of the one before that still fit.
				...(byServer?.users.filter(
					(user) => byServer.by === typed.trim() || isFound({ name: user.name, phone: user.phone }),
				) ?? []),
				...first(users, ({ name, phone }) => isFound({ name, phone })),
			].map(
				(user): Finding => ({
					kind: "user",
					label: user.phone ? `${user.name} (${user.phone})` : user.name,
					address: toUser(user),
				}),
			)
		: [];

	const toRole = roleAddress(permissions);
	const found = toRole
		? roles
				.filter(({ name, title }) => [name, ...Object.values(title)].some(holds))
				.map(
					(role): Finding => ({
						kind: "role",
						label: role.title[lang],
						address: toRole(role),
					}),
				)
		: [];

	return [...screens, ...actions, ...people, ...found].slice(0, mostFound);
}

function plain(text: string): string {
	return text.trim().normalize("NFC").toLowerCase();
}

/** The first few matches: with ten thousand users the rest need not be searched. */
function first<Row>(rows: readonly Row[], fits: (row: Row) => boolean): readonly Row[] {
	const found: Row[] = [];
	for (const row of rows) {
		if (fits(row)) found.push(row);
		if (found.length === mostFound) break;
	}
	return found;
}

function userAddress(permissions: readonly Permission[]) {
	if (permissions.includes("manage_users")) {
		return ({ name, phone }: Person) =>
			`${pageByName("manageUsers").path}?q=${encodeURIComponent(phone ?? name)}`;
	}
	if (permissions.includes("assign_role")) {
		return ({ id }: Person) => `${pageByName("assignRole").path}?user=${id}`;
	}
	return undefined;
}

function roleAddress(permissions: readonly Permission[]) {
	if (permissions.includes("assign_permissions")) {
		return ({ id }: Findable["roles"][number]) => `${pageByName("assignPermissions").path}?role=${id}`;
	}
	if (permissions.includes("manage_users")) {
		return ({ name }: Findable["roles"][number]) =>
			`${pageByName("manageUsers").path}?role=${encodeURIComponent(name)}`;
	}
	return undefined;
}
