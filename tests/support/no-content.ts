import { type EditedContent, noChoices } from "#server/content/edited-content.ts";
import { TableView } from "#server/kit/versioned-table.ts";

/** The desk's content of a server that has no desk. */
export const noContent: EditedContent = {
	rows: () => new TableView(new Map(), () => ({})),
	inFolder: () => undefined,
	highestInFolder: () => 0,
	folderRow: () => ({ mark: "", isShown: true }),
	mistakesWith: () => [],
	rejected: () => [],
	needsReview: () => false,
	refresh: async () => {},
	clockOff: () => 0,
	now: () => Date.now(),
	hindiWords: () => [],
	find: async () => [],
	uploadedName: () => undefined,
	titleOf: () => undefined,
	kindsShowing: () => [],
	seenOn: async () => [],
	draw: async () => ({ path: { en: "", hi: "" }, html: "" }),
	readersFind: () => true,
	deadLinks: async () => [],
	usedRows: async () => [],
	choices: () => noChoices,
};
