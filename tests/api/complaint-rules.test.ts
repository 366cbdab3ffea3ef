import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { complaintNumber } from "#contract/complaints/number.ts";
import { reportTexts } from "#contract/complaints/report-lines.ts";
import { days, hours } from "#contract/limits.ts";
import { complaintByNumber } from "#server/complaints/complaints.store.ts";
import { forgetNetworks } from "#server/complaints/held.store.ts";
import { forgetOld } from "#server/complaints/retention.ts";
import { Incoming } from "#server/media/incoming.ts";
import { openPrivateStore } from "#server/media/open-store.ts";
import { Office } from "../support/complaint-office.ts";
import { aDrain, aForm, aPhoto, asForm, newId, sameAs, worksIn } from "../support/complaints.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** Rules of refusing, counting, holding and forgetting, and the settings. */
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
		const audit = await desk.audit();
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
		const said = Object.fromEntries(reportTexts.map((name) => [name, "Remember-me-not"]));
		const slip = await office.report(said);
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
});
