import type { Reply } from "#contract/api.ts";
import { isTurned } from "#contract/csv.ts";
import { faultsOf, sayFault } from "#contract/faults.ts";
import type { Lang } from "#contract/language.ts";
import { tenDigits } from "#contract/mobile.ts";
import { say } from "#contract/outcomes.ts";
import type { PeopleColumn } from "#contract/people-list.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import type { Db } from "../../../db/tables.ts";
import { missingPermission } from "../../../session/permitted.ts";
import type { Caller } from "../../../session/sessions.ts";
import { listRoleWords, permissionsOfRole } from "../../roles/roles.store.ts";
import { listUsersToAssign } from "../users.store.ts";
import { headingKey, type PeopleTable } from "./table.ts";

type Preview = Reply<"previewUsers">;

export interface NewPerson {
	readonly name: string;
	readonly phone: string;
	readonly roleId: number;
	readonly role: string;
}

interface Role {
	readonly id: number;
	readonly name: string;
	readonly titles: Readonly<Record<Lang, string>>;
	readonly lacking: Permission | undefined;
}

export interface CheckedList {
	readonly people: readonly NewPerson[];
	readonly shown: Preview["people"];
	readonly mistakes: Preview["mistakes"];
}

export async function checkPeople(db: Db, caller: Caller, { heading, rows }: PeopleTable, lang: Lang) {
	const roles = await rolesFor(db, caller);
	const taken = new Set((await listUsersToAssign(db)).map(({ phone }) => phone));
	const firstLines = new Map<string, number>();
	const people: NewPerson[] = [];
	const shown: Preview["people"] = [];
	const mistakes: Preview["mistakes"] = [];
	for (const { line, ...typed } of rows) {
		const before = mistakes.length;
		const wrong = (column: PeopleColumn | undefined, says: string) =>
			mistakes.push({ line, column: column ? heading(column) : "", says });
		const read = shapes.userEdit.safeParse({ name: typed.name, phone: typed.phone });
		for (const fault of read.success ? [] : faultsOf(read.error)) {
			const column = fault.field === "phone" ? "phone" : "name";
			const isOne = column === "phone" && isTurned(typed.phone);
			wrong(column, isOne ? say("cellTurned", lang, { cell: typed.phone }) : sayFault(fault, lang));
		}
		const phone = tenDigits(typed.phone);
		if (phone !== undefined) {
			const first = firstLines.get(phone);
			if (first !== undefined) wrong("phone", say("phoneTwiceInList", lang, { row: first }));
			else if (taken.has(phone)) wrong("phone", say("duplicatePhone", lang));
			firstLines.set(phone, first ?? line);
		}
		const role = roleCalled(typed.role, roles);
		if ("says" in role) wrong("role", role.says(lang));
		if (typed.beyond) wrong(undefined, say("cellBeyondHeadings", lang, { cell: typed.beyond }));
		const called = "says" in role ? typed.role : role.titles[lang];
		shown.push({ line, name: typed.name, phone: phone ?? typed.phone, role: called });
		if (mistakes.length > before || !read.success || "says" in role) continue;
		people.push({ ...read.data, roleId: role.id, role: role.name });
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
