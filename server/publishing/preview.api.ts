import { deskKinds } from "#contract/content/desk.ts";
import { previews } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { days } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import { type CallContext, inOneWrite, type SomeHandlers } from "../calls/call-context.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import { hashToken, newToken } from "../session/token.ts";
import { headingOf, writeContentLine } from "./audit-line.ts";
import { deskRowOf, drawWith, refuseMistakes } from "./prepare-row.ts";
import { addPreview, endPreview, sharedPreviews } from "./previews.store.ts";

export const previewCalls = {
	async previewContent(context) {
		const { database, content, caller, body } = context;
		const { kind } = context.params;
		refuseUnpermitted(caller, permissionsFor(context));
		const row = await deskRowOf(database.db, content, kind, body.key, body.row);
		refuseMistakes(content, row);
		const at = body.at === undefined ? null : Date.parse(body.at);
		const pages = await content.seenOn(row, { at: at ?? undefined, all: body.allPages ?? false });
		const now = Date.now();
		const isShared = body.days !== undefined;
		const endsAt = now + (body.days === undefined ? previews.ownLife : days(body.days));
		const ticket = newToken();
		await inOneWrite(context, permissionsFor(context), async (tx, actor) => {
			const sessionHash = isShared ? null : actor.tokenHash;
			const maker = { userId: actor.id, sessionHash, endsAt, now };
			await addPreview(tx, hashToken(ticket), { rows: [row], at }, maker);
			if (isShared) await writeContentLine(tx, actor, "share preview", row, { until: endsAt });
		});
		return { ticket, endsAt: momentOf(endsAt), pages: [...pages] };
	},

	async drawContent({ database, content, caller, params, body, lang }) {
		refuseUnpermitted(caller, permissionsFor({ params }));
		const at = body.at === undefined ? undefined : Date.parse(body.at);
		try {
			const row = await deskRowOf(database.db, content, params.kind, body.key, body.row);
			const wanted = { at, lang: body.lang, path: body.path };
			return { page: await drawWith(row, () => content.draw(row, wanted)) };
		} catch (error) {
			if (!(error instanceof Refusal) || error.outcome !== "contentMistakes") throw error;
			return { mistake: Object.values(error.fieldSentences(lang) ?? {})[0] ?? error.sentence(lang) };
		}
	},

	async previewLinks(context) {
		const links = await endable(context, context.database.db, context.caller);
		return links.map(({ id, by, user_id, ends_at, row }) => ({
			id,
			name: headingOf({ key: row.key, row: row.raw as Row | null }),
			by,
			isOwn: user_id === context.caller.id,
			endsAt: momentOf(ends_at),
		}));
	},

	async endPreviewLink(context) {
		await inOneWrite(context, permissionsFor(context), async (tx, actor) => {
			const links = await endable(context, tx, actor);
			const link = links.find(({ id }) => id === context.body.id);
			if (!link) throw refusal("unknownLink");
			await endPreview(tx, link.tokenHash);
			await writeContentLine(tx, actor, "end preview", link.row);
		});
	},
} satisfies SomeHandlers;

type OfKind = Pick<CallContext<"previewLinks">, "params">;

function permissionsFor({ params: { kind } }: OfKind) {
	return [...new Set([deskKinds[kind].edit, deskKinds[kind].publish])];
}

async function endable(
	context: OfKind,
	db: Parameters<typeof sharedPreviews>[0],
	{ id, permissions }: CallContext<"previewLinks">["caller"],
) {
	const { kind } = context.params;
	const links = await sharedPreviews(db, kind, Date.now());
	const publishes = permissions.includes(deskKinds[kind].publish);
	return links.filter(({ user_id }) => publishes || user_id === id);
}
