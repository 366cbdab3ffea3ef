import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import { momentOf } from "#contract/moments.ts";
import { shelfPermissions, writingPermissions } from "#contract/permissions.ts";
import { idleWords } from "#contract/picture-words.ts";
import type { CallContext, Services, SomeHandlers } from "../calls/call-context.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { refusal } from "../kit/refusal.ts";
import { readFindings } from "../media/findings.ts";
import { isOwnUpload } from "../media/incoming.ts";
import { addFile, describe, fileAt, findFile, shelfPage, takeAway } from "../media/media.store.ts";
import { srcOf } from "../media/uploaded.ts";
import type { Caller } from "../session/sessions.ts";
import { forgetFileWords, writeAuditLine } from "../staff/audit/audit.store.ts";
import { changeContent } from "./change-content.ts";
import { isInDraft, usesOfFiles } from "./media-uses.store.ts";
import { kindsWithFile } from "./review-rules.ts";

type ShelfFile = Reply<"addFile">;

export const mediaCalls = {
	async mediaFiles(context) {
		const { total, open, files } = await shelfPage(context.database.db, context.query);
		return { total, open, files: await onShelf(context, files) };
	},

	async addFile(context) {
		const { incoming, caller, body } = context;
		if (!isOwnUpload(body.upload, caller.id)) throw refusal("unknownUpload");
		const path = await incoming.verdictOn(body.upload, async () => {
			const file = await incoming.take(body.upload, body, context.log);
			await changeContent(context, writingPermissions, async (tx, actor, seq) => {
				const known = await fileAt(tx, file.path);
				if (known && known.gone_at === null) return;
				await addFile(tx, file, actor, Date.now(), seq);
				const subject = { id: null, name: file.name };
				await writeAuditLine(tx, { actor, action: "upload file", subject, detail: file.path });
			});
			return file.path;
		});
		await context.content.refresh();
		const row = await fileAt(context.database.db, path);
		if (row?.gone_at !== null) throw refusal("unknownFile");
		const [added] = await onShelf(context, [row]);
		if (!added) throw refusal("unknownFile");
		return added;
	},

	async describeFile(context) {
		const { params, body } = context;
		await changeContent(context, writingPermissions, async (tx, actor, seq) => {
			const file = await findFile(tx, params.id);
			if (!file) throw refusal("unknownFile");
			const kinds = await kindsWithFile(tx, context.content, file.path);
			if (!mayDescribe(context.content, actor, file.path, kinds)) {
				throw refusal(file.type === "picture" ? "pictureWordsReviewed" : "fileWordsReviewed");
			}
			refuseIdleWords(body, file);
			const words =
				file.type === "picture" ? body : { ...body, descriptionEn: "", descriptionHi: "", focus: "" };
			await describe(tx, file.id, words, seq);
			const subject = { id: null, name: body.titleEn };
			const before = [file.title_en, file.title_hi, file.about_en, file.about_hi].filter(Boolean);
			const detail = [file.path, before.join(" | ")].filter(Boolean).join(": ");
			await writeAuditLine(tx, { actor, action: "describe file", subject, detail });
		});
	},

	async deleteFile(context) {
		const { params, content, uploaded } = context;
		const known = await findFile(context.database.db, params.id);
		// Fails before any change if the store is away.
		if (known) await uploaded.store.has(known.path);
		const path = await changeContent(context, shelfPermissions, async (tx, actor, seq) => {
			// A publishing at the same time waits here, and then finds the file gone.
			const file = await findFile(tx, params.id);
			if (!file) throw refusal("unknownFile");
			const isOwn = Number(file.uploaded_by) === actor.id;
			if (!isOwn && !actor.permissions.includes("publish_content")) {
				throw refusal("fileOfOther", { name: file.uploaded_name });
			}
			const now = Date.now();
			const uses = await usesOfFiles(tx, [file.path], now);
			const open = uses.filter(({ isOlder }) => !isOlder);
			if (open.length > 0) {
				const places = (lang: "en" | "hi") =>
					open.map(({ kind, key }) => `${deskKinds[kind].one[lang]} ${key}`).join(", ");
				throw refusal("fileInUse", { places });
			}
			if (uses.length > 0 && !actor.permissions.includes("publish_content")) throw refusal("fileWasShown");
			if (await isInDraft(tx, file.path)) {
				throw refusal("fileInUse", { places: (lang) => (lang === "en" ? "a draft" : "एक मसौदा") });
			}
			if (content.kindsShowing(file.path).length > 0) {
				throw refusal("fileInUse", {
					places: (lang) => (lang === "en" ? "the council's folder" : "नगर का फ़ोल्डर"),
				});
			}
			await takeAway(tx, file.id, actor.name, now, seq);
			await forgetFileWords(tx, file);
			const subject = { id: null, name: file.name };
			await writeAuditLine(tx, { actor, action: "delete file", subject, detail: file.path });
			return file.path;
		});
		await uploaded.store.remove(path).catch((error) => {
			context.log.error({ err: error, path }, "a deleted file is still in the store: delete it there");
		});
	},
} satisfies SomeHandlers;

async function onShelf(
	{ database, content, caller, uploaded }: Pick<CallContext<"addFile">, keyof Services | "caller">,
	rows: Awaited<ReturnType<typeof shelfPage>>["files"],
): Promise<ShelfFile[]> {
	const { folder } = uploaded.store;
	const findings = await Promise.all(
		rows.map(({ type, path }) => (type === "pdf" ? readFindings(folder, path) : null)),
	);
	const uses = await usesOfFiles(
		database.db,
		rows.map(({ path }) => path),
		Date.now(),
	);
	const usesIn = (path: string, isOlder: boolean) =>
		uses
			.filter((use) => use.path === path && use.isOlder === isOlder)
			.map(({ kind, key }) => ({ kind, key }));
	return rows.map((row, at) => ({
		id: Number(row.id),
		path: row.path,
		type: row.type,
		src: srcOf(row),
		bytes: Number(row.bytes),
		width: numberOrNull(row.width),
		height: numberOrNull(row.height),
		pages: numberOrNull(row.pages),
		hasText: row.has_text === null ? null : Number(row.has_text) === 1,
		findings: findings[at] ?? null,
		name: row.name,
		titleEn: row.title_en,
		titleHi: row.title_hi,
		descriptionEn: row.about_en,
		descriptionHi: row.about_hi,
		focus: row.focus,
		by: row.uploaded_name,
		isOwn: Number(row.uploaded_by) === caller.id,
		mayDescribe: mayDescribe(content, caller, row.path, [
			...content.kindsShowing(row.path),
			...usesIn(row.path, false).map(({ kind }) => kind),
		]),
		at: momentOf(Number(row.uploaded_at)),
		uses: usesIn(row.path, false),
		older: usesIn(row.path, true),
	}));
}

/**
 * Whether somebody may edit a file's words here. While no row shows it any writer may, then only publishers, and
 * nobody if a kind that shows it needs review: then a row of `pictures` describes it.
 * @param kinds whose rows show the file
 */
function mayDescribe(
	content: EditedContent,
	{ permissions }: Caller,
	path: string,
	kinds: readonly ContentKind[],
): boolean {
	if (!writingPermissions.some((each) => permissions.includes(each))) return false;
	if (kinds.length === 0) return true;
	const isReviewed = ["pictures" as const, ...kinds].some((kind) => content.needsReview(kind as DeskKind));
	return permissions.includes("publish_content") && !isReviewed && !content.rows("pictures").has(path);
}

const numberOrNull = (value: number | null) => (value === null ? null : Number(value));

type Words = CallContext<"describeFile">["body"];

function refuseIdleWords(words: Words, file: { readonly type: string; readonly name: string }): void {
	const isPicture = file.type === "picture";
	const title = { en: words.titleEn, hi: words.titleHi };
	const description = isPicture ? { en: words.descriptionEn, hi: words.descriptionHi } : undefined;
	const faults = idleWords({ title, description }, file.name).map(({ part, lang, outcome }) =>
		refusal(outcome).of(`${part}${lang === "en" ? "En" : "Hi"}`),
	);
	for (const field of ["descriptionEn", "descriptionHi"] as const) {
		if (isPicture && words[field] === "") faults.push(refusal("descriptionMissing").of(field));
	}
	const [first, ...others] = faults;
	if (first) throw others.length > 0 ? first.with(others) : first;
}
