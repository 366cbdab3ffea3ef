import { createHash, createHmac } from "node:crypto";
import type { Call } from "#contract/api.ts";
import { http } from "#contract/site/limits.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { seal, unseal } from "../kit/seal.ts";

/** Identity of an act, by which a retry is recognised (decision 60). */
export interface Act {
	readonly id: string;
	/** Encryption key of its stored answer, derived from the client's id and stored nowhere. */
	readonly key: Buffer;
	readonly hash: string;
	/** Retention in milliseconds. */
	readonly lives: number;
}

export async function actOf(
	name: readonly unknown[],
	sent: Readonly<Record<string, unknown>> & { readonly photos?: readonly Blob[] | undefined },
	lives: number = http.sentKept,
): Promise<Act> {
	const digest = createHash("sha512").update(JSON.stringify(name)).digest();
	const [id, key] = [digest.subarray(0, 32), digest.subarray(32)];
	const photos: string[] = [];
	for (const photo of sent.photos ?? []) photos.push(await hashOf(photo));
	const hash = createHmac("sha256", key).update(JSON.stringify({ ...sent, photos }));
	return { id: id.toString("base64url"), key, hash: hash.digest("base64url"), lives };
}

async function hashOf(photo: Blob): Promise<string> {
	return Buffer.from(await crypto.subtle.digest("SHA-256", await photo.bytes())).toString("base64url");
}

/**
 * Builds the act of an idempotent call. It is known by the id sent, a new row by its draft's name, a version by the one
 * that it is based on, and with `always` by its whole content for some minutes.
 */
export async function actOfCall(
	{ name, once }: Call,
	by: { readonly id: number },
	{ url, params, body = {}, header }: ActSent,
): Promise<Act | undefined> {
	if (!once) return undefined;
	const { id = header, draft, key } = body;
	// A retry reads the case anew, so its version may differ.
	const { version: _, ...content } = body;
	const sent = { name, url, content, photos: content.photos as readonly Blob[] | undefined };
	if (draft !== undefined && key === undefined) return actOf(["draft", by.id, params, draft], sent);
	if (draft !== undefined) return actOf(["version", by.id, sent], sent);
	if (id !== undefined) return actOf([name, by.id, url, id], sent);
	return once === "always" ? actOf([name, by.id, sent], sent, http.unnamedKept) : undefined;
}

interface ActSent {
	readonly url: string;
	readonly params: unknown;
	readonly body?: Readonly<Record<string, unknown>> | undefined;
	readonly header: unknown;
}

export async function answerBefore<Answer>(
	db: Db,
	act: Act | undefined,
): Promise<{ readonly isSame: boolean; readonly answer: Answer } | undefined> {
	if (!act) return undefined;
	const known = await db
		.selectFrom("sent")
		.select(["hash", "answer"])
		.where("id", "=", act.id)
		.where("at", ">=", Date.now() - act.lives)
		.executeTakeFirst();
	const text = known && unseal(act.key, known.answer);
	return text === undefined
		? undefined
		: { isSame: known?.hash === act.hash, answer: JSON.parse(text).answer };
}

/** Finds the answer to an identical request; undefined on the first. @throws {Refusal} sentBefore if the content differs */
export async function sameBefore<Answer>(
	db: Db,
	act: Act | undefined,
): Promise<{ readonly answer: Answer } | undefined> {
	const known = await answerBefore<Answer>(db, act);
	return known?.isSame === false ? refuseOther() : known;
}

/**
 * Runs an act once, inside its transaction. Retries get the first answer, also after a restart or from another server; simultaneous ones wait.
 * @param act undefined: not idempotent
 * @param onOther handles the same act with other content, refused without it
 */
export async function once<Answer>(
	tx: Tx,
	act: Act | undefined,
	work: () => Promise<Answer>,
	onOther: (first: Answer) => Promise<Answer> = refuseOther,
): Promise<Answer> {
	if (!act) return work();
	const { id, key, hash, lives } = act;
	const begun = { hash, answer: "", at: Date.now() };
	const isNew = await tx
		.insertInto("sent")
		.values({ id, ...begun })
		.onConflict((known) =>
			known
				.column("id")
				.doUpdateSet(begun)
				.where("sent.at", "<", begun.at - lives),
		)
		.returning("id")
		.executeTakeFirst();
	if (!isNew) {
		const known = await answerBefore<Answer>(tx, act);
		if (!known) throw refusal("tooBusy", { seconds: 1 });
		return known.isSame ? known.answer : onOther(known.answer);
	}
	const answer = await work();
	const sealed = seal(key, JSON.stringify({ answer }));
	await tx.updateTable("sent").set({ answer: sealed }).where("id", "=", id).execute();
	return answer;
}

async function refuseOther(): Promise<never> {
	throw refusal("sentBefore");
}

export async function sweepSent(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom("sent")
		.where("at", "<", now - http.sentKept)
		.execute();
}
