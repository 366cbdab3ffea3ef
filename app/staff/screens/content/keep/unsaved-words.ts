import { same } from "#contract/content/merge.ts";
import type { Row } from "#contract/content/row.ts";
import type { KeptWords } from "./device.ts";

/** What was written on a row and isn't published, by where it was written. */
export interface UnsavedWords {
	/** Of this window, from before it was left or reloaded. */
	readonly own: KeptWords | undefined;
	/** Of other windows and devices, the newest first. */
	readonly others: readonly KeptWords[];
	/** Drafts that say what is there anyway. */
	readonly idle: readonly KeptWords[];
}

/**
 * Sorts what the server and this device keep; of a window that is on both, the later words count.
 *
 * @param shown what the form would begin with
 */
export function unsavedWords(kept: readonly KeptWords[], tab: string, shown: Row): UnsavedWords {
	const byTab = new Map<string, KeptWords>();
	for (const words of kept) {
		const known = byTab.get(words.tab);
		if (!known || known.count < words.count) byTab.set(words.tab, words);
	}
	const newest = [...byTab.values()].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
	const open = newest.filter(({ row }) => !same(row, shown));
	return {
		own: open.find((words) => words.tab === tab),
		others: open.filter((words) => words.tab !== tab),
		idle: newest.filter((words) => !open.includes(words)),
	};
}
