import { sql } from "kysely";
import type { Query } from "#contract/api.ts";
import { digitsOf } from "#contract/mobile.ts";
import { withoutTitle } from "#contract/person-title.ts";
import { keysIn } from "#contract/phonetic-key.ts";
import { contains } from "../../db/engine.ts";
import type { Db } from "../../db/tables.ts";

export type UsersWanted = Pick<Query<"usersPage">, "q" | "role" | "roleName" | "state"> &
	Partial<Pick<Query<"usersPage">, "sort" | "order">>;

/** Phonetic keys of a name, each after a space, so that a beginning is found as a part. */
export function searchKeysOf(name: string): string {
	return ` ${keysIn(name).join(" ")}`;
}

export async function fillSearchKeys(db: Db): Promise<void> {
	const users = await db.selectFrom("users").select(["id", "name"]).where("search_keys", "=", "").execute();
	for (const { id, name } of users) {
		await db
			.updateTable("users")
			.set({ search_keys: searchKeysOf(name) })
			.where("id", "=", id)
			.execute();
	}
}

const orders = {
	name: sql`lower(users.name)`,
	role: sql`lower(roles.name)`,
	phone: sql`users.phone`,
	lastSignIn: sql`coalesce(users.last_sign_in_at, 0)`,
	added: sql`users.id`,
} as const;

/**
 * Finds users: each word is part of the name or sounds like the beginning of one of its words, in either script; digits are part of the phone.
 * @param today accounts whose last day is before it have ended
 */
export async function usersBy(
	db: Db,
	wanted: UsersWanted,
	today: string,
	{ limit, offset }: { limit: number; offset: number },
) {
	const order = wanted.order ?? "asc";
	const sort = wanted.sort ?? "added";
	// Sorts ids alone, as sorting whole rows of ten thousand people is slow.
	const ids = await matching(db, wanted, today)
		.$if(sort === "role", (users) => users.innerJoin("roles", "roles.id", "users.role_id"))
		.select("users.id")
		.orderBy(orders[sort], order)
		.orderBy("users.id", order)
		.limit(limit)
		.offset(offset)
		.execute();
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("users")
		.innerJoin("roles", "roles.id", "users.role_id")
		.selectAll("users")
		.select("roles.name as role")
		.where(
			"users.id",
			"in",
			ids.map(({ id }) => id),
		)
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Below SQLite's limit of 32,766 values in a statement. */
const batch = 1000;

export async function allUsersBy(db: Db, wanted: UsersWanted, today: string) {
	const users: Awaited<ReturnType<typeof usersBy>> = [];
	for (;;) {
		const some = await usersBy(db, wanted, today, { limit: batch, offset: users.length });
		users.push(...some);
		if (some.length < batch) return users;
	}
}

export async function countUsersBy(db: Db, wanted: UsersWanted, today: string): Promise<number> {
	const { count } = await matching(db, wanted, today)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

function matching(db: Db, { q = "", role, roleName, state }: UsersWanted, today: string) {
	let users = db.selectFrom("users");
	if (role !== undefined) users = users.where("users.role_id", "=", role);
	if (roleName) {
		users = users.where("users.role_id", "in", (eb) =>
			eb.selectFrom("roles").select("roles.id").where("roles.name", "=", roleName),
		);
	}
	if (state === "suspended") users = users.where("users.suspended_at", "is not", null);
	else if (state) {
		users = users.where("users.suspended_at", "is", null);
		users =
			state === "left"
				? users.where("users.last_day", "<", today)
				: users.where((eb) => eb.or([eb("users.last_day", "is", null), eb("users.last_day", ">=", today)]));
	}
	const digits = digitsOf(q);
	if (digits !== undefined) return users.where(contains("users.phone", digits));
	for (const word of withoutTitle(q).trim().split(/\s+/u).filter(Boolean)) {
		const sounds = keysIn(word);
		users = users.where((eb) =>
			eb.or([
				contains("users.name", word),
				...sounds.map((key) => eb("users.search_keys", "like", `% ${key}%`)),
			]),
		);
	}
	return users;
}
