import { type Checked, checkContent } from "./checked.ts";
import { sentence, TownMistakes } from "./mistakes.ts";
import { type DeskRow, deskFile } from "./overlay.ts";
import type { FolderReading } from "./source.ts";

/**
 * A reading of the folder with what the desk has published over it. A row of the desk that no longer fits is left out, and so is
 * told: an upgrade or another folder must not close the site.
 *
 * @param before an earlier check of the same reading
 * @throws {TownMistakes} where the folder itself has mistakes
 */
export function checkFitting(
	reading: FolderReading,
	desk: readonly DeskRow[],
	before?: Checked,
): { readonly checked: Checked; readonly unfit: readonly string[] } {
	try {
		return { checked: checkContent(reading, desk, before), unfit: [] };
	} catch (error) {
		if (!(error instanceof TownMistakes) || desk.length === 0) throw error;
		const files = new Set(error.mistakes.map(({ file }) => file));
		const faulty = desk.filter((row) => files.has(deskFile(row)));
		// Where the mistake is in the folder's own files, a row that the desk has taken off may be missed there.
		const takenOff = desk.filter(({ raw }) => raw === null);
		const left = [faulty, takenOff].find((rows) => rows.length > 0) ?? desk;
		const rest = checkFitting(
			reading,
			desk.filter((row) => !left.includes(row)),
			before,
		);
		return { checked: rest.checked, unfit: [...error.mistakes.map(sentence), ...rest.unfit] };
	}
}
