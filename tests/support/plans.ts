import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { Db } from "#server/db/tables.ts";

/** Plans of the database for each query of some work. */
export async function plansOf(
	{ db, engine }: Database,
	work: (db: Db) => Promise<unknown>,
): Promise<string[]> {
	const queries: RootOperationNode[] = [];
	const listener: KyselyPlugin = {
		transformQuery: ({ node }) => {
			queries.push(node);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	await work(db.withPlugin(listener));
	const plans: string[] = [];
	for (const node of queries) {
		const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
		const explain = engine === "sqlite" ? "explain query plan" : "explain";
		plans.push(
			JSON.stringify(await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))),
		);
	}
	return plans;
}
