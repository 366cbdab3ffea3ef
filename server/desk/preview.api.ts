import { deskKinds } from "#contract/content/desk.ts";
import { days, previews } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import type { Handlers } from "../api/call-context.ts";
import { refuseUnpermitted } from "../permissions/rights.ts";
import { hashToken, newToken } from "../session/token.ts";
import { writeContentLine } from "./audit-line.ts";
import { addPreview } from "./previews.store.ts";
import { deskRowOf, refuseMistakes } from "./sent-row.ts";

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
		if (body.days !== undefined) await writeContentLine(db, caller, "share preview", row, { until: endsAt });
		return { ticket, endsAt: momentOf(endsAt), pages: [...pages] };
	},
};
