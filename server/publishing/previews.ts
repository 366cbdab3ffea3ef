import { inEveryLanguage } from "#contract/language.ts";
import type { DrawnPage, KindRow, WantedDrawing, WantedPages } from "../content/edited-content.ts";
import { TownMistakes } from "../content/mistakes.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import type { IsChanged } from "../kit/track-reads.ts";
import type { PageHandler } from "../pages/page-handler.ts";
import type { Renderer } from "../pages/render.ts";
import { hashToken } from "../session/token.ts";
import { findPreview } from "./previews.store.ts";
import { namedIn, placeOf, seenOn } from "./seen-on.ts";

interface Served extends Pick<Renderer, "over"> {
	readonly site: {
		readonly with: (
			rows: readonly DeskRow[],
			at: number | undefined,
		) => {
			readonly town: Parameters<Renderer["over"]>[0];
			readonly search: Parameters<Renderer["over"]>[1];
			readonly isChanged: IsChanged;
		};
	};
}

interface Drawing extends Served {
	readonly pageHandler: Pick<PageHandler, "changedPages" | "inTurn" | "draw">;
}

function laidOver(rows: readonly DeskRow[], at: number | undefined, { site, over }: Served) {
	const { town, search, isChanged } = site.with(rows, at);
	return { content: over(town, search, at === undefined ? undefined : () => at), isChanged };
}

/** Pages that would show a row, the best first. */
export async function pagesWith(row: KindRow, wanted: WantedPages, context: Drawing) {
	return context.pageHandler.inTurn(() => findPages(row, wanted, context));
}

async function findPages(row: KindRow, { at, all }: WantedPages, { pageHandler, ...served }: Drawing) {
	const { content, isChanged } = laidOver([row], at, served);
	const { pages } = content;
	if (!all && placeOf(row, pages)) return seenOn(row, pages, []);
	// Compares at the same moment, so that changes by time alone don't count as the row's.
	const before = at === undefined ? undefined : laidOver([], at, served).content;
	const among = namedIn(row, pages);
	const changed = await pageHandler.changedPages(content, isChanged, { before, among, onlyFirst: !all });
	return seenOn(row, pages, all ? changed : changed.slice(0, 1));
}

/** Page that would show a row: its own place, else the last one looked at, else the first that differs, else the home page. @throws {TownMistakes} if it can't be shown */
export async function drawPage(
	row: KindRow,
	{ at, lang, path: known }: WantedDrawing,
	context: Drawing,
): Promise<DrawnPage> {
	const { pageHandler, ...served } = context;
	return pageHandler.inTurn(async () => {
		const { content } = laidOver([row], at, served);
		const { pages } = content;
		const before = known === undefined ? undefined : pages.atPath(new URL(known, "http://site").pathname);
		const names = placeOf(row, pages) ? [] : before && [before.page.name];
		const [seen] = names ? seenOn(row, pages, names) : await findPages(row, { at, all: false }, context);
		const path = seen?.path ?? inEveryLanguage((each) => pages.path("home", each));
		return { path, html: await pageHandler.draw(content, path[lang]) };
	});
}

/** Opens a ticket's preview, built on first use; undefined if it has ended. */
export async function openPreview(ticket: string, { db, ...served }: Served & { readonly db: Db }) {
	const found = await findPreview(db, hashToken(ticket), Date.now());
	if (!found) return undefined;
	return () => {
		try {
			return laidOver(found.rows, found.at ?? undefined, served).content;
		} catch (error) {
			// The preview conflicts with versions published later.
			if (error instanceof TownMistakes) return undefined;
			throw error;
		}
	};
}
