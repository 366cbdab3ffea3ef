import type { Db } from "../db/tables.ts";

/** Tells every server on this database to read its folder again. @returns the notice's number */
export async function askForReload(db: Db, now: number): Promise<number> {
	return db.transaction().execute(async (tx) => {
		const { id } = await tx
			.insertInto("reloads")
			.values({ asked_at: now })
			.returning("id")
			.executeTakeFirstOrThrow();
		await tx.deleteFrom("reloads").where("id", "<", Number(id)).execute();
		return Number(id);
	});
}

/** The number of the latest notice; 0 where there was none. */
export async function latestReload(db: Db): Promise<number> {
	const row = await db.selectFrom("reloads").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
	return Number(row?.id ?? 0);
}
