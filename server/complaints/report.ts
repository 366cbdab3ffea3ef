import { createHmac, randomBytes } from "node:crypto";
import type { Body, Reply } from "#contract/api.ts";
import { mohallasIn } from "#contract/complaints/mohallas.ts";
import type { ComplaintWay } from "#contract/complaints/moves.ts";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { followCode } from "#contract/complaints/number.ts";
import { reportLinesOf, reportTexts } from "#contract/complaints/report-lines.ts";
import { arrived } from "#contract/complaints/transition.ts";
import { inEveryLanguage, languages, type Text } from "#contract/language.ts";
import { momentOrNull } from "#contract/moments.ts";
import type { CallContext } from "../calls/call-context.ts";
import { type Act, actOf, answerBefore, once } from "../calls/once.ts";
import type { Db, Tx } from "../db/tables.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { type Counter, isFirstOrTenth, networksOf, reportCounters } from "../session/throttle.ts";
import { addMore } from "./add-more.ts";
import { groundOf, type OwnCategory, ownCategory, soundsOf, termAt } from "./categories.ts";
import {
	addComplaint,
	addEvent,
	addPerson,
	addPhotos,
	addReporter,
	type ComplaintRow,
	complaintById,
	complaintByNumber,
	hashOf,
	isBy,
	lockComplaint,
	mohallaOf,
	newMark,
	personsOf,
	photosOf,
} from "./complaints.store.ts";
import { closedDepartments } from "./desk-status.ts";
import { isToldBy, noteMessages, tells, toldBy } from "./messages.ts";
import { photoRows, refuseBusy, refuseWithoutRoom, type Taken, withPhotos } from "./photos.ts";
import { readSettings, secretKey } from "./settings.store.ts";
import { openTicket } from "./tickets.ts";

type Report = Omit<Body<"takeComplaint">, "way"> & Pick<Body<"reportComplaint">, "website">;

type Context = Pick<
	CallContext<"reportComplaint">,
	"database" | "content" | "gateway" | "photos" | "throttle" | "freeBytes" | "address" | "lang" | "log"
>;

interface Arrived {
	readonly complaintId: number;
	readonly personId: number;
	readonly code: string;
	readonly photosRefused: readonly string[];
}

/**
 * Takes a complaint once; a retry gets the first answer, and what it adds is appended.
 * @param by staff who fill it in for a citizen
 * @throws {Refusal} complaintsOff, and for wrong fields
 */
export async function receive(
	context: Context,
	sent: Report,
	{ way, by }: { readonly way: ComplaintWay; readonly by?: { readonly id: number; readonly name: string } },
): Promise<Reply<"reportComplaint">> {
	const { database, content } = context;
	const { db } = database;
	const isTold = sent.told !== undefined && tells(context);
	const act = await actOfForm(sent, way);
	const again = { ...act, id: `${act.id} ${act.hash}` };
	const first = await answerBefore<Arrived>(db, act);
	const known = first?.isSame ? first : first && (await answerBefore<Arrived>(db, again));
	if (known) return received(context, known.answer);
	// A suspect retry is a report of its own, unless the first is held too.
	const isMore = first !== undefined && (by !== undefined || !isSuspect(sent));
	const settings = await readSettings(db);
	const category = ownCategory(content, sent.category);
	const isClosed = (await closedDepartments(context, settings)).includes(category.department);
	if (!isMore) refuseUnfit(context, sent, { isOn: settings.isOn, isClosed, category, way });
	const same = sent.same && (await openTicket(db, "same", sent.same, content.now()));
	if (!isMore && sent.same !== undefined && (category.contact === "must" || same === undefined))
		throw refusal("noSuchSame").of("same");
	if (by === undefined) {
		refuseBusy(context, sent.photos, context.address);
		await refuseWithoutRoom(context);
	}
	const counted: Counter[] = [];
	const isHeld = !isMore && by === undefined && (await looksLikeAbuse(context, sent, counted));
	const network = isHeld ? await networkMark(context) : null;
	if (isMore && by === undefined) await context.throttle.count(reportCounters(context.address).all);
	const sender = by ? { staff: by.id } : { address: context.address };
	let isNew = false;
	try {
		return await withPhotos(context, sent.photos, sender, async (taken) => {
			const now = content.now();
			const ground = groundOf(content, sent.category);
			const { dueAt, escalatesAt, state } = arrived(now, isHeld, category.isUrgent, ground);
			const clock = { due_at: dueAt, escalates_at: escalatesAt, state };
			const making = {
				sent,
				category,
				mohalla: mohallaIn(content, sent),
				code: newCode(),
				taken,
				now,
				way,
				by,
				network,
				isTold,
			};
			const slip = await db.transaction().execute((tx) => {
				const begun = async () => {
					isNew = true;
					const made = { tx, ...making };
					// A suspect report doesn't count as a further reporter of an open complaint.
					return same === undefined || isHeld ? begin(made, clock) : join(made, same);
				};
				const more = (one: Arrived) =>
					once(tx, again, async () => {
						const isUnseen = (await lockComplaint(tx, one.complaintId)).state === "held";
						if (isHeld && !isUnseen) return begun();
						await addMore(tx, one, category.contact === "no" ? { ...making, sent: nameless(sent) } : making);
						return { ...one, photosRefused: taken.refused };
					});
				return once(tx, act, begun, more);
			});
			if (!isNew) await context.throttle.undo(db, counted);
			return received(context, slip);
		});
	} catch (error) {
		// A refusal by an overloaded server doesn't count against the address.
		const isOurs = !(error instanceof Refusal) || error.status >= 500;
		if (isOurs) await context.throttle.undo(db, counted);
		throw error;
	}
}

const nameless = ({ name: _, mobile: __, ...sent }: Report): Report => sent;

function refuseUnfit(
	{ content }: Pick<Context, "content">,
	sent: Report,
	{
		isOn,
		isClosed,
		category,
		way,
	}: {
		readonly isOn: boolean;
		readonly isClosed: boolean;
		readonly category: OwnCategory;
		readonly way: ComplaintWay;
	},
): void {
	if (!isOn && way === "site") throw refusal("complaintsOff");
	if (isClosed && way === "site") throw refusal("nobodyForThis").of("category");
	if (!category.isActive && way === "site") throw refusal("noSuchCategory").of("category");
	const isKnown =
		sent.mohalla === undefined
			? sent.ward === undefined || content.rows("wards").has(sent.ward)
			: mohallaIn(content, sent) !== null;
	if (!isKnown) throw refusal("noSuchWard").of("ward");
	if (category.contact === "must" && (sent.name === undefined || sent.mobile === undefined)) {
		throw refusal("contactNeeded").of(sent.name === undefined ? "name" : "mobile");
	}
	if (sent.told && sent.mobile === undefined) throw refusal("invalidMobile").of("mobile");
}

/** JSON of the chosen mohalla's names; null if none is chosen, or the town's list has no such place. */
export function mohallaIn(
	content: Pick<Context["content"], "rows">,
	{ ward = "", mohalla = 0 }: Pick<Report, "ward" | "mohalla">,
) {
	const lists = content.rows("wards").get(ward)?.mohallas as Text | undefined;
	const names = inEveryLanguage((lang) => mohallasIn(lists?.[lang])[mohalla - 1]);
	return languages.every((lang) => names[lang]) ? JSON.stringify(names) : null;
}

/** Idempotency key: the form's id and subject, for a phone may reuse an id for another complaint. */
function actOfForm(
	{ form, category, ward = "", mohalla, landmark, same: _, ...more }: Report,
	way: ComplaintWay = "site",
): Promise<Act> {
	const place = [ward, mohalla].filter(Boolean).join(".");
	return actOf(["report", form, category, place, landmark], { ...more, way });
}

export async function isReported(db: Db, sent: Report): Promise<boolean> {
	return (await answerBefore(db, await actOfForm(sent))) !== undefined;
}

const newCode = () => followCode(BigInt(`0x${randomBytes(16).toString("hex")}`));

async function received(
	services: Pick<Context, "database" | "content" | "gateway">,
	{ complaintId, personId, code, photosRefused }: Arrived,
): Promise<Reply<"reportComplaint">> {
	const { database, content } = services;
	const { db } = database;
	const row = await complaintById(db, complaintId);
	const persons = await personsOf(db, complaintId);
	const person = persons.find(({ id }) => id === personId);
	if (!row || !person) throw refusal("unknownComplaint");
	const { number, category, department, ward, state } = row;
	return {
		number,
		code,
		category,
		department,
		ward,
		mohalla: mohallaOf(row),
		state,
		dueAt: momentOrNull(termAt(content, row, content.now()).dueAt),
		photos: (await photosOf(db, complaintId)).filter(isBy(person)).length,
		hasPerson: person.name !== "" || person.mobile !== "",
		joined: persons[0]?.id === personId ? 0 : row.reporters,
		isTold: isToldBy(services, person),
		photosRefused: [...photosRefused],
	};
}

/** Addresses other than a map's are advertising. */
const advertises =
	/(https?:\/\/|www\.)(?!maps\.|goo\.gl\/maps|(www\.)?google\.[a-z.]+\/maps|(www\.)?openstreetmap\.)/i;

const textsOf = (sent: Report) => reportTexts.flatMap((name) => sent[name] ?? []);

const isSuspect = (sent: Report): boolean =>
	Boolean(sent.website) || advertises.test([...textsOf(sent), sent.name].join(" "));

/**
 * Holds reports that a program filled in, or that exceed the share of a network (perhaps a whole mohalla) or of the town.
 * @param counted receives what this report has counted
 * @throws {Refusal} tooManyTries if they would fill the disk
 */
async function looksLikeAbuse(
	{ throttle, address, log }: Context,
	sent: Report,
	counted: Counter[],
): Promise<boolean> {
	const { unheld, held, all } = reportCounters(address);
	await throttle.count(all);
	counted.push(...all);
	let isHeld = isSuspect(sent);
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

/** Keyed hash that groups held reports by network without revealing it. */
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
	readonly mohalla: string | null;
	readonly code: string;
	readonly taken: Taken;
	readonly now: number;
	readonly way: ComplaintWay;
	readonly by: { readonly id: number; readonly name: string } | undefined;
	readonly network: string | null;
	readonly isTold: boolean;
}

async function begin(
	making: Making,
	clock: Pick<ComplaintRow, "due_at" | "escalates_at" | "state">,
): Promise<Arrived> {
	const { tx, sent, category, mohalla, taken, now, way, network } = making;
	const row = await addComplaint(
		tx,
		{
			category: sent.category,
			department: category.department,
			ward: sent.ward ?? null,
			mohalla,
			landmark: sent.landmark,
			...reportLinesOf((name) => sent[name] ?? ""),
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
	return note(making, row, "arrive");
}

async function join(making: Making, number: string): Promise<Arrived> {
	const { tx, sent, taken } = making;
	const row = await complaintByNumber(tx, number);
	const isSame = row?.category === sent.category && row.ward === (sent.ward ?? null);
	if (!isSame || row.sample === 1) throw refusal("noSuchSame").of("same");
	const next = await addReporter(tx, row.id, taken.files.length);
	if (!next) throw refusal("noSuchSame").of("same");
	const words = textsOf(sent).join("\n");
	return note(making, row, "also", { words });
}

async function note(
	{ tx, sent, category, code, taken, now, by, isTold }: Making,
	row: ComplaintRow,
	what: "arrive" | "also",
	body = {},
): Promise<Arrived> {
	const form_hash = newMark();
	// Contact data that the category doesn't need isn't stored.
	const { name = "", mobile = "" } = category.contact === "no" ? {} : sent;
	const person = {
		complaint_id: row.id,
		form_hash,
		code_hash: hashOf(row.number, code),
		name,
		mobile,
		notice: noticeVersion,
		at: now,
		...(isTold && (await toldBy(tx, { mobile, lang: sent.lang, now, isStaff: by !== undefined }))),
	};
	const personId = await addPerson(tx, person);
	const about = { complaint_id: row.id, move_id: form_hash, at: now };
	await addPhotos(tx, photoRows(taken.files, { ...about, proof: 0 }));
	await addEvent(tx, {
		...about,
		what,
		by_id: by?.id ?? null,
		by_name: by?.name ?? null,
		body: JSON.stringify(body),
	});
	await noteMessages(tx, row, what, about, personId);
	return { complaintId: row.id, personId, code, photosRefused: taken.refused };
}
