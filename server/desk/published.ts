import { type ApprovedVersion, hasEnded, nextChange, versionAt } from "#contract/content/versions.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import { approvedSince, contentSeq } from "./content.store.ts";

interface Version extends ApprovedVersion {
	readonly row: DeskRow;
	/** What readers get once it has ended. */
	readonly off: DeskRow;
}

/**
 * What the desk has approved, and what of it readers see at a moment: computed from the clock on every server, so there is no job that
 * could fail to run (decision 35).
 */
export class Published {
	readonly #db: Db;
	readonly #items = new Map<number, readonly Version[]>();
	/** Rows of databases that were there before have the number 0. */
	#seq = -1;

	constructor(db: Db) {
		this.#db = db;
	}

	/** Reads what was approved since the last reading. @returns whether anything was */
	async read(): Promise<boolean> {
		// The number first: what is published between the two is read twice, and never missed.
		const latest = await contentSeq(this.#db);
		if (latest === this.#seq) return false;
		const byItem = new Map<number, Version[]>();
		for (const { item, kind, key, body, number, liveFrom, liveUntil } of await approvedSince(
			this.#db,
			this.#seq,
		)) {
			const before = byItem.get(item) ?? [];
			byItem.set(item, before);
			if (number === null || liveFrom === null) continue;
			const known = this.#items.get(item)?.find((version) => version.number === number);
			const row = known?.row ?? { kind, key, raw: body === null ? null : JSON.parse(body) };
			const off = known?.off ?? { kind, key, raw: null };
			before.push({ number, liveFrom, liveUntil, row, off });
		}
		for (const [item, versions] of byItem) this.#items.set(item, versions);
		this.#seq = latest;
		return true;
	}

	/** The rows that lie over the folder at a moment; a row that hasn't changed is the same object as before. */
	rowsAt(now: number): DeskRow[] {
		return [...this.#items.values()].flatMap((versions) => {
			const version = versionAt(versions, now);
			if (!version) return [];
			return [hasEnded(version, now) ? version.off : version.row];
		});
	}

	/** When the rows change by themselves; Infinity where nothing is planned. */
	nextChange(now: number): number {
		return [...this.#items.values()].reduce(
			(nearest, versions) => Math.min(nearest, nextChange(versions, now)),
			Number.POSITIVE_INFINITY,
		);
	}
}
