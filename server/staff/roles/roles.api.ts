import { adminRole } from "#contract/permissions.ts";
import { inOneChange, type SomeHandlers } from "../../calls/call-context.ts";
import { isDuplicate } from "../../db/errors.ts";
import type { Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import { labelled, missingPermission } from "../../session/permitted.ts";
import type { Caller } from "../../session/sessions.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { listPermissions } from "../permissions/permissions.store.ts";
import { findUser, holdersOfRole } from "../users/users.store.ts";
import { refuseRoleWords } from "./role-words.ts";
import {
	addRole,
	deleteRole,
	findRole,
	givePermissions,
	listRoles,
	listRoleWords,
	peopleByRole,
	permissionsOfRole,
	type RoleWords,
	renameRole,
	roleKey,
} from "./roles.store.ts";

export const roleCalls = {
	async roles({ database }) {
		return listRoles(database.db);
	},

	async rolePermissions({ database: { db }, params }) {
		if (!(await findRole(db, params.id))) throw refusal("unknownRole");
		const names = await permissionsOfRole(db, params.id);
		return (await listPermissions(db)).filter(({ name }) => names.includes(name));
	},

	async userRole({ database: { db }, params }) {
		const user = await findUser(db, params.id);
		if (!user) throw refusal("unknownUser");
		return { roleId: user.role_id };
	},

	async myRole({ database: { db }, caller }) {
		const role = (await listRoleWords(db)).find(({ id }) => id === caller.roleId);
		if (!role) throw refusal("notSignedIn");
		return cardOf(role);
	},

	async roleCards({ database: { db } }) {
		const people = await peopleByRole(db);
		const cards = [];
		for (const role of await listRoleWords(db)) {
			const permissions = await permissionsOfRole(db, role.id);
			cards.push({ id: role.id, ...cardOf(role), permissions, people: people.get(role.id) ?? 0 });
		}
		return cards;
	},

	async editRole(context) {
		const { name, titleEn, titleHi, aboutEn, aboutHi } = context.body;
		await changeRoles(context, async (tx, actor) => {
			const role = await roleToChange(tx, actor, context.params.id);
			await refuseRoleWords(tx, context.body, role.id);
			await renameRole(tx, role.id, name, {
				title_en: titleEn,
				title_hi: titleHi,
				about_en: aboutEn,
				about_hi: aboutHi,
			});
			const detail = [name, titleEn, titleHi].filter(Boolean).join(", ");
			await writeAuditLine(tx, { actor, action: "edit role", subject: role, detail });
		});
	},

	async copyRole(context) {
		const { name } = context.body;
		await changeRoles(context, async (tx, actor) => {
			const role = await roleToChange(tx, actor, context.params.id);
			await refuseRoleWords(tx, { name });
			const id = await addRole(tx, name);
			const names = await permissionsOfRole(tx, role.id);
			const given = (await listPermissions(tx)).filter((each) => names.includes(each.name));
			await givePermissions(
				tx,
				id,
				given.map((permission) => permission.id),
			);
			await writeAuditLine(tx, { actor, action: "copy role", subject: { id, name }, detail: role.name });
		});
	},

	async addRole(context) {
		const { name } = context.body;
		await changeRoles(context, async (tx, actor) => {
			await refuseRoleWords(tx, { name });
			const id = await addRole(tx, name);
			await writeAuditLine(tx, { actor, action: "add role", subject: { id, name } });
		});
	},

	async deleteRole(context) {
		await inOneChange(context, "assign_permissions", async (tx, actor) => {
			const role = await roleToChange(tx, actor, context.params.id);
			if (roleKey(role.name) === adminRole) throw refusal("adminRoleStays");
			const count = await holdersOfRole(tx, role.id);
			if (count > 0) throw refusal("roleInUse", { count });
			await deleteRole(tx, role.id);
			await writeAuditLine(tx, { actor, action: "delete role", subject: role });
		});
	},
} satisfies SomeHandlers;

function cardOf({ name, title_en, title_hi, about_en, about_hi }: RoleWords & { readonly name: string }) {
	return {
		name,
		title: { en: title_en || name, hi: title_hi || name },
		about: { en: about_en, hi: about_hi },
	};
}

async function changeRoles(
	context: Parameters<typeof inOneChange>[0],
	work: (tx: Tx, actor: Caller) => Promise<void>,
): Promise<void> {
	try {
		await inOneChange(context, "assign_permissions", work);
	} catch (error) {
		throw isDuplicate(error) ? refusal("duplicateRole").of("name") : error;
	}
}

async function roleToChange(tx: Tx, actor: Caller, id: number) {
	const role = await findRole(tx, id);
	if (!role) throw refusal("unknownRole");
	const lacking = missingPermission(actor, await permissionsOfRole(tx, id));
	if (lacking) throw refusal("permissionBeyondYours", { permission: labelled(lacking) });
	return role;
}
