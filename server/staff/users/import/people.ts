import type { Reply } from "#contract/api.ts";
import { faultsOf, sayFault } from "#contract/faults.ts";
import type { Lang } from "#contract/language.ts";
import { tenDigits } from "#contract/mobile.ts";
import { say } from "#contract/outcomes.ts";
import type { PeopleColumn } from "#contract/people-list.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import type { Db } from "../../../db/tables.ts";
import { turned } from "../../../kit/spreadsheet.ts";
import { missingPermission } from "../../../session/permitted.ts";
import type { Caller } from "../../../session/sessions.ts";
import { listRoleWords, permissionsOfRole } from "../../roles/roles.store.ts";
import { listUsersToAssign } from "../users.store.ts";
import { headingKey, type TypedRow } from "./table.ts";

export type Mistake = Reply<"previewUsers">["mistakes"][number];

/** Somebody of the list who can be added. */
export interface NewPerson {
	readonly row: number;
	readonly name: string;
	readonly phone: string;
	readonly roleId: number;
	readonly role: string;
}

interface Role {
	readonly id: number;
	readonly name: string;
	readonly titles: Readonly<Record<Lang, string>>;
	/** The first permission that the caller lacks. */
	readonly lacking: Permission | undefined;
}

/** What a list says, row by row: who can be added, what is shown of each row, and every mistake of it at once. */
export interface CheckedList {
	readonly people: readonly NewPerson[];
	readonly shown: Reply<"previewUsers">["people"];
	readonly mistakes: readonly Mistake[];
}

/** Checks the rows against the rules of one new user, against each other, the people there are, and what the caller may give. */
export async function checkPeople(
	db: Db,
	caller: Caller,
	rows: readonly TypedRow[],
	lang: Lang,
): Promise<CheckedList> {
	const roles = await rolesFor(db, caller);
	const taken = new Set((await listUsersToAssign(db)).map(({ phone }) => phone));
	const firstRows = new Map<string, number>();
	const people: NewPerson[] = [];
	const shown: CheckedList["shown"] = [];
	const mistakes: Mistake[] = [];
	for (const typed of rows) {
		const found: Mistake[] = [];
		const wrong = (field: PeopleColumn, says: string) => found.push({ row: typed.row, field, says });
		const read = shapes.userEdit.safeParse({ name: typed.name, phone: typed.phone });
		if (!read.success) {
			for (const fault of faultsOf(read.error)) {
				const isTurned = fault.field === "phone" && turned.test(typed.phone);
				wrong(
					fault.field === "phone" ? "phone" : "name",
					isTurned ? say("cellTurned", lang, { cell: typed.phone }) : sayFault(fault, lang),
				);
			}
		}
		const phone = tenDigits(typed.phone);
		if (phone !== undefined) {
			const before = firstRows.get(phone);
			if (before !== undefined) wrong("phone", say("phoneTwiceInList", lang, { row: before }));
			else if (taken.has(phone)) wrong("phone", say("duplicatePhone", lang));
			firstRows.set(phone, before ?? typed.row);
		}
		const role = roleCalled(typed.role, roles);
		if ("says" in role) wrong("role", role.says(lang));
		if (typed.beyond) wrong("role", say("cellBeyondHeadings", lang, { cell: typed.beyond.slice(0, 60) }));
		mistakes.push(...found);
		shown.push({
			row: typed.row,
			name: typed.name,
			phone: phone ?? typed.phone,
			role: "says" in role ? typed.role : role.titles[lang],
		});
		if (found.length > 0 || !read.success || "says" in role) continue;
		people.push({ row: typed.row, ...read.data, roleId: role.id, role: role.name });
	}
	return { people, shown, mistakes };
}

async function rolesFor(db: Db, caller: Caller): Promise<readonly Role[]> {
	const roles = [];
	for (const { id, name, title_en, title_hi } of await listRoleWords(db)) {
		const lacking = missingPermission(caller, await permissionsOfRole(db, id));
		roles.push({ id, name, titles: { en: title_en || name, hi: title_hi || name }, lacking });
	}
	return roles;
}

/** A role by its name or by its title in either language, or why it can't be given. */
function roleCalled(typed: string, roles: readonly Role[]): Role | { readonly says: (lang: Lang) => string } {
	const key = headingKey(typed);
	if (key === "")
		return { says: (lang) => sayFault({ outcome: "fieldEmpty", field: "role", most: 0 }, lang) };
	const named = roles.filter(({ name }) => headingKey(name) === key);
	const called = named.length > 0 ? named : roles.filter((role) => titleKeys(role).includes(key));
	const [role, another] = called;
	if (!role) {
		return {
			says: (lang) =>
				say("roleNotInList", lang, {
					role: typed.slice(0, 60),
					roles: roles.map(({ titles }) => titles[lang]).join(", "),
				}),
		};
	}
	if (another) return { says: (lang) => say("roleTwice", lang, { names: called.map(nameOf).join(", ") }) };
	const { lacking } = role;
	if (!lacking) return role;
	return {
		says: (lang) =>
			say("roleBeyondYours", lang, { permission: `${permissions[lacking][lang]} (${lacking})` }),
	};
}

const nameOf = ({ name }: Role) => name;
const titleKeys = ({ titles }: Role) => Object.values(titles).map(headingKey);
