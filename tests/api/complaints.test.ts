import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	complaintStateNames,
	complaintViews,
	type MoveName,
	moveNames,
	moveOf,
} from "#contract/complaints/moves.ts";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { complaintNumber, readNumber } from "#contract/complaints/number.ts";
import { days, hours } from "#contract/limits.ts";
import { keysOf } from "#contract/phonetic-key.ts";
import {
	addComplaint,
	addReporter,
	changeComplaint,
	complaintByNumber,
} from "#server/complaints/complaints.store.ts";
import { forgetNetworks } from "#server/complaints/held.store.ts";
import { listComplaints } from "#server/complaints/lists.store.ts";
import { forgetOld } from "#server/complaints/retention.ts";
import { addKeysWithoutVisarga } from "#server/db/visarga.ts";
import { Incoming } from "#server/media/incoming.ts";
import { openPrivateStore } from "#server/media/open-store.ts";
import { aDrain, aForm, aPhoto, asForm, newAddress, newId, sameAs, worksIn } from "../support/complaints.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person, words } from "../support/desk.ts";
import { plansOf } from "../support/plans.ts";

interface Slip {
	readonly number: string;
	readonly code: string;
}

class Office {
	readonly desk: Desk;
	constructor(desk: Desk) {
		this.desk = desk;
	}

	async report(more: object = {}): Promise<Slip> {
		const answer = await this.desk.ask("reportComplaint", {
			from: newAddress(),
			body: { ...aDrain, form: newId(), ...more },
		});
		expect(answer.status, answer.text).toBe(200);
		return answer.json;
	}

	follow({ number, code }: Slip) {
		return this.desk.ask("followComplaint", { body: { number, code } });
	}

	tell({ number, code }: Slip, more: object) {
		return this.desk.ask("tellComplaint", { body: { number, code, id: newId(), ...more } });
	}

	async open(number: string, as: Person) {
		return (await this.desk.ask("complaint", { as, id: number })).json;
	}

	async move(number: string, as: Person, move: MoveName, more: object = {}) {
		const { version = 1 } = await this.open(number, as);
		return this.desk.ask("moveComplaint", { as, id: number, body: { id: newId(), version, move, ...more } });
	}

	/** Puts a complaint's moments so much earlier. */
	async age(number: string, by: number): Promise<void> {
		const { db } = this.desk.database;
		await db.transaction().execute(async (tx) => {
			const row = await complaintByNumber(tx, number);
			if (!row) throw new Error(number);
			const moments = [
				"arrived_at",
				"due_at",
				"escalates_at",
				"waiting_since",
				"ended_at",
				"closes_at",
			] as const;
			const earlier = moments.map((name) => [name, row[name] === null ? null : Number(row[name]) - by]);
			await changeComplaint(tx, row, Object.fromEntries(earlier));
		});
	}
}

onEachDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let head: Person;
	let chief: Person;
	let second: Person;
	let stranger: Person;
	beforeAll(async () => {
		desk = await open();
		office = new Office(desk);
		const handling = ["view_complaints", "handle_complaints"] as const;
		worker = await desk.person(...handling);
		head = await desk.person(...handling);
		stranger = await desk.person(...handling);
		chief = await desk.person(...handling, "assign_complaints");
		second = await desk.person(...handling, "assign_complaints");
		await worksIn(desk, worker, "swasth");
		await worksIn(desk, head, "swasth", true);
		await worksIn(desk, stranger, "pathPrakash");
	});

	test("a report gets number, code, section and due moment at once", async () => {
		// A program's empty fields are nothing, and no place in the sea.
		const body = { ...aDrain, form: newId(), latitude: null, longitude: null };
		const { json: first } = await desk.ask("reportComplaint", { body });
		expect(first).toMatchObject({ department: "swasth", photosRefused: [] });
		expect(first.number).toMatch(/^\d\d-\d{6}-\d$/);
		const { rows } = (await desk.ask("complaints", { as: worker, query: { q: first.number } })).json;
		expect(rows).toMatchObject([{ id: first.number, photo: null }]);
		expect(await office.open(first.number, worker)).toMatchObject({ place: null });
		const { db } = desk.database;
		const persons = await db.selectFrom("complaint_persons").selectAll().execute();
		expect(persons.map(({ notice }) => notice)).toEqual([noticeVersion]);
		const stored = JSON.stringify(persons);
		expect(stored).not.toContain(body.form);
		expect(stored).not.toContain(first.code);
	});

	test("the whole way: begun, asked, answered, proven, done, not done, done again, confirmed, as the citizen and the section see it", async () => {
		const slip = await office.report();
		const { number } = slip;
		expect((await office.move(number, worker, "begin")).json).toMatchObject({
			state: "working",
			person: worker.name,
		});
		expect((await office.move(number, worker, "ask", { question: "Which side?" })).json.state).toBe(
			"waiting",
		);
		expect((await office.follow(slip)).json).toMatchObject({
			state: "waiting",
			question: "Which side?",
			mayTell: ["answer", "withdraw", "photo", "forget"],
		});
		const answer = { tell: "answer", answer: "The left" };
		expect((await office.tell(slip, answer)).json.state).toBe("working");
		const answered = async () =>
			(await desk.ask("complaints", { as: worker, query: { view: "answered", q: number } })).json.rows.length;
		expect(await office.open(number, worker)).toMatchObject({
			newAnswer: true,
			asked: { question: "Which side?", answer: "The left" },
		});
		expect(await answered()).toBe(1);
		const unproven = await office.move(number, worker, "resolve", { words: "साफ़ किया" });
		expect([unproven.status, unproven.json.error]).toEqual([422, words("proofNeeded")]);
		const form = new FormData();
		form.set("id", newId());
		form.append("photo", new File([await aPhoto()], "proof.jpg"));
		form.append("photo", new File(["no picture"], "x.jpg"));
		const proven = await desk.ask("addComplaintPhotos", { as: worker, id: number, ...(await asForm(form)) });
		expect(proven.json.photos).toMatchObject([{ isProof: true, width: 64, height: 48 }]);
		const [listed] = (await desk.ask("complaints", { as: worker, query: { q: number } })).json.rows;
		expect(listed.photo).toBe(proven.json.photos[0].src);
		expect(proven.json.photosRefused).toEqual([words("photoUnreadable")]);
		expect([proven.json.newAnswer, await answered()]).toEqual([false, 0]);
		expect((await office.move(number, worker, "resolve", { words: "साफ़ किया" })).json.state).toBe("resolved");
		expect((await office.tell(slip, { tell: "reopen" })).json.error).toBe(words("whatIsntDone"));
		const again = (await office.tell(slip, { tell: "reopen", reason: "Still full" })).json;
		expect(again).toMatchObject({ state: "assigned", level: 1 });
		// Proof of the first time proves nothing now.
		expect((await office.move(number, worker, "resolve", { words: "a" })).status).toBe(422);
		const done = await office.move(number, worker, "resolve", { words: "a", noProof: "It was dark" });
		expect(done.json.state).toBe("resolved");
		const closed = await office.tell(slip, { tell: "confirm", rating: 4 });
		expect(closed.json.state).toBe("closed");
		expect(closed.json.history.map(({ what, by }: { what: string; by: string }) => `${what} ${by}`)).toEqual([
			"arrive citizen",
			"begin council",
			"ask council",
			"answer citizen",
			"photo council",
			"resolve council",
			"reopen citizen",
			"resolve council",
			"confirm citizen",
		]);
		expect(closed.text).not.toContain(worker.name);
	});

	test("two at once see each other's move: the second is told what the first did", async () => {
		const { number } = await office.report();
		const { version } = await office.open(number, worker);
		const sent = (move: MoveName, as: Person) =>
			desk.ask("moveComplaint", { as, id: number, body: { id: newId(), version, move, question: "Where?" } });
		const answers = await Promise.all([sent("begin", worker), sent("ask", head)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const won = answers.find(({ status }) => status === 200);
		const lost = answers.find(({ status }) => status === 409);
		const [name, did] = won?.json.state === "working" ? [worker.name, "begin"] : [head.name, "ask"];
		expect(lost?.json.error).toContain(name);
		expect(lost?.json.error).toContain(moveOf(did as MoveName).done.en);
	});

	test("declining takes two, and says who is responsible; the audit log knows both", async () => {
		const slip = await office.report();
		const { number } = slip;
		const why = { reason: "Not ours", words: "यह सड़क लो.नि.वि. की है", responsible: "PWD 0000-000000" };
		expect((await office.move(number, chief, "propose", why)).json.isProposed).toBe(true);
		for (const [as, status] of [
			[chief, 409],
			[worker, 403],
			[second, 200],
		] as const) {
			expect((await office.move(number, as, "decline")).status).toBe(status);
		}
		const seen = (await office.follow(slip)).json;
		expect(seen).toMatchObject({ state: "declined", dueAt: null });
		// The reason is said among colleagues, the words to the citizen.
		const { reason, ...forCitizen } = why;
		expect(seen.history.at(-1)).toMatchObject(forCitizen);
		expect(JSON.stringify(seen)).not.toContain(reason);
		const { audit } = (await desk.contents()) as {
			audit: { action: string; detail: string; actor_name: string }[];
		};
		expect(audit.at(-1)).toMatchObject({
			action: "decline complaint",
			actor_name: second.name,
			detail: chief.name,
		});
	});

	test("another section sees nothing of it, whatever it tries, and gets back nothing but that there is none", async () => {
		const { number } = await office.report();
		const body = { id: newId(), version: 1, move: "begin" };
		const tries = await Promise.all([
			desk.ask("complaint", { as: stranger, id: number }),
			desk.ask("moveComplaint", { as: stranger, id: number, body }),
			desk.ask("noteComplaint", { as: stranger, id: number, body: { id: newId(), text: "x" } }),
			desk.ask("complaintPerson", { as: stranger, id: number }),
			desk.ask("complaint", { as: chief, id: "26-000000-0" }),
			desk.ask("complaint", { as: chief, id: "abc" }),
		]);
		for (const { status, json } of tries)
			expect([status, json]).toEqual([404, { error: words("noSuchComplaint") }]);
		const own = await desk.ask("complaints", { as: stranger, query: { q: number } });
		expect(own.json.rows).toEqual([]);
		expect((await desk.ask("exportComplaints", { as: stranger })).text).not.toContain(number);
		// Sent on to them, they see it and the others don't.
		await office.move(number, chief, "sendOn", { department: "pathPrakash", person: stranger.id });
		expect((await office.open(number, stranger)).person).toBe(stranger.name);
		expect((await desk.ask("complaint", { as: worker, id: number })).status).toBe(404);
	});

	test("the head gives it to people of the section, and to no other; what was promised at arrival never moves for the worse", async () => {
		const { number } = await office.report();
		const { dueAt } = await office.open(number, head);
		expect(
			(await office.move(number, head, "sendOn", { department: "swasth", person: worker.id })).json.person,
		).toBe(worker.name);
		expect((await office.move(number, head, "sendOn", { department: "jalkal" })).json.error).toBe(
			words("departmentOfOthers"),
		);
		const other = { department: "swasth", person: stranger.id };
		expect((await office.move(number, chief, "sendOn", other)).json.error).toBe(words("noSuchHandler"));
		const { db } = desk.database;
		const left = { department: "pathPrakash", person: stranger.id };
		await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", stranger.id).execute();
		expect((await office.move(number, chief, "sendOn", left)).json.error).toBe(words("noSuchHandler"));
		await db.updateTable("users").set({ suspended_at: null }).where("id", "=", stranger.id).execute();
		const slower = { department: "pathPrakash", category: "light" };
		expect((await office.move(number, chief, "sendOn", slower)).json).toMatchObject({
			dueAt,
			category: "light",
		});
		// Half the limit of a reopened one begins then, whatever it is sorted as later.
		await office.move(number, chief, "sendOn", { department: "swasth" });
		await office.move(number, worker, "resolve", { words: "a" });
		await office.age(number, days(30));
		const reopened = (await office.move(number, chief, "reopen", { reason: "x" })).json;
		const faster = { department: "swasth", category: "drain" };
		expect((await office.move(number, chief, "sendOn", faster)).json.dueAt).toBe(reopened.dueAt);
	});

	test("lists: mine, my section, late, waiting for me, held; found by a word in Latin letters, a mobile and a serial; page after page by key", async () => {
		const sparse = `Kotwali ${newId()
			.replace(/[^a-z]/gi, "")
			.slice(0, 8)}`;
		const numbers = [];
		for (let at = 0; at < 3; at += 1)
			numbers.push((await office.report({ landmark: `${sparse} नाली` })).number);
		const [mine = "", late = "", proposed = ""] = numbers;
		await office.move(mine, worker, "begin");
		await office.age(late, days(3));
		await office.move(proposed, worker, "propose", { reason: "a", words: "b", responsible: "c" });
		const list = async (as: Person, query: Record<string, string | number>) => {
			const { rows } = (await desk.ask("complaints", { as, query: { q: sparse, ...query } })).json;
			return rows.map(({ id }: { id: string }) => id);
		};
		expect(await list(worker, { view: "mine" })).toEqual([mine]);
		expect((await list(worker, { view: "section" })).toSorted()).toEqual(numbers.toSorted());
		expect(await list(worker, { view: "late" })).toEqual([late]);
		expect(await list(head, { view: "waiting" })).toEqual([late]);
		expect((await list(chief, { view: "waiting" })).toSorted()).toEqual([late, proposed].toSorted());
		expect(await list(worker, { view: "waiting" })).toEqual([]);
		expect(await list(worker, {})).toEqual(numbers.toReversed());
		expect(await list(worker, { state: "working" })).toEqual([mine]);
		for (const q of ["nali", "9812345610", "नाली"]) {
			expect(await list(worker, { q, state: "working" })).toContain(mine);
		}
		expect(await list(worker, { q: String(Number(mine.slice(3, 9))).padStart(2, "0") })).toContain(mine);
		expect(await list(worker, { q: "nahi-hai-kahin" })).toEqual([]);
		// Signs, and a letter alone, are no word that anything could sound like.
		for (const q of ["?!", "क"]) expect(await list(worker, { q })).toEqual([]);
		const counts = (await desk.ask("complaintCounts", { as: worker })).json;
		expect(counts.late).toBeGreaterThan(0);
		const file = await desk.ask("exportComplaints", { as: worker, query: { q: sparse } });
		expect(file.text).toContain(mine);
		expect(file.text).not.toMatch(/Sunita|9812345610|Kotwali/);
	});

	test("ten digits that may be a number are also the mobile they may be, and a mobile is found however it is written", async () => {
		const { number } = await office.report({ mobile: "9811100001" });
		expect(readNumber("9811100001")).not.toBe(undefined);
		for (const q of [
			"9811100001",
			"+91 98111-00001",
			"०९८११ १०० ००१",
			"(98111) 00001",
			"９８１１１００００１",
		]) {
			const { rows } = (await desk.ask("complaints", { as: chief, query: { q } })).json;
			expect(
				rows.map(({ id }: { id: string }) => id),
				q,
			).toEqual([number]);
		}
	});

	test("a word with a visarga is found without it, in complaints of an earlier version too", async () => {
		const { db } = desk.database;
		const found = async (q: string) =>
			(await desk.ask("complaints", { as: chief, query: { q } })).json.rows.map(
				({ id }: { id: string }) => id,
			);
		const { number } = await office.report({ landmark: "दुःखहरण बाग" });
		expect(await found("दुखहरण")).toEqual([number]);
		await db.deleteFrom("complaint_words").where("word", "in", keysOf("दुखहरण")).execute();
		expect(await found("dukhharan")).toEqual([]);
		for (const _ of ["the first time", "again"]) await addKeysWithoutVisarga(db);
		for (const q of ["दुखहरण", "दु:खहरण", "दुःखहरण", "dukhharan"]) expect(await found(q), q).toEqual([number]);
	});

	test("the mohalla that was chosen is kept in both languages and found by its name or sound", async () => {
		const { number } = await office.report({ ward: "2", mohalla: "3" });
		for (const q of ["Kumhar Tola", "कुम्हार टोला", "kumhaar"]) {
			const { rows } = (await desk.ask("complaints", { as: chief, query: { q } })).json;
			expect(rows, q).toMatchObject([
				{ id: number, ward: "2", mohalla: { en: "Kumhar Tola", hi: "कुम्हार टोला" } },
			]);
		}
	});

	test("serials begin anew with the year of India, and a number stays what it is", async () => {
		const { db } = desk.database;
		const { id: _, number, ...row } = (await complaintByNumber(db, (await office.report()).number)) ?? {};
		const at = (moment: string) =>
			db
				.transaction()
				.execute((tx) => addComplaint(tx, { ...row, arrived_at: Date.parse(moment) } as never, ""));
		const made = [await at("2030-12-31T18:29:59Z"), await at("2030-12-31T18:30:00Z")];
		made.push(...(await Promise.all([at("2031-06-01T00:00:00Z"), at("2030-06-01T00:00:00Z")])));
		expect(made.map((each) => each.number.slice(0, 9))).toEqual([
			"30-000001",
			"31-000001",
			"31-000002",
			"30-000002",
		]);
		expect(number).toMatch(/^\d\d-/);
	});

	test("a long list comes in pages that hold each row once, the most urgent first", async () => {
		const mark = `Lambi${newId()
			.replace(/[^a-z]/gi, "")
			.slice(0, 8)}`;
		const { db } = desk.database;
		const [first] = await Promise.all([office.report({ landmark: mark })]);
		const { id: _, ...row } = (await complaintByNumber(db, first.number)) ?? { id: 0 };
		for (let at = 0; at < 120; at += 1) {
			const moments = { late_at: 1000 + (at % 7) };
			const { id } = await db
				.insertInto("complaints")
				.values({ ...row, ...moments, number: `${mark}-${at}` } as never)
				.returning("id")
				.executeTakeFirstOrThrow();
			await db.insertInto("complaint_words").values({ word: "lambitest", complaint_id: id }).execute();
		}
		const all: { id: string }[] = [];
		let before: string | null | undefined;
		do {
			const query: Record<string, string> = { view: "late", ...(before && { before }) };
			const page = (await desk.ask("complaints", { as: worker, query })).json;
			all.push(...page.rows);
			before = page.next;
		} while (before);
		const ours = all.filter(({ id }) => id.startsWith(mark));
		expect(ours).toHaveLength(120);
		expect(new Set(ours.map(({ id }) => id)).size).toBe(120);
		expect(ours.slice(0, 17).every(({ id }) => Number(id.split("-").at(-1)) % 7 === 0)).toBe(true);
		await db.deleteFrom("complaints").where("number", "like", `${mark}-%`).execute();
	});

	test("the same: somebody else gets a code of their own for the same number, and each removes their own name alone", async () => {
		const slip = await office.report();
		const near = (await desk.ask("complaintDesk", { query: { category: "drain", ward: "1" } })).json;
		// A stranger learns neither number nor moment.
		expect(near.open[0]).toEqual({
			id: expect.any(String),
			state: expect.any(String),
			mohalla: null,
			days: expect.any(Number),
		});
		expect(JSON.stringify(near.open)).not.toMatch(/\d\d-\d{6}-\d/);
		const own = { name: "Ramesh", mobile: "9812345611", words: "Before the temple" };
		const other = await office.report({ same: await sameAs(desk, slip), ...own });
		expect(other.number).toBe(slip.number);
		expect(other.code).not.toBe(slip.code);
		expect(await office.open(slip.number, worker)).toMatchObject({
			reporters: 2,
			history: [{}, { what: "also", words: expect.stringContaining("Before the temple") }],
		});
		for (const each of [slip, other]) {
			expect((await office.follow(each)).text).not.toContain("Before the temple");
		}
		const more = aForm({ number: slip.number, code: slip.code, tell: "photo", id: newId() });
		more.append("photo", new File([await aPhoto()], "a.jpg"));
		expect((await desk.ask("tellComplaint", await asForm(more))).status).toBe(200);
		const seen = (await office.follow(other)).json;
		// Of a photo that isn't shown nothing is told.
		expect([seen.photos, JSON.stringify(seen.history).includes("photo")]).toEqual([[], false]);
		expect(seen).toMatchObject({ landmark: "", words: "", mayTell: ["photo", "forget"] });
		expect((await office.tell(other, { tell: "withdraw" })).json.error).toBe(words("moveNotNow"));
		expect((await office.tell(slip, { tell: "forget" })).json).toMatchObject({ hasPerson: false });
		const others = (await office.follow(other)).json;
		expect([others.hasPerson, JSON.stringify(others.history).includes("forget")]).toEqual([true, false]);
		const wrong = await desk.ask("reportComplaint", {
			body: { ...aDrain, form: newId(), category: "light", same: await sameAs(desk, slip) },
		});
		expect(wrong.json.error).toBe(words("noSuchSame"));
		const guessed = { ...aDrain, form: newId(), same: slip.number };
		expect((await desk.ask("reportComplaint", { body: guessed })).json.error).toBe(words("noSuchSame"));
		const shown = await desk.ask("complaintPerson", { as: worker, id: slip.number });
		expect(shown.json.persons).toMatchObject([
			{ name: "", mobile: "" },
			{ name: "Ramesh", mobile: "9812345611" },
		]);
		const { audit } = (await desk.contents()) as { audit: { action: string; subject_name: string }[] };
		expect(audit.at(-1)).toMatchObject({ action: "show a citizen's number", subject_name: slip.number });
		expect(JSON.stringify(await office.open(slip.number, worker))).not.toMatch(/Ramesh|9812345611/);
	});

	/** Lets so many strangers say that theirs is the same. */
	const joined = async (slip: Slip, count: number) =>
		Promise.all(Array.from({ length: count }, async () => office.report({ same: await sameAs(desk, slip) })));
	const done = (number: string) => office.move(number, worker, "resolve", { words: "Cleaned", noProof: "b" });
	const withPhotos = async (count: number, more: object) => {
		const form = aForm({ id: newId(), ...more });
		for (let at = 0; at < count; at += 1) form.append("photo", new File([await aPhoto()], "a.jpg"));
		return { ...(await asForm(form)), from: newAddress() };
	};

	test("who joins reads state, dates and how it ended, and nothing that its reporter and the council wrote to each other", async () => {
		const slip = await office.report();
		const [other = slip] = await joined(slip, 1);
		await office.move(slip.number, worker, "ask", { question: "Secret-question" });
		expect((await office.follow(other)).json).toMatchObject({
			state: "waiting",
			question: null,
			mayTell: ["photo", "forget"],
		});
		await office.tell(slip, { tell: "answer", answer: "Secret-answer" });
		await office.tell(slip, { tell: "forget" });
		await done(slip.number);
		await office.tell(slip, { tell: "reopen", reason: "Secret-reason" });
		await office.move(slip.number, worker, "begin");
		await done(slip.number);
		await office.tell(slip, { tell: "confirm", rating: 1, words: "Secret-thanks" });
		const seen = await office.follow(other);
		expect(seen.text).not.toContain("Secret");
		const told = seen.json.history.map((each: { what: string; words?: string }) => [each.what, each.words]);
		expect(told).toEqual([
			["arrive", undefined],
			["resolve", "Cleaned"],
			["reopen", undefined],
			["begin", undefined],
			["resolve", "Cleaned"],
		]);
		expect((await office.follow(slip)).text).toContain("Secret-thanks");
	});

	test("about the conduct of staff nothing is listed, and nobody joins it, whatever is sent", async () => {
		const place = { category: "conduct", ward: "1" };
		const slip = await office.report(place);
		const { number } = slip;
		expect((await desk.ask("complaintDesk", { query: place })).json.open).toEqual([]);
		for (const same of [await sameAs(desk, { number }), number, "1", "0"]) {
			const body = { ...aDrain, ...place, form: newId(), same };
			expect((await desk.ask("reportComplaint", { body })).json.error, same).toBe(words("noSuchSame"));
		}
		await office.tell(slip, { tell: "withdraw" });
	});

	test("each who reports it counts for themselves: joining takes from the first neither a reopening, nor a photo, nor the way to take it back", async () => {
		const slip = await office.report();
		const [one = slip, two = slip, three = slip] = await joined(slip, 12);
		expect(await office.open(slip.number, worker)).toMatchObject({ reporters: 13 });
		await done(slip.number);
		const say = (who: Slip, tell = "reopen") =>
			office.tell(who, { tell, reason: "Joiner-reason", rating: 5 });
		// One who has joined is noted, once; with a second it is reopened, of two at the same moment too.
		expect((await say(one)).json).toMatchObject({ state: "resolved", mayTell: ["photo", "forget"] });
		for (const tell of ["reopen", "confirm"])
			expect((await say(one, tell)).json.error).toBe(words("moveNotNow"));
		expect((await office.open(slip.number, worker)).history.at(-1)).toMatchObject({
			what: "notDone",
			reason: "Joiner-reason",
		});
		expect((await office.follow(slip)).text).not.toContain("Joiner-reason");
		const rounds = [];
		for (const all of [
			[two, three],
			[one, two, three],
		]) {
			rounds.push(await Promise.all(all.map((who) => say(who))));
			if (rounds.length === 1) await done(slip.number);
		}
		const statuses = rounds.map((answers) => answers.map(({ status }) => status).toSorted());
		expect(statuses).toEqual([
			[200, 409],
			[200, 200, 409],
		]);
		expect((await office.follow(slip)).json).toMatchObject({ state: "assigned", level: 2 });
		// All who have joined reopen it twice together, and the first has both of theirs.
		await done(slip.number);
		expect((await office.follow(two)).json.mayTell).toEqual(["photo", "forget"]);
		for (const _ of [1, 2]) {
			expect((await say(slip)).json.state).toBe("assigned");
			await done(slip.number);
		}
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "photo", "forget"]);
		await office.move(slip.number, chief, "reopen", { reason: "x" });
		expect((await say(slip, "withdraw")).json).toMatchObject({ state: "withdrawn", mayTell: ["forget"] });
		expect(await office.open(slip.number, worker)).toMatchObject({ state: "assigned", reporters: 12 });
		expect((await office.follow(one)).json.state).toBe("assigned");
	});

	test("who joins while it is changed is counted besides", async () => {
		const { number } = await office.report();
		const next = await desk.database.db.transaction().execute(async (tx) => {
			const row = await complaintByNumber(tx, number);
			if (!row) return;
			await addReporter(tx, row.id, 2);
			return changeComplaint(tx, row, {}, { photos: 1 });
		});
		expect(next).toMatchObject({ reporters: 2, photos: 3 });
	});

	test("twelve photos are each one's own, also of ten sendings at once; those of staff count for nobody", async () => {
		const slip = await office.report();
		const as = worker;
		for (let at = 0; at < 5; at += 1)
			await desk.ask("addComplaintPhotos", { as, id: slip.number, ...(await withPhotos(3, {})) });
		const sendings = Array.from({ length: 10 }, () => withPhotos(2, { ...slip, tell: "photo" }));
		const answers = (await Promise.all(sendings)).map((each) => desk.ask("tellComplaint", each));
		const statuses = (await Promise.all(answers)).map(({ status }) => status);
		const { photos } = await office.open(slip.number, worker);
		const proofs = photos.filter(({ isProof }: { isProof: boolean }) => isProof);
		expect([photos.length, proofs.length], statuses.join()).toEqual([27, 15]);
		const more = await desk.ask("tellComplaint", await withPhotos(1, { ...slip, tell: "photo" }));
		expect(more.json.error).toBe(words("moveNotNow"));
		const [other = slip] = await joined(slip, 1);
		const others = await desk.ask("tellComplaint", await withPhotos(3, { ...other, tell: "photo" }));
		expect(others.json.photos).toHaveLength(18);
	});

	test("whoever the desk has joined to another confirms that one or reopens it, adds photos, and reads nothing of its reporter", async () => {
		const [target, slip] = [await office.report(), await office.report()];
		await office.move(target.number, worker, "ask", { question: "Secret-question" });
		await office.tell(target, { tell: "answer", answer: "Secret-answer" });
		await office.move(slip.number, chief, "merge", { into: target.number });
		await done(target.number);
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "reopen", "photo", "forget"]);
		const photo = await desk.ask("tellComplaint", await withPhotos(1, { ...slip, tell: "photo" }));
		expect(photo.json.photos).toHaveLength(1);
		expect((await office.open(target.number, worker)).photos).toHaveLength(1);
		for (const _ of [1, 2]) {
			expect((await office.tell(slip, { tell: "reopen", reason: "Still full" })).json.state).toBe("assigned");
			expect((await office.open(target.number, worker)).state).toBe("assigned");
			await done(target.number);
		}
		// Each has two of their own.
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "photo", "forget"]);
		expect((await office.follow(target)).json.mayTell).toEqual(["confirm", "reopen", "photo", "forget"]);
		expect((await office.tell(slip, { tell: "confirm", rating: 4 })).json.state).toBe("closed");
		expect((await office.follow(slip)).text).not.toContain("Secret");
		expect((await office.follow(target)).text).not.toContain("Still full");
	});

	test("what somebody had in hand who left, or may work no longer, waits for the head and for who sorts, and is begun anew", async () => {
		const admin = await desk.administrator();
		const { db } = desk.database;
		const ways: Record<string, (leaver: Person) => Promise<unknown>> = {
			suspended: ({ id }) => db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", id).execute(),
			deleted: ({ id }) => desk.ask("deleteUser", { as: admin, id }),
			"without the right": ({ roleId }) =>
				db.deleteFrom("role_permissions").where("role_id", "=", roleId).execute(),
			"left long ago": ({ id }) =>
				db.updateTable("users").set({ last_day: "2020-01-01" }).where("id", "=", id).execute(),
		};
		for (const [way, leave] of Object.entries(ways)) {
			const leaver = await desk.person("view_complaints", "handle_complaints");
			await worksIn(desk, leaver, "swasth");
			const { number } = await office.report();
			await office.move(number, leaver, "begin");
			const waiting = async () => {
				const query = { view: "waiting", q: number };
				const lists = [head, chief, worker].map((as) => desk.ask("complaints", { as, query }));
				return (await Promise.all(lists)).map(({ json }) => json.rows.length);
			};
			expect(await waiting(), way).toEqual([0, 0, 0]);
			await leave(leaver);
			expect(await waiting(), way).toEqual([1, 1, 0]);
			const handlers = (await office.open(number, worker)).handlers.map(({ id }: Person) => id);
			expect(handlers, way).not.toContain(leaver.id);
			const begun = await office.move(number, worker, "begin");
			expect(begun.json, way).toMatchObject({ state: "working", person: worker.name });
			expect(await waiting(), way).toEqual([0, 0, 0]);
		}
	});

	test("joined to another its citizen follows that one, whose earlier due holds; separated it is its own again", async () => {
		const [first, later] = [await office.report(), await office.report()];
		await office.age(later.number, hours(5));
		const { dueAt } = await office.open(later.number, chief);
		const before = await office.open(first.number, chief);
		const merged = await office.move(later.number, chief, "merge", { into: first.number });
		expect(merged.json).toMatchObject({ state: "merged", mergedInto: first.number });
		expect(await office.open(first.number, chief)).toMatchObject({ reporters: 2, dueAt });
		const last = await office.report();
		await office.move(first.number, chief, "merge", { into: last.number });
		expect((await office.open(last.number, chief)).reporters).toBe(3);
		await office.move(last.number, worker, "begin");
		expect((await office.follow(later)).json).toMatchObject({ state: "working", mergedInto: last.number });
		const light = await office.report({ category: "light" });
		const differs = await office.move(light.number, chief, "merge", { into: last.number });
		expect(differs.json.error).toBe(words("reasonRequired"));
		const apart = await office.move(later.number, chief, "unmerge", { reason: "Two drains" });
		expect(apart.json).toMatchObject({ state: "assigned", mergedInto: null });
		// It gives back what it took, and colleagues' reasons stay with them.
		const { arrivedAt } = before;
		expect(await office.open(first.number, chief)).toMatchObject({
			reporters: 1,
			arrivedAt,
			dueAt: before.dueAt,
		});
		expect((await office.follow(later)).text).not.toContain("Two drains");
		expect((await office.open(last.number, chief)).reporters).toBe(2);
	});

	test("two who join complaints to each other at once: one does, the other reads that it can't be done now", async () => {
		for (let round = 0; round < 5; round += 1) {
			const [one, other] = [await office.report(), await office.report()];
			const answers = await Promise.all([
				office.move(one.number, chief, "merge", { into: other.number }),
				office.move(other.number, second, "merge", { into: one.number }),
			]);
			const statuses = answers.map(({ status }) => status).sort();
			expect([[200, 409].join(), [200, 422].join()]).toContain(statuses.join());
		}
	});

	test("silence closes by the clock alone, and a citizen comes back within the days and not after", async () => {
		const slip = await office.report();
		await office.move(slip.number, worker, "resolve", { words: "a", noProof: "b" });
		await office.age(slip.number, days(8));
		expect((await office.follow(slip)).json.history.at(-1)).toMatchObject({ what: "silence", by: "clock" });
		const closed = await desk.ask("complaints", { as: worker, query: { state: "closed", q: slip.number } });
		expect(closed.json.rows).toMatchObject([{ state: "closed" }]);
		await office.age(slip.number, days(20));
		expect((await office.tell(slip, { tell: "reopen", reason: "x" })).json.error).toBe(words("moveNotNow"));
		expect((await office.move(slip.number, chief, "reopen", { reason: "x" })).json.state).toBe("assigned");
		// Reopening by the office takes nothing from the citizen's two.
		for (const state of ["assigned", "assigned", undefined]) {
			await office.move(slip.number, worker, "resolve", { words: "a", noProof: "b" });
			expect((await office.tell(slip, { tell: "reopen", reason: "x" })).json.state).toBe(state);
		}
	});

	test("nobody answers: after a week the section goes on, and an answer still comes in", async () => {
		const slip = await office.report();
		await office.move(slip.number, worker, "ask", { question: "Which side?" });
		expect((await office.open(slip.number, worker)).moves).toEqual(["resolve", "propose"]);
		await office.age(slip.number, days(8));
		expect(await office.open(slip.number, worker)).toMatchObject({
			state: "assigned",
			moves: expect.arrayContaining(["begin", "resolve", "propose"]),
		});
		const rows = async (state: string) =>
			(await desk.ask("complaints", { as: worker, query: { q: slip.number, state } })).json.rows.length;
		expect([await rows("waiting"), await rows("assigned")]).toEqual([0, 1]);
		expect((await office.tell(slip, { tell: "answer", answer: "Left" })).json).toMatchObject({
			question: null,
		});
	});

	test("what is found without an answer is done, or proposed to be declined, while the question waits, and its citizen waits for nothing", async () => {
		const question = { question: "Which side?" };
		const proposed = { reason: "Private", words: "Yours", responsible: "The owner" };
		for (const [move, fields, state] of [
			["resolve", { words: "Done", noProof: "Dark" }, "resolved"],
			["propose", proposed, "assigned"],
		] as const) {
			const slip = await office.report();
			await office.move(slip.number, worker, "ask", question);
			expect((await office.move(slip.number, worker, move, fields)).json.state).toBe(state);
			const { json } = await office.follow(slip);
			expect(json).toMatchObject({ state, question: null });
			expect(json.mayTell).not.toContain("answer");
		}
	});

	test("a category that open complaints have can't be taken off the site: whoever tries reads their numbers", async () => {
		const editor = await desk.person("edit_content", "publish_content");
		const { number } = await office.report({ category: "conduct" });
		const off = { as: editor, query: { kind: "complaintCategories" }, body: { key: "conduct", basedOn: 0 } };
		const refused = await desk.ask("unpublishContent", off);
		expect([refused.status, refused.json.error]).toEqual([
			422,
			words("categoryInUse").replace("{numbers}", number),
		]);
		await office.move(number, chief, "propose", { reason: "a", words: "b", responsible: "c" });
		await office.move(number, second, "decline");
		expect((await desk.ask("unpublishContent", off)).status).toBe(200);
	});

	test("a photograph is written anew without its place, opens by its signed address alone, and goes with the erasing", async () => {
		const form = aForm(aDrain);
		form.append("photo", new File([await aPhoto()], "a.jpg"));
		form.append("photo", new File([], ""));
		const slip = (await desk.ask("reportComplaint", await asForm(form))).json;
		const [{ src, ...taken }] = (await office.open(slip.number, worker)).photos;
		expect(taken).toMatchObject({
			takenAt: "2026-11-20T04:00:00.000Z",
			place: { latitude: 28.9, longitude: 77.51 },
		});
		expect((await office.follow(slip)).json.photos[0]).not.toHaveProperty("place");
		const get = (url: string) => desk.app.inject({ url });
		const answer = await get(src);
		expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
		// Nothing of it is left on a computer that others use too.
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.rawPayload.includes("Exif")).toBe(false);
		const other = src.replace(/until=\d+/, `until=${Date.now() + days(99)}`);
		for (const url of [
			src.replace(/sign=./, (sign: string) => (sign === "sign=_" ? "sign=a" : "sign=_")),
			other,
			src.split("?")[0],
		]) {
			expect((await get(url)).statusCode, url).toBe(404);
		}
		const { path } = await desk.database.db
			.selectFrom("complaint_photos")
			.select("path")
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		expect((await get(`/media/${path}`)).statusCode).toBe(404);
		const file = join(desk.settings.MEDIA_STORE ?? "", "private", path.replace("uploads/", ""));
		expect(existsSync(file)).toBe(true);
		expect((await desk.ask("eraseComplaint", { as: chief, id: slip.number })).status).toBe(200);
		expect((await office.open(slip.number, chief)).history.at(-1)).toMatchObject({
			what: "forget",
			by: chief.name,
		});
		expect(existsSync(file)).toBe(false);
		expect((await get(src)).statusCode).toBe(404);
		const left = JSON.stringify(await desk.contents());
		expect((await office.open(slip.number, chief)).landmark).toBe("");
		expect(left).not.toContain(path);
	});
});

onOneDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let chief: Person;
	let handler: Person;
	beforeAll(async () => {
		desk = await open();
		office = new Office(desk);
		chief = await desk.administrator();
		handler = await desk.person("view_complaints", "handle_complaints");
	});

	test.each([
		["what the council doesn't do", { category: "power" }, "notOurWork"],
		["a category that is no longer offered", { category: "old" }, "noSuchCategory"],
		["no category", { category: "nothing" }, "noSuchCategory"],
		["a ward that isn't there", { ward: "999" }, "noSuchWard"],
		["about staff without a number", { category: "conduct", mobile: "" }, "contactNeeded"],
		["a foreign mobile", { mobile: "+1 555 0100" }, "invalidMobile"],
	] as const)("%s is refused at its field, in both languages", async (_, more, outcome) => {
		const body = { ...aDrain, form: newId(), ...more };
		const answer = await desk.ask("reportComplaint", { body, headers: { "accept-language": "hi" } });
		expect(answer.status).toBe(422);
		expect(answer.json.error).toMatch(/\p{Script=Devanagari}/u);
		expect(answer.headers["error-field"]).toBe(Object.keys(more).at(-1));
		expect((await desk.ask("reportComplaint", { body })).json.error).toBe(words(outcome));
	});

	test("a form of thousands of parts, or with more words than any call takes, is refused whole", async () => {
		const many = aForm(aDrain);
		for (let at = 0; at < 100; at += 1) many.append("x", String(at));
		expect((await desk.ask("reportComplaint", await asForm(many))).status).toBe(400);
		const sly = await asForm(aForm(aDrain));
		const twice = `${sly.headers?.["content-type"]?.replace("boundary", "xboundary=z; boundary")}`;
		const read = await desk.ask("reportComplaint", { ...sly, headers: { "content-type": twice } });
		expect(read.json.error).toBe(words("notJson"));
		const long = { ...aDrain, form: newId(), website: "x".repeat(40_000) };
		for (const sending of [{ body: long }, await asForm(aForm(long))]) {
			const answer = await desk.ask("reportComplaint", sending);
			expect([answer.status, answer.json.error]).toEqual([413, words("tooLarge").replace("{most}", "32")]);
		}
	});

	const wrongCode = "2222-2222-22";
	const follow = (number: string, code: string, from: string) =>
		desk.ask("followComplaint", { body: { number, code }, from });

	test("codes are tried a few times and no more, and a citizen who has the right one is never counted", async () => {
		const slip = await office.report();
		for (let at = 0; at < 15; at += 1) expect((await office.follow(slip)).status).toBe(200);
		const answers = await Promise.all(
			Array.from({ length: 12 }, () => follow(slip.number, wrongCode, "203.0.113.60")),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(404), 429, 429]);
		// Nor does the right one help whoever has guessed so often.
		expect((await follow(slip.number, slip.code, "203.0.113.60")).status).toBe(429);
	});

	test("nobody is locked out by the tries of others: not of a number by all addresses, not of an address by other numbers", async () => {
		const slip = await office.report();
		for (let from = 0; from < 9; from += 1) {
			for (let at = 0; at < 10; at += 1) await follow(slip.number, wrongCode, `203.0.113.${70 + from}`);
		}
		expect((await follow(slip.number, slip.code, "203.0.113.90")).status).toBe(200);
		const statuses = [];
		for (let at = 0; at < 70; at += 1)
			statuses.push((await follow(complaintNumber(2021, at), wrongCode, "203.0.113.90")).status);
		expect(statuses.filter((status) => status === 404)).toHaveLength(60);
		expect((await follow(slip.number, slip.code, "203.0.113.90")).status).toBe(200);
	});

	test("who asks what is open already may do so as often as a person does", async () => {
		const ask = (from: string) => desk.ask("complaintDesk", { query: { category: "drain", ward: 1 }, from });
		const answers = [];
		for (let at = 0; at < 62; at += 1) answers.push((await ask("203.0.113.61")).status);
		expect(answers).toEqual([...Array(60).fill(200), 429, 429]);
		expect((await ask("203.0.113.62")).status).toBe(200);
	});

	describe("what is counted", () => {
		const stateOf = async (more: object) => {
			const { json } = await desk.ask("reportComplaint", { body: { ...aDrain, form: newId() }, ...more });
			return (await complaintByNumber(desk.database.db, json.number))?.state;
		};
		const statesOf = async (count: number, from: (at: number) => string) => {
			const states = [];
			for (let at = 0; at < count; at += 1) states.push(await stateOf({ from: from(at) }));
			return states.filter((state) => state === "held").length;
		};
		beforeEach(() => desk.database.db.deleteFrom("tries").execute());

		test("is taken back by what has counted it alone: the same form many times at once lets no others in", async () => {
			const from = "203.0.113.63";
			expect(await statesOf(22, () => from)).toBe(2);
			const form = aForm(aDrain);
			form.append("photo", new File([await aPhoto()], "a.jpg"));
			const sending = await asForm(form);
			const answers = await Promise.all(
				Array.from({ length: 3 }, () => desk.ask("reportComplaint", { ...sending, from })),
			);
			expect(new Set(answers.map(({ json }) => json.number)).size).toBe(1);
			expect(await statesOf(2, () => from)).toBe(2);
		});

		test("is counted for wider networks too, and for the whole town", async () => {
			const { db } = desk.database;
			// A rented line: 20 of each of its networks, 120 of all.
			expect(await statesOf(4, (at) => `2001:db8:7:${at}::1`)).toBe(0);
			await db
				.updateTable("tries")
				.set({ count: 119 })
				.where("kind", "=", "complaint unheld wider")
				.execute();
			expect(await statesOf(3, (at) => `2001:db8:7:1${at}::1`)).toBe(2);
			expect(await statesOf(1, () => "2001:db8:8::1")).toBe(0);
			await db.updateTable("tries").set({ count: 300 }).where("kind", "=", "complaint unheld town").execute();
			expect(await stateOf({ from: "203.0.113.64" })).toBe("held");
			const counter = "takeComplaint";
			const { json } = await desk.ask(counter, {
				as: chief,
				body: { ...aDrain, form: newId(), way: "counter" },
			});
			expect((await complaintByNumber(db, json.number))?.state).toBe("assigned");
		});

		test("beyond the counter of sendings nothing large is read, and words are", async () => {
			const from = "203.0.113.65";
			const send = async (more: object, sender = {}) =>
				(
					await desk.ask("reportComplaint", {
						...(await asForm(aForm({ ...aDrain, ...more }))),
						from,
						...sender,
					})
				).status;
			expect(await send({ website: "x".repeat(40_000) })).toBe(413);
			const { db } = desk.database;
			await db.updateTable("tries").set({ count: 3000 }).where("kind", "=", "sending").execute();
			expect(await send({ website: "x".repeat(40_000) })).toBe(429);
			expect(await send({})).toBe(200);
			expect(await send({ website: "x".repeat(40_000) }, { from: "203.0.113.66" })).toBe(413);
		});
	});

	test("a flood is put away as one: what is held of the same network is discarded together, and nothing else", async () => {
		const { db } = desk.database;
		const bot = (from: string) =>
			desk.ask("reportComplaint", { from, body: { ...aDrain, form: newId(), website: "x" } });
		const flood = [];
		for (let at = 0; at < 4; at += 1) flood.push((await bot(`2001:db8:8:${at}::1`)).json.number);
		const other = (await bot("2001:db8:9::1")).json.number;
		const [first = "", released = "", ...rest] = flood;
		expect((await office.open(first, chief)).alike).toBe(3);
		await office.move(released, chief, "release", { reason: "Real" });
		const answer = await office.move(first, chief, "discard", { reason: "A program", alike: "all" });
		expect([answer.status, answer.json.alike]).toEqual([200, 0]);
		const discarded = async (number: string) => (await complaintByNumber(db, number))?.discarded_at !== null;
		expect(await Promise.all([first, ...rest, released, other].map(discarded))).toEqual([
			true,
			true,
			true,
			false,
			false,
		]);
		expect((await office.open(rest[0] ?? "", chief)).history.at(-1)).toMatchObject({
			what: "discard",
			reason: "A program",
			by: chief.name,
		});
		// The network can't be found out, and after a day not even that it was the same.
		await office.age(other, days(2));
		await forgetNetworks(db, Date.now() - days(1));
		expect([
			(await complaintByNumber(db, other))?.network,
			JSON.stringify(await desk.contents()).includes("20010db8"),
		]).toEqual([null, false]);
		await office.move(other, chief, "discard", { reason: "A program" });
	});

	test("what comes too often from one address, sells something or was filled in by a program is held, and the citizen reads that it is looked at", async () => {
		const from = "203.0.113.7";
		const states = [];
		for (let at = 0; at < 22; at += 1) {
			const answer = await desk.ask("reportComplaint", { from, body: { ...aDrain, form: newId() } });
			expect(answer.status).toBe(200);
			states.push((await complaintByNumber(desk.database.db, answer.json.number))?.state);
		}
		expect(states).toEqual([...Array(20).fill("assigned"), "held", "held"]);
		const slip = await office.report({ words: "Cheap loans at https://loan.example" });
		expect((await office.follow(slip)).json).toMatchObject({ state: "held", isLate: false, level: 0 });
		await worksIn(desk, handler, "swasth");
		expect((await desk.ask("complaint", { as: handler, id: slip.number })).status).toBe(404);
		const inView = async (as: Person, view: string) =>
			(await desk.ask("complaints", { as, query: { view } })).json.rows.map(({ id }: { id: string }) => id);
		expect((await inView(chief, "held")).at(-1)).toBe(slip.number);
		expect([...(await inView(chief, "late")), ...(await inView(chief, "waiting"))]).toEqual([]);
		// Half of its day is over: it is late for who sorts, and for nobody else; the oldest stands first.
		await office.age(slip.number, hours(13));
		expect(await office.open(slip.number, chief)).toMatchObject({ state: "held", isLate: true, level: 2 });
		expect([await inView(chief, "late"), await inView(chief, "waiting")]).toEqual([
			[slip.number],
			[slip.number],
		]);
		expect([await inView(handler, "late"), await inView(handler, "section")].flat()).not.toContain(
			slip.number,
		);
		expect((await office.follow(slip)).json).toMatchObject({ state: "held", isLate: false });
		await office.age(slip.number, hours(12));
		expect((await office.follow(slip)).json).toMatchObject({ state: "held", isLate: true, level: 0 });
		expect((await office.move(slip.number, chief, "release", { reason: "Real" })).json.state).toBe(
			"assigned",
		);
		const bot = await office.report({ website: "x", same: await sameAs(desk, slip) });
		expect(bot.number).not.toBe(slip.number);
		await office.move(bot.number, chief, "discard", { reason: "Advertising" });
		expect((await office.follow(bot)).status).toBe(404);
		const dangerous = await office.report({ category: "manhole", website: "x" });
		expect(await inView(chief, "late"), "what is dangerous at once").toContain(dangerous.number);
		await office.move(dangerous.number, chief, "discard", { reason: "Advertising" });
	});

	test("however many there are, every list and filter is read in its order and none is sorted", async () => {
		const all = { userId: 1, isAll: true, departments: [], headed: [], unstaffed: ["tax" as const] };
		const own = { ...all, isAll: false, departments: ["swasth"] as const, headed: ["swasth"] as const };
		const two = { ...own, departments: ["swasth", "jalkal"] as const };
		const filters = [
			{},
			{ category: "drain" },
			{ ward: "1" },
			{ section: "swasth" as const },
			{ person: 1 },
			...complaintStateNames.map((state) => ({ state })),
		];
		const plans = await plansOf(desk.database, async (db) => {
			for (const scope of [all, own, two]) {
				for (const view of complaintViews) {
					for (const filter of filters) await listComplaints(db, { view, ...filter }, scope, 1);
				}
			}
		});
		expect(plans).toHaveLength(3 * complaintViews.length * filters.length);
		// SQLite says so; PostgreSQL decides by what there is.
		const sorted = plans.filter((plan) => plan.includes("TEMP B-TREE"));
		expect(sorted).toEqual([]);
	});

	test("settings hold on another server at once, tell the audit log, and don't overwrite what somebody else has saved", async () => {
		const before = (await desk.ask("settings", { as: chief })).json;
		const { people: _, owners: __, town: ___, ...sent } = before;
		const departments = [{ userId: handler.id, department: "jalkal", isHead: true }];
		const saved = await desk.ask("saveSettings", { as: chief, body: { ...sent, isOn: false, departments } });
		expect(saved.json).toMatchObject({ isOn: false, departments, version: before.version + 1 });
		const other = await open({ sharing: desk });
		const refused = await other.ask("reportComplaint", { body: { ...aDrain, form: newId() } });
		expect([refused.status, refused.json.error]).toEqual([503, words("complaintsOff")]);
		// At the office it goes on, with what is offered no more too; a contact that isn't asked for isn't kept.
		const taken = { ...aDrain, category: "old", form: newId(), way: "phone" };
		const { number } = (await other.ask("takeComplaint", { as: chief, body: taken })).json;
		expect(await office.open(number, chief)).toMatchObject({ persons: [{ name: "", mobile: "" }] });
		const stale = await desk.ask("saveSettings", { as: chief, body: { ...sent, isOn: true } });
		expect([stale.status, stale.json.error]).toEqual([409, words("settingsChanged")]);
		const { audit } = (await desk.contents()) as { audit: { action: string; detail: string }[] };
		const line = audit.findLast(({ action }) => action === "change settings");
		expect(line?.detail).toContain("isOn false");
		expect(line?.detail).toContain(handler.name);
		const stranger = await desk.person();
		const wrong = {
			...sent,
			version: saved.json.version,
			departments: [{ userId: stranger.id, department: "tax", isHead: false }],
		};
		expect((await desk.ask("saveSettings", { as: chief, body: wrong })).status).toBe(422);
		await desk.ask("saveSettings", { as: chief, body: { ...sent, version: saved.json.version, isOn: true } });
	});

	test("twelve months after it was over what somebody typed is gone, and the figures stay; done twice it changes nothing", async () => {
		const slip = await office.report({ words: "Remember-me-not" });
		const open = await office.report();
		await office.tell(slip, { tell: "withdraw", reason: "Forget-this-too" });
		const held = await office.report({ website: "x", words: "Remember-me-not" });
		const [target, joined] = [await office.report(), await office.report({ words: "Remember-me-not" })];
		await office.move(joined.number, chief, "merge", { into: target.number });
		await office.move(target.number, chief, "resolve", { words: "Remember-me-not", noProof: "b" });
		await office.tell(target, { tell: "confirm", rating: 2, words: "Remember-me-not" });
		const [erased, waits] = [await office.report(), await office.report({ words: "Still-joined" })];
		await office.move(waits.number, chief, "merge", { into: open.number });
		await desk.ask("eraseComplaint", { as: chief, id: open.number });
		await desk.ask("eraseComplaint", { as: chief, id: erased.number });
		await office.tell(erased, { tell: "withdraw", reason: "Remember-me-not" });
		for (const { number } of [slip, held, target, joined, erased]) await office.age(number, days(400));
		const photos = new Incoming(openPrivateStore({ mediaStore: desk.settings.MEDIA_STORE ?? "" }));
		const services = { database: desk.database, content: desk.site, photos };
		expect(await forgetOld(services, desk.app.log)).toBe(5);
		expect(await forgetOld(services, desk.app.log)).toBe(0);
		const { db } = desk.database;
		const tables = ["complaints", "complaint_events", "complaint_persons", "complaint_notes"] as const;
		const left = JSON.stringify(
			await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute())),
		);
		expect(left).not.toMatch(/Remember-me-not|Forget-this-too/);
		expect(left).toContain("Still-joined");
		const [confirmed] = (await office.open(target.number, chief)).history.slice(-1);
		expect(confirmed).toMatchObject({ what: "confirm", rating: 2 });
		expect(confirmed).not.toHaveProperty("words");
		expect((await complaintByNumber(db, slip.number))?.state).toBe("withdrawn");
	});

	test("who looks for a citizen by the mobile needs the right to work on complaints, leaves a line, and asks thirty times an hour", async () => {
		const { number } = await office.report({ mobile: "9833322211" });
		const viewer = await desk.person("view_complaints");
		await worksIn(desk, viewer, "swasth");
		const found = async (as: Person, name: "complaints" | "exportComplaints", q: string) => {
			const answer = await desk.ask(name, { as, query: { q } });
			return answer.status === 200 ? answer.text.includes(number) : answer.status;
		};
		const lines = async () => {
			const { audit } = (await desk.contents()) as {
				audit: { action: string; actor_name: string; detail: string }[];
			};
			return audit.filter(({ action }) => action === "search by a citizen's number");
		};
		for (const q of ["9833322211", "+91 98333 22211", "98333-22211"]) {
			expect(await found(viewer, "complaints", q)).toBe(false);
			expect(await found(viewer, "exportComplaints", q)).toBe(false);
		}
		expect(await found(viewer, "complaints", number)).toBe(true);
		expect(await lines()).toEqual([]);
		expect(await found(chief, "complaints", "98333 22211")).toBe(true);
		expect(await found(chief, "exportComplaints", "9833322211")).toBe(true);
		expect(await found(chief, "complaints", "9833322212")).toBe(false);
		expect((await lines()).map(({ actor_name, detail }) => [actor_name, detail])).toEqual(
			["1", "1", "0"].map((count) => [chief.name, count]),
		);
		expect((await office.open(number, chief)).persons).toMatchObject([{ mobile: "••••••••11" }]);
		const asked = [];
		for (let at = 0; at < 28; at += 1) asked.push(await found(chief, "complaints", `98333222${10 + at}`));
		expect(asked.slice(26)).toEqual([false, 429]);
		expect(await found(chief, "complaints", "nali")).not.toBe(429);
	});

	test("people whose names look the same are told apart by the end of their numbers, wherever one is chosen", async () => {
		const admin = await desk.administrator();
		const roleId = await desk.role(`looks ${newId()}`, "view_complaints", "handle_complaints");
		const names = [
			"Ramesh Kumar",
			"Rаmesh Kumar",
			"Ramesh  Kumar",
			"Ramesh\u200d Kumar",
			"RAMESH KUMAR",
			"Suresh Kumar",
			"क्\u200dया",
		];
		const made: [number, string, string][] = [];
		for (const [at, name] of names.entries()) {
			const phone = `987650000${at}`;
			const body = { name, phone, role: roleId, password: "unguessable-words-here" };
			expect((await desk.ask("addUser", { as: admin, body })).status).toBe(201);
			const user = await desk.database.db
				.selectFrom("users")
				.select(["id", "name"])
				.where("phone", "=", phone)
				.executeTakeFirstOrThrow();
			await worksIn(desk, user as Person, "tax");
			made.push([user.id, user.name, phone]);
		}
		expect(made.map(([, name]) => name)).toEqual([
			"Ramesh Kumar",
			"Rаmesh Kumar",
			"Ramesh Kumar",
			"Ramesh Kumar",
			"RAMESH KUMAR",
			"Suresh Kumar",
			"क्\u200dया",
		]);
		const wanted = made.map(([id, name, phone], at) => [id, at < 5 ? `${name} (…${phone.slice(-4)})` : name]);
		const { number } = await office.report({ category: "conduct" });
		await office.move(number, chief, "sendOn", { department: "tax" });
		for (const { rows } of [
			{ rows: (await desk.ask("complaintChoices", { as: admin })).json.handlers },
			{ rows: (await desk.ask("settings", { as: admin })).json.people },
			{ rows: (await office.open(number, chief)).handlers },
		]) {
			const shown = rows.map(({ id, name }: Person) => [id, name]);
			expect(shown).toEqual(expect.arrayContaining(wanted));
		}
	});

	describe("a move that doesn't have what it must have is refused at its field", () => {
		const asked = moveNames.filter((name) => moveOf(name).who.some((who) => who !== "citizen"));
		test.each(
			asked.filter((name) =>
				["assigned", "held"].some((state) => moveOf(name).from.includes(state as "held")),
			),
		)("%s", async (name) => {
			if (moveOf(name).wantsProposal) return;
			const isHeld = moveOf(name).from.includes("held");
			const { number } = await office.report(isHeld ? { website: "x" } : {});
			const needed = moveOf(name).needs.filter((field) => field !== "proof");
			if (needed.length === 0) return;
			const answer = await office.move(number, chief, name);
			expect(answer.status).toBe(422);
			expect(answer.headers["error-field"]).toBe(needed[0]);
		});
	});
});
