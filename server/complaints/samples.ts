import type { FastifyBaseLogger } from "fastify";
import type { ComplaintClock } from "#contract/complaints/clock.ts";
import { mohallasIn } from "#contract/complaints/mohallas.ts";
import { type ComplaintEvent, type MoveName, moves } from "#contract/complaints/moves.ts";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { arrived, type Circumstances, transition } from "#contract/complaints/transition.ts";
import { wholeKey } from "#contract/content/desk.ts";
import type { Lang, Text } from "#contract/language.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { beginOf, indianDay } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import type { Db, Tx } from "../db/tables.ts";
import { categoryOf, groundOf, officeIn } from "./categories.ts";
import { addComplaint, addEvent, addPerson, columnsOf, hashOf } from "./complaints.store.ts";
import { mohallaIn } from "./report.ts";
import { sampleWords as words } from "./sample-words.ts";
import { readSettings } from "./settings.store.ts";

type Row = Parameters<typeof addComplaint>[1];
type Event = Omit<Parameters<typeof addEvent>[1], "complaint_id" | "move_id">;
type With = Pick<Services, "database" | "content">;

const count = 400;
/** Serials that no real complaint of a town reaches. */
const firstSerial = 900_001;
const mark = "complaint samples";

/**
 * In a sample town some 400 complaints of the last twelve months, the same for all of a day; in any other town none. Whichever server comes first makes
 * them.
 * @returns how many were made
 */
export async function refreshSamples(
	services: With,
	log: FastifyBaseLogger,
	isWanted: boolean,
): Promise<number> {
	const { database, content } = services;
	const day = indianDay(content.now());
	const isSample = isWanted && content.rows("council").get(wholeKey)?.sample === true;
	const value = isSample ? day : "none";
	const isCurrent = async (db: Db | Tx) => {
		const there = await db.selectFrom("settings").select("value").where("name", "=", mark).executeTakeFirst();
		return there ? there.value === value : !isSample;
	};
	if (await isCurrent(database.db)) return 0;
	const made = isSample ? await makeSamples(services, day) : [];
	const isDone = await database.db.transaction().execute(async (tx) => {
		// Another server may have been quicker.
		if (await isCurrent(tx)) return false;
		await tx.deleteFrom("settings").where("name", "=", mark).execute();
		await tx.insertInto("settings").values({ name: mark, value, version: 0 }).execute();
		await tx.deleteFrom("complaints").where("sample", "=", 1).execute();
		for (const [index, sample] of made.entries()) await addSample(tx, sample, firstSerial + index);
		return true;
	});
	if (isDone) log.info({ complaints: made.length }, "the samples of complaints are of today");
	return isDone ? made.length : 0;
}

interface Sample {
	readonly row: Row;
	readonly events: readonly Event[];
	readonly person: { readonly name: string; readonly mobile: string };
	readonly sounds: string;
}

async function addSample(tx: Tx, { row, events, person, sounds }: Sample, serial: number): Promise<void> {
	const { id, number } = await addComplaint(tx, row, sounds, serial);
	for (const [index, event] of events.entries())
		await addEvent(tx, { ...event, complaint_id: id, move_id: `sample ${index}` });
	await addPerson(tx, {
		...person,
		complaint_id: id,
		form_hash: hashOf(`form of ${number}`),
		code_hash: hashOf(`code of ${number}`),
		notice: noticeVersion,
		at: row.arrived_at,
	});
}

async function makeSamples({ database, content }: With, day: string): Promise<Sample[]> {
	const settings = await readSettings(database.db);
	const office = officeIn(content);
	const categories = [...content.rows("complaintCategories").keys()].flatMap((key) => {
		const category = categoryOf(content, key);
		return category?.department && category.isActive ? [{ ...category, key }] : [];
	});
	const wards = [...content.rows("wards")];
	if (categories.length === 0 || wards.length === 0) return [];
	const now = beginOf(day);
	const draw = random(day);
	const moments = Array.from({ length: count }, () => now - Math.floor(draw() ** 1.8 * days(364)) - hours(1));
	return moments
		.toSorted((one, other) => one - other)
		.map((arrivedAt, index) => {
			const category = pick(draw, categories);
			const [ward, wardRow] = pick(draw, wards);
			const lang: Lang = draw() < 0.7 ? "hi" : "en";
			const mohallas = mohallasIn(text(wardRow.mohallas, lang)).length;
			const mohalla = mohallaIn(content, { ward, mohalla: 1 + Math.floor(draw() * mohallas) });
			const { department = "generalAdministration", title } = category;
			const ground = groundOf(content, category.key, office);
			const life = live(draw, { arrivedAt, now, lang, ...ground, silence: days(settings.silenceDays) });
			const row = {
				category: category.key,
				department,
				ward,
				mohalla,
				landmark: pick(draw, words.landmarks[lang]),
				spot: "",
				words: `${(words.said[category.key] ?? title)[lang]} ${pick(draw, words.since[lang])}`,
				lang,
				way: draw() < 0.8 ? ("site" as const) : draw() < 0.5 ? ("counter" as const) : ("phone" as const),
				reporters: draw() < 0.12 ? 2 + Math.floor(draw() * 4) : 1,
				photos: 0,
				version: 1,
				...columnsOf(life.clock),
				question: life.question,
				sample: 1,
			};
			const isNamed = draw() < 0.6;
			const name = isNamed ? pick(draw, words.names[lang]) : "";
			const mobile = isNamed ? `00000${String(10_000 + index)}` : "";
			return { row, events: life.events, person: { name, mobile }, sounds: `${title.en} ${title.hi}` };
		});
}

interface Begun extends Circumstances {
	readonly arrivedAt: number;
	readonly lang: Lang;
}

/** Plays a sample complaint's events up to now. */
function live(draw: Draw, begun: Begun) {
	const { arrivedAt, now, lang } = begun;
	const events: Event[] = [];
	const none = { waitingSince: null, resumes: null, endedAt: null, closesAt: null, reopened: 0 };
	let clock: ComplaintClock = { ...arrived(arrivedAt, false, false, begun), ...none };
	const span = (clock.dueAt ?? arrivedAt) - arrivedAt;
	const add = (what: ComplaintEvent, at: number, byStaff: boolean, body: object = {}) => {
		const by_name = byStaff ? words.clerk[lang] : null;
		events.push({ what, at, by_id: null, by_name, body: JSON.stringify(body) });
		if (what in moves) clock = transition(clock, what as MoveName, { ...begun, now: at });
	};
	const lived = (question: string | null = null) => ({ clock, question, events });
	add("arrive", arrivedAt, false);
	const after = (share: number, from = arrivedAt) => Math.round(from + span * share);
	const begins = after(0.1 + draw() * 0.3);
	// Most are done in time, some late, and a few lie for weeks.
	const luck = draw();
	const spans = luck < 0.72 ? 0.4 + draw() * 0.55 : luck < 0.92 ? 1.1 + draw() * 3 : 10 + draw() * 30;
	const done = after(spans);
	const answered = done + minutes(Math.round(120 + draw() * 3600));
	if (begins > now) return lived();
	add("begin", begins, true);
	if (draw() < 0.04 && begins + hours(5) < now) {
		add("withdraw", begins + hours(5), false);
		return lived();
	}
	if (done > now) {
		const asks = draw() < 0.25 && now - begins < days(6);
		const question = words.question[lang];
		if (asks) add("ask", begins + minutes(20), true, { question });
		return lived(asks ? question : null);
	}
	if (draw() < 0.06) {
		const body = {
			reason: words.declined[lang],
			words: words.why[lang],
			responsible: words.responsible[lang],
		};
		add("decline", done, true, body);
		return lived();
	}
	const proven = { words: words.done[lang], noProof: words.noProof[lang] };
	add("resolve", done, true, proven);
	const says = draw();
	if (answered > now || says < 0.4) return lived();
	if (says < 0.5) {
		add("reopen", answered, false, { reason: words.notDone[lang] });
		const again = after(0.2 + draw() * 0.4, answered);
		if (again <= now) add("resolve", again, true, proven);
		return lived();
	}
	add("confirm", answered, false, { rating: 2 + Math.ceil(draw() * 3) });
	return lived();
}

type Draw = () => number;

function pick<Of>(draw: Draw, list: readonly Of[]): Of {
	return list[Math.floor(draw() * list.length)] as Of;
}

const text = (value: unknown, lang: Lang) => (value as Partial<Text> | undefined)?.[lang];

/** Numbers from 0 to 1 that look drawn and are the same for a day (mulberry32). */
function random(day: string): Draw {
	let state = Number(day.replaceAll("-", ""));
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
