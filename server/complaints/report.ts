import { createHmac } from "node:crypto";
import type { Body, Reply } from "#contract/api.ts";
import type { ComplaintWay } from "#contract/complaints/moves.ts";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { followCode } from "#contract/complaints/number.ts";
import { arrived } from "#contract/complaints/transition.ts";
import { momentOrNull } from "#contract/moments.ts";
import type { CallContext } from "../calls/call-context.ts";
import type { Db, Tx } from "../db/tables.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { type Counter, isFirstOrTenth, networksOf, reportCounters } from "../session/throttle.ts";
import {
	addComplaint,
	addEvent,
	addPerson,
	addPhotos,
	addReporter,
	type ComplaintRow,
	complaintByNumber,
	complaintOfForm,
	hashOf,
} from "./complaints.store.ts";
import { photoRows, refuseWithoutRoom, type Taken, withPhotos } from "./photos.ts";
import { readSettings, secretKey } from "./settings.store.ts";
import { openTicket } from "./tickets.ts";
import { groundOf, type OwnCategory, ownCategory, soundsOf, termAt } from "./town.ts";

/** A form that was filled in, by a citizen or for one. */
type Report = Omit<Body<"takeComplaint">, "way"> & Pick<Body<"reportComplaint">, "website">;

type Context = Pick<
	CallContext<"reportComplaint">,
	"database" | "content" | "photos" | "throttle" | "freeBytes" | "address" | "lang" | "log"
>;

/** Thrown to undo what a form has begun that another sending of it has done already. */
class SentTwice extends Error {}

/**
 * Takes a complaint, once: a form that is sent again is answered as it was the first time. The page's own form and the call meet here.
 *
 * @param by who fills it in for a citizen at the counter or on the telephone
 * @throws {Refusal} complaintsOff, and what is wrong with a field
 */
export async function receive(
	context: Context,
	sent: Report,
	{ way, by }: { readonly way: ComplaintWay; readonly by?: { readonly id: number; readonly name: string } },
): Promise<Reply<"reportComplaint">> {
	const { database, content } = context;
	const { db } = database;
	const code = await codeOf(context, sent);
	const known = await reportedBefore(db, sent);
	if (known) return received(context, known, code);
	const settings = await readSettings(db);
	if (!settings.isOn && way === "site") throw refusal("complaintsOff");
	const category = ownCategory(content, sent.category);
	if (!category.isActive && way === "site") throw refusal("noSuchCategory").of("category");
	if (sent.ward !== undefined && !content.rows("wards").has(sent.ward))
		throw refusal("noSuchWard").of("ward");
	if (category.contact === "must" && (sent.name === undefined || sent.mobile === undefined)) {
		throw refusal("contactNeeded").of(sent.name === undefined ? "name" : "mobile");
	}
	const same = sent.same && (await openTicket(db, "same", sent.same, content.now()));
	if (sent.same !== undefined && (category.contact === "must" || same === undefined))
		throw refusal("noSuchSame").of("same");
	if (by === undefined) await refuseWithoutRoom(context);
	const counted: Counter[] = [];
	const isHeld = by === undefined && (await looksLikeAbuse(context, sent, counted));
	const network = isHeld ? await networkMark(context) : null;
	const sender = by ? { staff: by.id } : { address: context.address };
	try {
		return await withPhotos(context, sent.photos, sender, async (taken) => {
			const now = content.now();
			const ground = groundOf(content, sent.category);
			const { dueAt, escalatesAt, state } = arrived(now, isHeld, category.isUrgent, ground);
			const clock = { due_at: dueAt, escalates_at: escalatesAt, state };
			const row = await db.transaction().execute((tx) => {
				const made = { tx, sent, category, code, taken, now, way, by, network };
				// What looks like abuse counts for nothing that is there already.
				return same === undefined || isHeld ? begin(made, clock) : join(made, same);
			});
			return received(context, row, code, taken.refused);
		});
	} catch (error) {
		// What a full server refuses, or what is there already, is no further complaint from this address.
		const isOurs = !(error instanceof Refusal) || error.status === 503;
		if (isOurs) await context.throttle.undo(db, counted);
		const row = error instanceof SentTwice ? await reportedBefore(db, sent) : undefined;
		if (!row) throw error;
		return received(context, row, code);
	}
}

/** A form is known by its id and by what it says: what a phone or a second tab says with an old id is another complaint. */
const formHash = ({ form, category, ward = "", landmark, words = "" }: Report) =>
	hashOf(form, category, ward, landmark, words);

/** The complaint that came with this form before. */
export async function reportedBefore(db: Db, sent: Report): Promise<ComplaintRow | undefined> {
	return complaintOfForm(db, formHash(sent));
}

/** The code that belongs to a form: whoever sends it again gets the same one, though only its hash is stored. */
async function codeOf({ database }: Pick<Context, "database">, sent: Report): Promise<string> {
	const digest = createHmac("sha256", await secretKey(database.db))
		.update(`code ${formHash(sent)}`)
		.digest("hex");
	return followCode(BigInt(`0x${digest}`));
}

function received(
	{ content }: Pick<Context, "content">,
	row: ComplaintRow,
	code: string,
	photosRefused: readonly string[] = [],
): Reply<"reportComplaint"> {
	const { number, category, department, state } = row;
	const dueAt = momentOrNull(termAt(content, row, content.now()).dueAt);
	return { number, code, category, department, state, dueAt, photosRefused: [...photosRefused] };
}

/** An address in what somebody writes sells something, unless it shows a place on a map. */
const advertises =
	/(https?:\/\/|www\.)(?!maps\.|goo\.gl\/maps|(www\.)?google\.[a-z.]+\/maps|(www\.)?openstreetmap\.)/i;

/**
 * Whether a report is kept back until somebody has looked at it: a program has filled it in, or too many come from one network, behind
 * which a whole mohalla may be, or in the whole town.
 *
 * @param counted receives what this report has counted
 * @throws {Refusal} tooManyTries where they would fill the disk
 */
async function looksLikeAbuse(
	{ throttle, address, log }: Context,
	sent: Report,
	counted: Counter[],
): Promise<boolean> {
	const { unheld, held, all } = reportCounters(address);
	await throttle.count(all);
	counted.push(...all);
	let isHeld = Boolean(sent.website) || advertises.test(`${sent.landmark} ${sent.words ?? ""}`);
	for (const counter of unheld) {
		if (!isHeld && (await throttle.allows(counter))) counted.push(counter);
		else isHeld = true;
	}
	if (!isHeld) return false;
	const reports = await throttle.count([held]);
	counted.push(held);
	if (isFirstOrTenth(reports)) log.warn({ event: "reportHeld", address, reports }, "a report is held");
	return true;
}

/** By it the desk knows others that are held of the same network, and nobody which network it is. */
async function networkMark({ database, address }: Context): Promise<string> {
	const [network = ""] = networksOf(address).slice(-1);
	return createHmac("sha256", await secretKey(database.db))
		.update(`network ${network}`)
		.digest("base64url");
}

interface Making {
	readonly tx: Tx;
	readonly sent: Report;
	readonly category: OwnCategory;
	readonly code: string;
	readonly taken: Taken;
	readonly now: number;
	readonly way: ComplaintWay;
	readonly by: { readonly id: number; readonly name: string } | undefined;
	readonly network: string | null;
}

async function begin(
	making: Making,
	clock: Pick<ComplaintRow, "due_at" | "escalates_at" | "state">,
): Promise<ComplaintRow> {
	const { tx, sent, category, taken, now, way, network } = making;
	const row = await addComplaint(
		tx,
		{
			category: sent.category,
			department: category.department,
			ward: sent.ward ?? null,
			landmark: sent.landmark,
			spot: sent.spot ?? "",
			words: sent.words ?? "",
			lang: sent.lang,
			latitude: sent.latitude ?? null,
			longitude: sent.longitude ?? null,
			way,
			...clock,
			network,
			arrived_at: now,
			reopened: 0,
			reporters: 1,
			photos: taken.files.length,
			version: 1,
		},
		soundsOf(category),
	);
	await note(making, row, "arrive");
	return row;
}

/** The same as one that is there already: a code of one's own for its number. @throws {Refusal} noSuchSame */
async function join(making: Making, number: string): Promise<ComplaintRow> {
	const { tx, sent, taken } = making;
	const row = await complaintByNumber(tx, number);
	const isSame = row?.category === sent.category && row.ward === (sent.ward ?? null);
	// With one of the demonstration it would be gone tomorrow.
	if (!isSame || row.sample === 1) throw refusal("noSuchSame").of("same");
	const next = await addReporter(tx, row.id, taken.files.length);
	if (!next) throw refusal("noSuchSame").of("same");
	const words = [sent.landmark, sent.spot, sent.words].filter(Boolean).join("\n");
	await note(making, row, "also", { words });
	return next;
}

/** @throws {SentTwice} */
async function note(
	{ tx, sent, category, code, taken, now, by }: Making,
	row: ComplaintRow,
	what: "arrive" | "also",
	body = {},
): Promise<void> {
	const form_hash = formHash(sent);
	// What nobody needs isn't kept, whoever sends it.
	const { name = "", mobile = "" } = category.contact === "no" ? {} : sent;
	const person = {
		complaint_id: row.id,
		form_hash,
		code_hash: hashOf(row.number, code),
		name,
		mobile,
		notice: noticeVersion,
		at: now,
	};
	if (!(await addPerson(tx, person))) throw new SentTwice();
	const about = { complaint_id: row.id, move_id: form_hash, at: now };
	await addPhotos(tx, photoRows(taken.files, { ...about, proof: 0 }));
	await addEvent(tx, {
		...about,
		what,
		by_id: by?.id ?? null,
		by_name: by?.name ?? null,
		body: JSON.stringify(body),
	});
}
