import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Engine, idColumn, lockForMigration } from "./engine.ts";
import { migrations } from "./migrations.ts";
import type { Db, Tx } from "./tables.ts";

/**
 * Applies the missing migrations. Safe to run again, and from two servers at once.
 *
 * @returns the names of the migrations that were applied
 * @throws {Error} if the database belongs to a newer version, or was migrated by other steps
 */
export async function migrate(db: Db, engine: Engine): Promise<string[]> {
	return db.transaction().execute(async (tx) => {
		await lockForMigration(tx, engine);
		await sql`create table if not exists migrations (id bigint primary key, name text not null, checksum text not null, applied_at bigint not null)`.execute(
			tx,
		);
		const applied = await tx.selectFrom("migrations").selectAll().orderBy("id").execute();
		if (applied.length > migrations.length) {
			throw new Error(
				`The database is newer than this version of the product (step ${applied.length}, known are ${migrations.length}). Install the newer version, or restore a backup made before the upgrade.`,
			);
		}
		const missing: string[] = [];
		for (const [index, step] of migrations.entries()) {
			const checksum = createHash("sha256").update(step.sql.join(";\n")).digest("hex");
			const known = applied[index];
			if (known && known.checksum !== checksum) {
				throw new Error(
					`Step ${index + 1} of the database ("${known.name}") is not the one that this version knows.`,
				);
			}
			if (known) continue;
			await run(tx, engine, step.sql);
			await tx
				.insertInto("migrations")
				.values({ id: index + 1, name: step.name, checksum, applied_at: Date.now() })
				.execute();
			missing.push(step.name);
		}
		return missing;
	});
}

async function run(tx: Tx, engine: Engine, statements: readonly string[]): Promise<void> {
	for (const statement of statements) {
		await sql.raw(statement.replace("{id}", idColumn[engine])).execute(tx);
	}
}
