import type { Db } from "../db/tables.ts";

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

/** Number of the latest notice (0 if none) and latest migration; one query, since it runs twice a second. */
export async function lookAround(db: Db): Promise<{ readonly notice: number; readonly step: number }> {
	const found = await db
		.selectNoFrom((query) => [
			query
				.selectFrom("reloads")
				.select(({ fn }) => fn.max("id").as("id"))
				.as("notice"),
			query
				.selectFrom("migrations")
				.select(({ fn }) => fn.max("id").as("id"))
				.as("step"),
		])
		.executeTakeFirstOrThrow();
	return { notice: Number(found.notice ?? 0), step: Number(found.step ?? 0) };
}

export interface ServerAnswer {
	readonly name: string;
	readonly notice: number;
	/** Reasons why it keeps its former content, a line each; empty if it doesn't. */
	readonly mistakes: string;
}

export async function noteAnswer(db: Db, { name, notice, mistakes }: ServerAnswer): Promise<void> {
	await db
		.insertInto("servers")
		.values({ name, notice, mistakes })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ notice, mistakes }))
		.execute();
}

export async function forgetServer(db: Db, name: string): Promise<void> {
	await db.deleteFrom("servers").where("name", "=", name).execute();
}

export async function listServers(db: Db): Promise<ServerAnswer[]> {
	const rows = await db.selectFrom("servers").selectAll().orderBy("name").execute();
	return rows.map(({ name, notice, mistakes }) => ({ name, notice: Number(notice), mistakes }));
}
