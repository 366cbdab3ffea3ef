import type { DeskKind } from "#contract/content/desk.ts";
import type { Db, Tx } from "../db/tables.ts";

export interface Remark {
	readonly at: string;
	readonly text: string;
	readonly by: string;
	readonly done: boolean;
}

interface RowOf {
	readonly kind: DeskKind;
	readonly key: string;
}

export async function remarksOn(db: Db, { kind, key }: RowOf): Promise<Remark[]> {
	const found = await db
		.selectFrom("content_items")
		.select("remarks")
		.where("kind", "=", kind)
		.where("key", "=", key)
		.executeTakeFirst();
	return JSON.parse(found?.remarks ?? "[]");
}

export async function putRemarks(tx: Tx, { kind, key }: RowOf, remarks: readonly Remark[]): Promise<void> {
	await tx
		.updateTable("content_items")
		.set({ remarks: JSON.stringify(remarks) })
		.where("kind", "=", kind)
		.where("key", "=", key)
		.execute();
}
