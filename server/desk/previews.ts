import { TownMistakes } from "../content/mistakes.ts";
import type { Db } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import type { PreviewContent } from "../pages/page-handler.ts";
import type { Renderer } from "../pages/render.ts";
import { hashToken } from "../session/token.ts";
import type { Site } from "../site/site.ts";
import { findPreview } from "./previews.store.ts";

/** The site with what a ticket lays over it; undefined where the ticket has ended, or what it shows fits no longer. */
export async function openPreview(
	ticket: string,
	{ db, site, over }: { readonly db: Db; readonly site: Pick<Site, "with"> } & Pick<Renderer, "over">,
): Promise<PreviewContent | undefined> {
	const found = await findPreview(db, hashToken(ticket), Date.now());
	if (!found) return undefined;
	const at = found.at ?? undefined;
	try {
		const { town, search } = site.with(found.rows, at);
		return over(town, search, at === undefined ? undefined : calendarAt(at));
	} catch (error) {
		if (error instanceof TownMistakes) return undefined;
		throw error;
	}
}
