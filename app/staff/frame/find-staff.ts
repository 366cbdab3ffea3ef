import type { Reply } from "#contract/api.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { type Lang, languages } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { pageByName, pages } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { findingAddress } from "../parts/content-wanted.ts";
import { findsPerson } from "../parts/finds-person.ts";
import type { RoleCard } from "../parts/role-names.ts";
import { staffActions } from "./staff-actions.ts";

/** A result of the top bar's search, with its link. */
export interface Finding {
	readonly kind: "screen" | "actionKind" | "list" | "page" | "content" | "user" | "role";
	readonly label: string;
	/** Words around the match; each odd part is one. */
	readonly text?: readonly string[];
	/** An action without an address is done at once: logging out. */
	readonly address?: string | undefined;
}

interface Person {
	readonly id: number;
	readonly name: string;
	readonly phone?: string | undefined;
}

export interface Findable {
	/** Users that are searched here. */
	readonly users: readonly Person[];
	/** Users that the server has found, and the text by which. */
	readonly found?: { readonly by: string; readonly users: readonly Person[] };
	readonly roles: readonly Pick<RoleCard, "id" | "name" | "title">[];
	/** Places in the content that the server has found, and the text by which. */
	readonly content?: { readonly by: string; readonly findings: Reply<"deskSearch"> };
}

export const mostFound = 8;

/** Results left to users and actions if the content has many. */
const leftToOthers = 3;

/** Finds screens, actions, content, users and roles, as far as the permissions reach. */
export function findStaff(
	typed: string,
	{ users, found: byServer, roles, content }: Findable,
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
				// The former answer holds until the next one arrives.
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

	const said = (content?.findings ?? []).map(
		(finding): Finding => ({
			kind: finding.key === null ? "list" : isPage(finding) ? "page" : "content",
			label: finding.place.join(" › "),
			text: finding.text,
			address: findingAddress(finding),
		}),
	);
	const named = [...screens, ...actions].slice(0, said.length > 0 ? leftToOthers : mostFound);
	// An exact name comes first, also before the server has answered.
	const isMeant = ({ label }: Finding) => plain(label) === wanted;
	const others = [...people, ...found];
	const [meant, last] = [others.filter(isMeant), others.filter((each) => !isMeant(each))];
	const room = mostFound - named.length - Math.min(last.length, leftToOthers);
	return [...meant, ...named, ...said.slice(0, room), ...last].slice(0, mostFound);
}

const isPage = ({ kind, at }: Reply<"deskSearch">[number]) =>
	at === null && deskKinds[kind].group === "pages";

function plain(text: string): string {
	return text.trim().normalize("NFC").toLowerCase();
}

/** Stops at a few matches: with ten thousand users the rest need not be searched. */
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
