import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { moveNames, moveOf } from "#contract/complaints/moves.ts";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { days } from "#contract/limits.ts";
import { type Office, openOffice } from "../support/complaint-office.ts";
import { aDrain, aForm, aPhoto, asForm, newId } from "../support/complaints.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** The way of a complaint, from its report until it is over. */
onOneDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let head: Person;
	let stranger: Person;
	let chief: Person;
	let second: Person;
	beforeAll(async () => {
		({ office, desk, worker, head, stranger, chief, second } = await openOffice(open));
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
		expect(closed.json.history.at(-2).noProof).toBe("It was dark");
		expect(closed.text).not.toContain(worker.name);
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

	test("the mohalla that was chosen is kept in both languages and found by its name or sound", async () => {
		const { number } = await office.report({ ward: "2", mohalla: "1" });
		for (const q of ["Neem Gali", "नीम गली", "neem gli"]) {
			const { rows } = (await desk.ask("complaints", { as: chief, query: { q } })).json;
			expect(rows, q).toMatchObject([{ id: number, ward: "2", mohalla: { en: "Neem Gali", hi: "नीम गली" } }]);
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
