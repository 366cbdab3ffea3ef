import type { Mover } from "#contract/complaints/moves.ts";
import { movingPermissions } from "#contract/permissions.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller } from "../session/sessions.ts";
import { type ComplaintRow, complaintByNumber } from "./complaints.store.ts";
import { isInScope, type Scope } from "./lists.store.ts";
import { departmentsOf, readSettings, unstaffed } from "./settings.store.ts";

export async function scopeOf(db: Db | Tx, { id, permissions }: Caller, now: number): Promise<Scope> {
	const own = await departmentsOf(db, id);
	const { departments, takenBy } = await unstaffed(db, await readSettings(db), now);
	return {
		userId: id,
		isAll: permissions.includes("assign_complaints"),
		departments: [...own.map(({ department }) => department), ...(takenBy === id ? departments : [])],
		headed: own.filter(({ is_head }) => is_head === 1).map(({ department }) => department),
		unstaffed: takenBy === null ? departments : [],
		findsPersons: movingPermissions.some((each) => permissions.includes(each)),
	};
}

export function moversOf({ permissions }: Caller, scope: Scope, row: ComplaintRow): readonly Mover[] {
	const isAssigning = permissions.includes("assign_complaints");
	if (!permissions.includes("handle_complaints")) return isAssigning ? ["assign"] : [];
	const isOwn = scope.departments.includes(row.department) || row.person_id === scope.userId;
	return [
		...(isOwn || isAssigning ? (["handle"] as const) : []),
		...(scope.headed.includes(row.department) ? (["head"] as const) : []),
		...(isAssigning ? (["assign"] as const) : []),
	];
}

export async function visible(
	db: Db | Tx,
	caller: Caller,
	number: string,
	now: number,
): Promise<{ readonly row: ComplaintRow; readonly scope: Scope; readonly as: readonly Mover[] }> {
	refuseUnpermitted(caller, ["view_complaints"]);
	const [row, scope] = [await complaintByNumber(db, number), await scopeOf(db, caller, now)];
	if (!row || !isInScope(row, scope)) throw refusal("noSuchComplaint");
	return { row, scope, as: moversOf(caller, scope, row) };
}

export async function workable(db: Db | Tx, caller: Caller, number: string, now: number) {
	const found = await visible(db, caller, number, now);
	if (found.as.length === 0) throw refusal("moveNotYours");
	return found;
}
