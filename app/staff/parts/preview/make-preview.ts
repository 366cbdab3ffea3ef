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

/** A row as readers would see it; `itemKey` is undefined for something new. */
export interface Previewed {
	readonly kind: DeskKind;
	readonly itemKey: string | undefined;
	readonly row: Row;
}

/** A ticket, and the pages that it shows. */
export type Made = Reply<"previewContent">;

/** When readers will see a row first, in milliseconds since 1970; undefined where that is past or now. */
export function seenFrom({ kind, row }: Previewed): number | undefined {
	const { begins } = deskKind(kind);
	const written = begins === undefined ? "" : plain(row, begins);
	const moment = momentForm.test(written) ? beginOf(written) : 0;
	return moment > Date.now() ? moment : undefined;
}

interface Wanted {
	/** Others may use it for so many days. */
	readonly days?: number;
	/** Names all pages that show the row, which takes a while; else the one to look at. */
	readonly allPages?: true;
}

/** A ticket for a row as it is now. */
export async function makePreview(previewed: Previewed, wanted: Wanted = {}): Promise<Made | Refusal> {
	return call("previewContent", { ...wanted, ...sentRow(previewed) }, readStaffLanguage(), {
		kind: previewed.kind,
	});
}

/** A row as the calls for its preview take it: what comes later is shown as of then. */
export function sentRow(previewed: Previewed) {
	const { itemKey, row } = previewed;
	const from = seenFrom(previewed);
	return {
		row,
		...(itemKey !== undefined && { key: itemKey }),
		...(from !== undefined && { at: new Date(from).toISOString() }),
	};
}

/** The address at which readers will see a change, with its ticket; the home page where no page shows it. */
export function addressOf({ ticket, pages: [page] }: Made, lang: Lang): string {
	return previewAddress(page?.path[lang] ?? pagePath("home", lang), ticket);
}
