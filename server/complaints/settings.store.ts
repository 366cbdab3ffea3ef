import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, QueryCreator, Selectable } from "kysely";
import type { Body, Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { indianDay } from "#contract/moments.ts";
import { movingPermissions } from "#contract/permissions.ts";
import type { Db, Tables, Tx } from "../db/tables.ts";

export type ComplaintSettings = Omit<Body<"saveSettings">, "departments" | "open311"> &
	Pick<Reply<"settings">, "open311Key">;

export type DepartmentStaff = Tables["complaint_staff"];

const name = "complaints";

export const usualSettings: ComplaintSettings = {
	isOn: true,
	open311Key: null,
	reopenDays: 15,
	silenceDays: 7,
	keepMonths: 12,
	fallback: null,
	version: 0,
};

/** Read at each call, so that changes hold on every server at once. */
export async function readSettings(db: Db | Tx): Promise<ComplaintSettings> {
	const row = await db.selectFrom("settings").selectAll().where("name", "=", name).executeTakeFirst();
	return row ? { ...usualSettings, ...JSON.parse(row.value), version: row.version } : usualSettings;
}

/** @returns false if others saved since */
export async function writeSettings(tx: Tx, { version, ...settings }: ComplaintSettings): Promise<boolean> {
	const value = JSON.stringify(settings);
	const written = await tx
		.insertInto("settings")
		.values({ name, value, version: 1 })
		.onConflict((conflict) =>
			conflict
				.column("name")
				.doUpdateSet({ value, version: version + 1 })
				.where("settings.version", "=", version),
		)
		.returning("version")
		.executeTakeFirst();
	return written?.version === version + 1;
}

/** Setting that holds the day of the sample complaints, if there are any (tools/samples.ts). */
export const samplesMark = "complaint samples";

export async function deleteSamples(tx: Tx): Promise<void> {
	const mark = await tx.deleteFrom("settings").where("name", "=", samplesMark).executeTakeFirst();
	if (mark.numDeletedRows > 0) await tx.deleteFrom("complaints").where("sample", "=", 1).execute();
}

const keyName = "complaint key";
const known = new WeakMap<Db | Tx, string>();

/** Key for follow codes and photo addresses, made once for a database and never sent. */
export async function secretKey(db: Db): Promise<string> {
	const there = known.get(db);
	if (there !== undefined) return there;
	await db
		.insertInto("settings")
		.values({ name: keyName, value: randomBytes(32).toString("base64url"), version: 0 })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const { value } = await db
		.selectFrom("settings")
		.select("value")
		.where("name", "=", keyName)
		.executeTakeFirstOrThrow();
	known.set(db, value);
	return value;
}

export async function departmentStaff(db: Db | Tx): Promise<DepartmentStaff[]> {
	return db
		.selectFrom("complaint_staff")
		.selectAll()
		.orderBy("is_head", "desc")
		.orderBy("user_id")
		.orderBy("department")
		.execute();
}

export async function replaceDepartmentStaff(tx: Tx, staff: readonly DepartmentStaff[]): Promise<void> {
	await tx.deleteFrom("complaint_staff").execute();
	if (staff.length > 0) await tx.insertInto("complaint_staff").values(staff).execute();
}

export async function departmentsOf(db: Db | Tx, userId: number): Promise<DepartmentStaff[]> {
	return db.selectFrom("complaint_staff").selectAll().where("user_id", "=", userId).execute();
}

export function workers(
	db: Pick<QueryCreator<Tables>, "selectFrom"> | ExpressionBuilder<Tables, "complaints">,
	now: number,
) {
	return (db as QueryCreator<Tables>)
		.selectFrom("users")
		.innerJoin("role_permissions", "role_permissions.role_id", "users.role_id")
		.innerJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select("users.id")
		.where("permissions.name", "in", movingPermissions)
		.where("users.suspended_at", "is", null)
		.where((eb) => eb.or([eb("users.last_day", "is", null), eb("users.last_day", ">=", indianDay(now))]));
}

export async function isAbandoned(
	db: Db | Tx,
	{ state, resumes, person_id, sample }: Selectable<Tables["complaints"]>,
	now: number,
): Promise<boolean> {
	if (person_id === null) return [state, resumes].includes("working") && sample === 0;
	return !(await mayWork(db, person_id, now));
}

const mayWork = async (db: Db | Tx, id: number, now: number) =>
	(await workers(db, now).where("users.id", "=", id).executeTakeFirst()) !== undefined;

/** Departments in which nobody may work, and who takes what they get; null if nobody does. */
export async function unstaffed(db: Db | Tx, { fallback }: Pick<ComplaintSettings, "fallback">, now: number) {
	const staffed = new Set((await handlersOf(db, now)).map(({ department }) => department));
	const departments = departmentKeys.filter((each) => !staffed.has(each));
	return { departments, takenBy: fallback !== null && (await mayWork(db, fallback, now)) ? fallback : null };
}

export const departmentKeys = Object.keys(departmentNames) as readonly DepartmentStaff["department"][];

/**
 * Possible handlers by name; former staff stay in a department until removed.
 * @param department all without it
 */
export async function handlersOf(db: Db | Tx, now: number, department?: DepartmentStaff["department"]) {
	return db
		.selectFrom("complaint_staff")
		.innerJoin("users", "users.id", "complaint_staff.user_id")
		.select(["users.id", "users.name", "users.phone", "department", "is_head"])
		.where("users.id", "in", workers(db, now))
		.$if(department !== undefined, (staff) => staff.where("department", "=", department ?? "swasth"))
		.orderBy("users.name")
		.execute();
}
