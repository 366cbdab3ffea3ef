import { type Mistake, sentence, TownMistakes } from "./mistakes.ts";
import { type DeskRow, type DeskRows, deskFile } from "./overlay.ts";
import type { FolderReading } from "./source.ts";
import { checkContent, type ValidatedContent } from "./validated.ts";

/** A row of the desk that isn't shown as it was published, and what would be wrong with the site if it were. */
export interface Rejected {
	readonly row: DeskRow;
	readonly mistakes: readonly Mistake[];
}

/** Finds the row that replaces one that doesn't fit; undefined for the folder's. */
export type FallbackFor = (row: DeskRow) => DeskRow | undefined;

/** Shown row for each of the desk's: itself, an earlier one, or undefined for the folder's. */
type Shown = Map<DeskRow, DeskRow | undefined>;

/**
 * A reading of the folder with what the desk has published over it. Where the two don't fit, the rows that the mistakes name are
 * rejected, until it is whole: an upgrade or another folder must neither close the site nor bring back what was taken off.
 *
 * @param before an earlier check of the same reading
 * @param fallbackFor without it what a rejected row had replaced or taken off would come back, though the desk had said so before
 * @throws {TownMistakes} where the folder itself has mistakes
 */
export function reconcile(
	reading: FolderReading,
	desk: DeskRows | readonly DeskRow[],
	before?: ValidatedContent,
	fallbackFor: FallbackFor = () => undefined,
): { readonly checked: ValidatedContent; readonly rejected: readonly Rejected[] } {
	const attempt = (rows: DeskRows | readonly DeskRow[]) => {
		try {
			return { checked: checkContent(reading, rows, before), mistakes: [] };
		} catch (error) {
			if (error instanceof TownMistakes) return { checked: undefined, mistakes: error.mistakes };
			throw error;
		}
	};
	let { checked, mistakes } = attempt(desk);
	if (checked) return { checked, rejected: [] };
	const shown: Shown = new Map([...desk.values()].map((row) => [row, row]));
	const rejected = new Map<DeskRow, readonly Mistake[]>();
	const check = () => attempt([...shown.values()].filter((row) => row !== undefined));
	while (!checked) {
		for (const [row, named] of rowsNamed(mistakes, shown, reading)) {
			if (!rejected.has(row)) rejected.set(row, named);
			shown.set(row, fallbackFor(shown.get(row) ?? row));
		}
		({ checked, mistakes } = check());
	}
	// A mistake may name more than is to blame, and what a row lacked may be there again. What was taken off has the first try.
	const again = [...rejected.keys()].sort(
		(one, other) => Number(one.raw !== null) - Number(other.raw !== null),
	);
	for (const row of again) {
		const instead = shown.get(row);
		shown.set(row, row);
		const { checked: whole } = check();
		if (whole) rejected.delete(row);
		else shown.set(row, instead);
		checked = whole ?? checked;
	}
	const left = [...desk.values()].flatMap((row) => {
		const named = rejected.get(row);
		return named ? [{ row, mistakes: named }] : [];
	});
	return { checked, rejected: left };
}

/**
 * The rows that mistakes name, each with those that do: the row in which one is, else the rows that may have brought it about.
 *
 * @throws {TownMistakes} where the folder itself has mistakes
 */
function rowsNamed(
	mistakes: readonly Mistake[],
	shown: Shown,
	reading: FolderReading,
): ReadonlyMap<DeskRow, readonly Mistake[]> {
	const left = [...shown].flatMap(([row, now]) => (now ? [{ row, now }] : []));
	const byFile = new Map(left.map(({ row, now }) => [deskFile(now), row]));
	const named = new Map<DeskRow, Mistake[]>();
	for (const mistake of mistakes) {
		const files = byFile.has(mistake.file) ? [mistake.file] : (mistake.causes ?? []).map(deskFile);
		for (const row of files.flatMap((file) => byFile.get(file) ?? [])) {
			named.set(row, [...(named.get(row) ?? []), mistake]);
		}
	}
	if (named.size > 0) return named;
	checkContent(reading, []);
	const written = left.filter(({ now }) => now.raw !== null);
	return new Map((written.length > 0 ? written : left).map(({ row }) => [row, mistakes]));
}

/** The sentences of a rejected row: its own mistakes, or what would be wrong elsewhere. */
export function sentencesOf({ row, mistakes }: Rejected): string[] {
	const file = deskFile(row);
	const own = mistakes.filter((mistake) => mistake.file === file);
	if (own.length > 0) return own.map(sentence);
	const what = row.raw === null ? "is shown though it was taken off or has ended" : "isn't shown";
	return mistakes.slice(0, 1).map((mistake) => `${file}: ${what}, or else ${sentence(mistake)}`);
}
