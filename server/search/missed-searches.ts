import { missedSearches as limits } from "#contract/site/limits.ts";
import type { Db } from "../db/tables.ts";
import { addMissed, pruneMissed } from "./missed-searches.store.ts";

/** Counts searches without results, words and counts only, nothing about who asked. The counts are saved now and then. */
export class MissedSearches {
	#counts = new Map<string, number>();

	/** Counts a query, unless it may be about a person, or too many different ones are held. */
	add(asked: string): void {
		const query = asked.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
		const digits = query.match(/\p{Nd}/gu)?.length ?? 0;
		if (!/[\p{L}\p{N}]/u.test(query) || query.length > limits.letters || query.includes("@")) return;
		if (digits > limits.digits) return;
		const count = this.#counts.get(query) ?? 0;
		if (count > 0 || this.#counts.size < limits.kept) this.#counts.set(query, count + 1);
	}

	async save(db: Db, now: number): Promise<void> {
		const counts = this.#counts;
		this.#counts = new Map();
		await db.transaction().execute(async (tx) => {
			await addMissed(tx, counts, now);
			await pruneMissed(tx, now - limits.keptFor, limits.kept);
		});
	}
}
