import type { DeskKind } from "#contract/content/desk.ts";
import type { Db } from "../db/tables.ts";
import { latestSince } from "./content.store.ts";
import { contentSeq } from "./content-clock.store.ts";

type Latest = Awaited<ReturnType<typeof latestSince>>[number];

interface Known {
	readonly byKey: ReadonlyMap<string, Latest>;
	readonly seq: number;
}

/** By database, for a process may have several in tests. */
const known = new WeakMap<Db, Map<DeskKind, Known>>();

/** The latest version of everything of a kind that the desk has ever written, by its key; read again is only what was written since. */
export async function latestByKey(db: Db, kind: DeskKind): Promise<ReadonlyMap<string, Latest>> {
	const kinds = known.get(db) ?? new Map<DeskKind, Known>();
	known.set(db, kinds);
	const { byKey, seq } = kinds.get(kind) ?? { byKey: new Map<string, Latest>(), seq: -1 };
	// The number first: what is written between the two is read twice, and never missed.
	const now = await contentSeq(db);
	if (now === seq) return byKey;
	const rows = await latestSince(db, kind, seq);
	const next = new Map(byKey);
	for (const row of rows) next.set(row.key, row);
	kinds.set(kind, { byKey: next, seq: now });
	return next;
}
