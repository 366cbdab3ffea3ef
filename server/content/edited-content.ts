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

export interface Choices {
	readonly portals: ReadonlyMap<string, Text>;
	readonly pages: ReadonlyMap<string, Text>;
	readonly services: ReadonlyMap<string, Text>;
	readonly pictures: ReadonlyMap<string, Text>;
	readonly aboutPicture: (path: string) => Text | undefined;
	readonly files: Iterable<string>;
	readonly nameOfFile: (path: string) => Text | undefined;
	readonly rows: (kind: DeskKind) => Iterable<readonly [key: string, row: Row]>;
}

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

export interface SeenPage {
	readonly title: Text;
	readonly path: Text;
}

export type KindRow = DeskRow & { readonly kind: DeskKind };

export interface WantedPages {
	readonly at: number | undefined;
	readonly all: boolean;
}

export interface WantedDrawing extends Pick<WantedPages, "at"> {
	readonly lang: Lang;
	/** Page last looked at, since finding one for a row without a place is slow. */
	readonly path: string | undefined;
}

export interface DeadLink {
	readonly at: string;
	readonly found: string;
}

export interface DrawnPage extends Pick<SeenPage, "path"> {
	readonly html: string;
}

export type Rows = TableView<Entry, Row>;

export interface DeskFinding {
	readonly kind: DeskKind;
	readonly key: string | undefined;
	/** Path such as `steps.2.text`; undefined for a list or a whole row. */
	readonly at: string | undefined;
	readonly place: readonly string[];
	readonly text: Cut;
}

export interface UsedRow {
	readonly kind: DeskKind;
	readonly key: string;
	readonly by: readonly string[];
}

export interface EditedContent {
	/** Rows as published, the folder's under the desk's; a document is a row with the key `all`. */
	readonly rows: (kind: DeskKind) => Rows;
	readonly inFolder: (kind: DeskKind, key: string) => Row | undefined;
	readonly highestInFolder: (kind: DeskKind) => number;
	readonly folderRow: (kind: DeskKind, key: string) => FolderRow;
	readonly mistakesWith: (...rows: readonly DeskRow[]) => readonly Mistake[];
	/** Rows that must stay, because something outside the content names them. */
	readonly usedRows: (tx: Tx) => Promise<readonly UsedRow[]>;
	readonly rejected: () => readonly Rejected[];
	readonly needsReview: (kind: DeskKind) => boolean;
	readonly seenOn: (row: KindRow, wanted: WantedPages) => Promise<readonly SeenPage[]>;
	/** Page that would show this row. @throws {TownMistakes} */
	readonly draw: (row: KindRow, wanted: WantedDrawing) => Promise<DrawnPage>;
	readonly readersFind: (query: string) => boolean;
	readonly deadLinks: (kind: DeskKind, row: Row) => Promise<DeadLink[]>;
	readonly refresh: () => Promise<void>;
	readonly clockOff: () => number;
	readonly now: () => number;
	readonly hindiWords: (latin: string) => readonly string[];
	readonly find: (typed: string, lang: Lang, kinds: readonly DeskKind[]) => Promise<readonly DeskFinding[]>;
	readonly titleOf: (path: string) => Text | undefined;
	readonly uploadedName: (path: string) => string | undefined;
	readonly kindsShowing: (path: string) => readonly ContentKind[];
	readonly choices: () => Choices;
}
