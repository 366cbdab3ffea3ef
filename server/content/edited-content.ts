import type { DeskKind } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Row } from "#contract/content/row.ts";
import type { Lang, Text } from "#contract/language.ts";
import type { Cut } from "#contract/search.ts";
import type { Tx } from "../db/tables.ts";
import type { TableView } from "../kit/versioned-table.ts";
import type { Entry } from "./entries.ts";
import type { FolderRow } from "./folder-row.ts";
import type { Mistake } from "./mistakes.ts";
import type { DeskRow } from "./overlay.ts";
import type { Rejected } from "./reconcile.ts";

/** Targets and names for the desk's choices. */
export interface Choices {
	readonly portals: ReadonlyMap<string, Text>;
	readonly pages: ReadonlyMap<string, Text>;
	/** Those about a service. */
	readonly services: ReadonlyMap<string, Text>;
	/** Pictures of the council's media by their paths. */
	readonly pictures: ReadonlyMap<string, Text>;
	/** Description of an uploaded picture in the media library. */
	readonly aboutPicture: (path: string) => Text | undefined;
	readonly files: Iterable<string>;
	/** Title of an uploaded file in the media library, or else its original name. */
	readonly nameOfFile: (path: string) => Text | undefined;
	readonly rows: (kind: DeskKind) => Iterable<readonly [key: string, row: Row]>;
}

/** Nothing. */
export const noChoices: Choices = {
	portals: new Map(),
	pages: new Map(),
	services: new Map(),
	pictures: new Map(),
	aboutPicture: () => undefined,
	nameOfFile: () => undefined,
	files: [],
	rows: () => new Map(),
};

/** A page on which readers see a change. */
export interface SeenPage {
	readonly title: Text;
	/** Its address in each language. */
	readonly path: Text;
}

export type KindRow = DeskRow & { readonly kind: DeskKind };

/** Options for rendering the pages that show a row. */
export interface WantedPages {
	readonly at: number | undefined;
	/** All of them; else the one to look at. */
	readonly all: boolean;
}

/** How a page is drawn with a row that isn't published. */
export interface WantedDrawing extends Pick<WantedPages, "at"> {
	readonly lang: Lang;
	/** The page on which the row was seen before, in that language: where it has no place of its own, looking for it takes a while. */
	readonly path: string | undefined;
}

/** Something of this site that a row names in words, and that isn't there. */
export interface DeadLink {
	/** The field, such as `steps.2.text`. */
	readonly at: string;
	/** As it is written there. */
	readonly found: string;
}

export interface DrawnPage extends Pick<SeenPage, "path"> {
	readonly html: string;
}

/** The rows of a kind by their keys, in their order. */
export type Rows = TableView<Entry, Row>;

/** Result of the desk's search: a list, a row or a field of a row. */
export interface DeskFinding {
	readonly kind: DeskKind;
	/** Undefined of a list. */
	readonly key: string | undefined;
	/** The field, such as `steps.2.text`; undefined of a list, and of a row as a whole. */
	readonly at: string | undefined;
	/** Labels of list, row and field, from the outermost on. */
	readonly place: readonly string[];
	/** Excerpt that shows the match. */
	readonly text: Cut;
}

/** A row that something outside the content names, such as open complaints their category. */
export interface UsedRow {
	readonly kind: DeskKind;
	readonly key: string;
	/** Some of those that name it, as people call them. */
	readonly by: readonly string[];
}

/** Content that readers see, as the desk edits it. */
export interface EditedContent {
	/** The rows of a kind as they stand: the folder's with the desk's over them; a document is a row whose key is `all`. */
	readonly rows: (kind: DeskKind) => Rows;
	/** A row as the folder alone has it. */
	readonly inFolder: (kind: DeskKind, key: string) => Row | undefined;
	/** The highest key that is a whole number among a kind's rows in the folder; 0 without one. */
	readonly highestInFolder: (kind: DeskKind) => number;
	readonly folderRow: (kind: DeskKind, key: string) => FolderRow;
	/** Mistakes that publishing these rows would cause. */
	readonly mistakesWith: (...rows: readonly DeskRow[]) => readonly Mistake[];
	/** Rows that can't be taken out, for something outside the content names them. */
	readonly usedRows: (tx: Tx) => Promise<readonly UsedRow[]>;
	readonly rejected: () => readonly Rejected[];
	/** Whether the council wants a second pair of eyes before something of a kind is published. */
	readonly needsReview: (kind: DeskKind) => boolean;
	/** The pages on which readers would see this row, as of a moment if one is given: the one to look at, and all others if they are wanted. */
	readonly seenOn: (row: KindRow, wanted: WantedPages) => Promise<readonly SeenPage[]>;
	/** The page on which readers would see this row. @throws {TownMistakes} where it couldn't be shown */
	readonly draw: (row: KindRow, wanted: WantedDrawing) => Promise<DrawnPage>;
	/** Whether the site's search has something for a query by now. */
	readonly readersFind: (query: string) => boolean;
	/** Internal links of a row that lead nowhere. */
	readonly deadLinks: (kind: DeskKind, row: Row) => Promise<DeadLink[]>;
	/** Serves what is published by now. */
	readonly refresh: () => Promise<void>;
	/** How far this server's clock is ahead of the database's, in milliseconds; 0 where that is too little to matter. */
	readonly clockOff: () => number;
	/** The moment by the clock that all servers share, by which plans begin and end. */
	readonly now: () => number;
	/** The Hindi words that letters typed in Latin may mean. */
	readonly hindiWords: (latin: string) => readonly string[];
	/**
	 * Searches the rows of some kinds, the best first; an address of a public page, without its host,
	 * finds its rows.
	 */
	readonly find: (typed: string, lang: Lang, kinds: readonly DeskKind[]) => Promise<readonly DeskFinding[]>;
	/** Original name of an uploaded file; undefined for the council's own, whose names are chosen. */
	readonly uploadedName: (path: string) => string | undefined;
	/** The kinds whose rows show or link a file, uploaded or not; none where readers can't get it. */
	readonly kindsShowing: (path: string) => readonly ContentKind[];
	/** Possible targets of a row's links and names. */
	readonly choices: () => Choices;
}
