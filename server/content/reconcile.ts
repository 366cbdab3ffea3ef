import { type Mistake, sentence, TownMistakes } from "./mistakes.ts";
import { type DeskRow, deskFile } from "./overlay.ts";
import type { FolderReading } from "./source.ts";
import { checkContent, type ValidatedContent } from "./validated.ts";

/** A row of the desk that gives way, and what would be wrong with the site if it didn't. */
export interface Rejected {
	readonly row: DeskRow;
	readonly mistakes: readonly Mistake[];
}

/** What readers get in place of a row that doesn't fit; undefined where that is what the folder has. */
export type FallbackFor = (row: DeskRow) => DeskRow | undefined;

/**
 * A reading of the folder with what the desk has published over it. Where the two don't fit, as few rows of the desk as possible give
 * way, and are told: an upgrade or another folder must neither close the site nor bring back what was taken off.
 *
 * @param before an earlier check of the same reading
 * @throws {TownMistakes} where the folder itself has mistakes
 */
export function reconcile(
	reading: FolderReading,
	desk: readonly DeskRow[],
	before?: ValidatedContent,
	fallbackFor: FallbackFor = () => undefined,
): { readonly checked: ValidatedContent; readonly unfit: readonly Rejected[] } {
	try {
		return { checked: checkContent(reading, desk, before), unfit: [] };
	} catch (error) {
		if (!(error instanceof TownMistakes) || desk.length === 0) throw error;
		const files = new Set(error.mistakes.map(({ file }) => file));
		const isFaulty = (row: DeskRow) => row.raw !== null && files.has(deskFile(row));
		const takenOff = desk.filter(({ raw }) => raw === null);
		const steady = desk.filter((row) => row.raw !== null && !isFaulty(row));
		// What comes first stays: the rows with which nothing is known to be wrong, and what was taken off.
		const order = [steady, takenOff, desk.filter(isFaulty)];
		const fitting = new Reconciliation(reading, desk, before, fallbackFor);
		const unfit = fitting.fit(order);
		const blameless = unfit.map(({ row }) => row).filter((row) => row.raw === null && fitting.fitsAlone(row));
		if (blameless.length === 0) return fitting.result(unfit);
		return fitting.result(fitting.fit([blameless, ...order]));
	}
}

/** The sentences of a row that gives way: its own mistakes, or what would be wrong elsewhere. */
export function sentencesOf({ row, mistakes }: Rejected): string[] {
	const file = deskFile(row);
	const own = mistakes.filter((mistake) => mistake.file === file);
	if (own.length > 0) return own.map(sentence);
	const what = row.raw === null ? "is shown though it was taken off or has ended" : "isn't shown";
	return mistakes.slice(0, 1).map((mistake) => `${file}: ${what}, or else ${sentence(mistake)}`);
}

/** Lays rows of the desk over a folder as long as nothing new is wrong with it. */
class Reconciliation {
	readonly #reading: FolderReading;
	readonly #desk: readonly DeskRow[];
	readonly #fallbackFor: FallbackFor;
	#ground: ValidatedContent | undefined;
	/** The rows that stay, and what lies over the folder for each. */
	#kept = new Map<DeskRow, DeskRow>();
	/** What is wrong nevertheless: mistakes of the folder's own. */
	#wrong: readonly Mistake[] = [];

	constructor(
		reading: FolderReading,
		desk: readonly DeskRow[],
		ground: ValidatedContent | undefined,
		fallbackFor: FallbackFor,
	) {
		this.#reading = reading;
		this.#desk = desk;
		this.#ground = ground;
		this.#fallbackFor = fallbackFor;
	}

	/** Lays all rows over the folder, one group after the other. @returns those that don't fit */
	fit(groups: readonly (readonly DeskRow[])[]): Rejected[] {
		this.#kept = new Map();
		this.#wrong = this.#mistakesOf([]);
		const unfit = new Map<DeskRow, readonly Mistake[]>();
		for (const group of groups) this.#add(group, unfit);
		// What came first may have wanted something that came later.
		let count = Number.POSITIVE_INFINITY;
		while (unfit.size < count) {
			count = unfit.size;
			for (const row of unfit.keys()) if (this.#lay(row, row).length === 0) unfit.delete(row);
		}
		return [...unfit].map(([row, mistakes]) => ({ row, mistakes }));
	}

	/** Whether nothing new is wrong with the folder and this row alone. */
	fitsAlone(row: DeskRow): boolean {
		return newIn(this.#mistakesOf([row]), this.#mistakesOf([])).length === 0;
	}

	/** @throws {TownMistakes} where the folder itself has mistakes */
	result(unfit: readonly Rejected[]) {
		if (this.#wrong.length > 0) throw new TownMistakes(this.#reading.folder, this.#wrong);
		return { checked: checkContent(this.#reading, this.#rows(this.#kept), this.#ground), unfit };
	}

	/** Of rows that don't fit together each half is tried, so that one among thousands is soon found. */
	#add(rows: readonly DeskRow[], unfit: Map<DeskRow, readonly Mistake[]>): void {
		const fresh = rows.filter((row) => this.#kept.get(row) !== row);
		const [row, ...others] = fresh;
		if (!row) return;
		const mistakes = this.#layAll(fresh.map((each) => [each, each]));
		if (mistakes.length === 0) return;
		if (others.length > 0) {
			const half = Math.ceil(fresh.length / 2);
			this.#add(fresh.slice(0, half), unfit);
			this.#add(fresh.slice(half), unfit);
			return;
		}
		unfit.set(row, mistakes);
		let other = this.#fallbackFor(row);
		while (other && this.#lay(row, other).length > 0) other = this.#fallbackFor(other);
	}

	#lay(row: DeskRow, shown: DeskRow): readonly Mistake[] {
		return this.#layAll([[row, shown]]);
	}

	/** Keeps rows with which nothing new is wrong. @returns what else would be */
	#layAll(rows: readonly (readonly [DeskRow, DeskRow])[]): readonly Mistake[] {
		const kept = new Map([...this.#kept, ...rows]);
		const wrong = this.#mistakesOf(this.#rows(kept));
		const fresh = newIn(wrong, this.#wrong);
		if (fresh.length > 0) return fresh;
		this.#kept = kept;
		this.#wrong = wrong;
		return [];
	}

	/** In the order of the desk, in which new rows follow the folder's. */
	#rows(kept: ReadonlyMap<DeskRow, DeskRow>): DeskRow[] {
		return this.#desk.flatMap((row) => kept.get(row) ?? []);
	}

	#mistakesOf(rows: readonly DeskRow[]): readonly Mistake[] {
		try {
			this.#ground = checkContent(this.#reading, rows, this.#ground);
			return [];
		} catch (error) {
			if (error instanceof TownMistakes) return error.mistakes;
			throw error;
		}
	}
}

/** The mistakes that weren't there before, whatever is expected in their place. */
function newIn(mistakes: readonly Mistake[], before: readonly Mistake[]): readonly Mistake[] {
	const nameOf = ({ expected: _, code: __, ...mistake }: Mistake) => JSON.stringify(mistake);
	const known = new Set(before.map(nameOf));
	return mistakes.filter((mistake) => !known.has(nameOf(mistake)));
}
