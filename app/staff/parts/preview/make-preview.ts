import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import type { Lang } from "#contract/language.ts";
import { beginOf, momentForm } from "#contract/moments.ts";
import { pagePath } from "#contract/pages.ts";
import { previewAddress } from "#contract/preview.ts";
import { call, type Refusal } from "../../../api-client.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { plain } from "../rows.ts";

/** A row to preview; `itemKey` is undefined for a new one. */
export interface Previewed {
	readonly kind: DeskKind;
	readonly itemKey: string | undefined;
	readonly row: Row;
	/** Row that is drawn first, so that the page marks what differs. */
	readonly before?: Row | null | undefined;
}

export type Made = Reply<"previewContent">;

/** Moment from which readers see a row, ms; undefined if it has passed. */
export function seenFrom({ kind, row }: Previewed): number | undefined {
	const { begins } = deskKind(kind);
	const written = begins === undefined ? "" : plain(row, begins);
	const moment = momentForm.test(written) ? beginOf(written) : 0;
	return moment > Date.now() ? moment : undefined;
}

interface Wanted {
	/** Days for which others can use the ticket. */
	readonly days?: number;
	/** Names all pages that show the row, which takes a while. */
	readonly allPages?: true;
}

export async function makePreview(previewed: Previewed, wanted: Wanted = {}): Promise<Made | Refusal> {
	return call("previewContent", { ...wanted, ...sentRow(previewed) }, readStaffLanguage(), {
		kind: previewed.kind,
	});
}

/** A row for the calls of its preview; a future one is shown as of its beginning. */
export function sentRow(previewed: Previewed) {
	const { itemKey, row } = previewed;
	const from = seenFrom(previewed);
	return {
		row,
		...(itemKey !== undefined && { key: itemKey }),
		...(from !== undefined && { at: new Date(from).toISOString() }),
	};
}

/** Address of the changed page with its ticket; Home if no page shows it. */
export function addressOf({ ticket, pages: [page] }: Made, lang: Lang): string {
	return previewAddress(page?.path[lang] ?? pagePath("home", lang), ticket);
}
