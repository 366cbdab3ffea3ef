import { deskKinds } from "#contract/content/desk.ts";
import { days, previews } from "#contract/limits.ts";
import type { Handlers } from "../api/call-context.ts";
import { refuseUnpermitted } from "../permissions/rights.ts";
import { hashToken, newToken } from "../session/token.ts";
import { deskRowOf, momentOf, refuseMistakes } from "./content.api.ts";
import { addPreview } from "./previews.store.ts";

/** Pages as they will be, for whoever has the ticket (decision 35). */
export const previewCalls: Handlers<"previewContent"> = {
	async previewContent({ database: { db }, content, caller, params: { kind }, body }) {
		refuseUnpermitted(caller, [...new Set([deskKinds[kind].edit, deskKinds[kind].publish])]);
		const row = await deskRowOf(db, content, kind, body.key, body.row);
		refuseMistakes(content, row);
		const at = body.at === undefined ? null : Date.parse(body.at);
		const pages = await content.seenOn(row, { at: at ?? undefined, all: body.allPages ?? false });
		const now = Date.now();
		const endsAt = now + (body.days === undefined ? previews.ownLife : days(body.days));
		const ticket = newToken();
		await addPreview(db, hashToken(ticket), { rows: [row], at }, { userId: caller.id, endsAt, now });
		return { ticket, endsAt: momentOf(endsAt), pages: [...pages] };
	},
};
