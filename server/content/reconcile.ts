import { type Mistake, sentence, TownMistakes } from "./mistakes.ts";
import { type DeskRow, type DeskRows, deskFile } from "./overlay.ts";
import type { FolderReading } from "./source.ts";
import { checkContent, type ValidatedContent } from "./validated.ts";

export interface Rejected {
	readonly row: DeskRow;
	readonly mistakes: readonly Mistake[];
}

/** Replacement for a row that doesn't fit; undefined is the folder's. */
export type FallbackFor = (row: DeskRow) => DeskRow | undefined;

/** For each row of the desk, the row shown: itself, an earlier one, or undefined for the folder's. */
type Shown = Map<DeskRow, DeskRow | undefined>;

/**
 * Overlays the desk's rows, and rejects those that mistakes name until none is left, as an upgrade or another
 * folder must neither close the site nor bring back what was removed.
 * @param before an earlier check of the same reading
 * @param fallbackFor finds an earlier version, so that what a rejected row replaced doesn't come back
 * @throws {TownMistakes} if the folder itself has mistakes
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
	// Retries each, as mistakes may blame too many rows; removals first.
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
 * Rows that mistakes blame, with those mistakes: the row with the mistake, else the possible causes.
 * @throws {TownMistakes} if the folder itself has mistakes
 */
function rowsNamed(mistakes: readonly Mistake[], shown: Shown, reading: FolderReading) {
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

export function sentencesOf({ row, mistakes }: Rejected): string[] {
	const file = deskFile(row);
	const own = mistakes.filter((mistake) => mistake.file === file);
	if (own.length > 0) return own.map(sentence);
	const what = row.raw === null ? "is shown though it was taken off or has ended" : "isn't shown";
	return mistakes.slice(0, 1).map((mistake) => `${file}: ${what}, or else ${sentence(mistake)}`);
}
