import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { beginOf, indianDay } from "#contract/moments.ts";
import { isByDay, noteLate } from "#server/complaints/messages.ts";
import { sendDue } from "#server/complaints/send-messages.ts";
import { readEnv } from "#server/env.ts";
import { handOver, readGateway } from "#server/kit/gateway.ts";
import { gatewayFindings } from "../../tools/doctor/messages.ts";
import { type Office, openOffice } from "../support/complaint-office.ts";
import { aDrain, aForm, newId, sameAs } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";
import { MessageGateway } from "../support/gateway.ts";

const silent = { warn: () => {} } as never;
const running = new AbortController().signal;
let mobiles = 0;
const newMobile = () => {
	mobiles += 1;
	return `98${String(mobiles).padStart(8, "0")}`;
};

/** The coming morning, or now if it is day. */
const byDay = () => {
	const now = Date.now();
	return isByDay(now) ? now : beginOf(`${indianDay(now + hours(3))} ${limits.tellsFrom}`);
};

/** Looks at the outbox as a server does, at a moment of the day or so much later. */
async function look({ database, site }: Desk, gateway: MessageGateway, ahead = 0): Promise<void> {
	const moment = byDay() + ahead;
	const now = () => moment;
	const content = { now, rows: site.rows.bind(site) };
	const services = {
		database,
		content,
		publicUrl: "https://x.example",
		gateway: readGateway(gateway.address),
	};
	await noteLate(database.db, now());
	await sendDue(services as never, silent, running);
}

/** Looks again and again until nothing is left to try. */
async function lookUntilOver(desk: Desk, gateway: MessageGateway): Promise<void> {
	const left = () =>
		desk.database.db.selectFrom("messages").select("id").where("next_at", "is not", null).executeTakeFirst();
	for (let ahead = 0; await left(); ahead += hours(1)) {
		if (ahead > days(9)) throw new Error("It goes on for ever");
		await look(desk, gateway, ahead);
	}
}

onEachDatabase((open) => {
	let gateway: MessageGateway;
	let office: Office;
	let desk: Desk;
	let worker: Person;
	beforeAll(async () => {
		gateway = await MessageGateway.start();
		({ office, desk, worker } = await openOffice((more) =>
			open({ ...more, env: { MESSAGES_URL: gateway.address } }),
		));
	});
	afterAll(() => gateway.stop());

	test("a citizen who wants it is told: received, a question, done, reopened, in their language, with the number of the template", async () => {
		const mobile = newMobile();
		const slip = await office.report({ mobile, told: "on" });
		expect(slip.isTold).toBe(true);
		await look(desk, gateway);
		await office.move(slip.number, worker, "ask", { question: "Which side?" });
		await look(desk, gateway);
		await office.tell(slip, { tell: "answer", answer: "The left" });
		await office.done(slip.number, worker);
		await office.tell(slip, { tell: "reopen", reason: "Still full" });
		await look(desk, gateway);
		const texts = gateway.texts(mobile);
		expect(texts.map((text) => text.split(")")[1])).toEqual([
			expect.stringMatching(
				/^ मिल गई है। समय सीमा: \d+ \S+ \d{4}। संदेश बंद करें: https:\/\/x.example\/hi\/complaint\/stop\/[0-9a-f]{16}$/,
			),
			expect.stringContaining("सवाल"),
			expect.stringContaining("पूरा"),
			expect.stringContaining("फिर खोली"),
		]);
		for (const text of texts) {
			expect(text).toContain(slip.number);
			expect(text).not.toMatch(/Sunita|well|overflows|Which|left|Still/);
		}
		expect((await office.report({ mobile: newMobile() })).isTold).toBe(false);
		const { calls } = gateway;
		await look(desk, gateway);
		expect(gateway.calls).toBe(calls);
	});

	test("nobody is woken: what is due between nine in the evening and eight waits until eight", async () => {
		const mobile = newMobile();
		await office.report({ mobile, told: "on" });
		const morning = beginOf(`${indianDay(Date.now() + days(1))} ${limits.tellsFrom}`) - byDay();
		for (const night of [morning - hours(11), morning - hours(6), morning - minutes(1)]) {
			await look(desk, gateway, night);
			expect(gateway.texts(mobile)).toEqual([]);
		}
		await look(desk, gateway, morning);
		expect(gateway.texts(mobile).length).toBeGreaterThan(0);
	});

	test("a question that is answered before it goes out isn't asked, and whoever takes theirs back hears no more", async () => {
		const [mobile, joined] = [newMobile(), newMobile()];
		const slip = await office.report({ mobile, told: "on" });
		await office.report({ mobile: joined, told: "on", lang: "en", same: await sameAs(desk, slip) });
		await look(desk, gateway);
		await office.move(slip.number, worker, "ask", { question: "Which side?" });
		await office.tell(slip, { tell: "answer", answer: "The left" });
		await office.tell(slip, { tell: "withdraw", reason: "Somebody else reports it" });
		await office.done(slip.number, worker);
		await look(desk, gateway);
		expect(gateway.texts(mobile)).toEqual([expect.stringContaining("मिल गई")]);
		expect(gateway.texts(joined)).toEqual([
			expect.stringContaining("received"),
			expect.stringContaining("done"),
		]);
	});

	test("it is told once that it is late, also to who has joined it, or was merged into it or into one that was", async () => {
		const [mobile, joined, merged, chained] = [newMobile(), newMobile(), newMobile(), newMobile()];
		const slip = await office.report({ mobile, told: "on" });
		await office.report({ mobile: joined, told: "on", lang: "en", same: await sameAs(desk, slip) });
		const other = await office.report({ mobile: merged, told: "on" });
		const first = await office.report({ mobile: chained, told: "on" });
		const chief = await desk.person("view_complaints", "assign_complaints");
		await office.move(first.number, chief, "merge", { into: other.number });
		await office.move(other.number, chief, "merge", { into: slip.number });
		await lookUntilOver(desk, gateway);
		await office.age(slip.number, days(2));
		await look(desk, gateway);
		await look(desk, gateway, hours(1));
		const isLate = (text: string) => /is late|देर हो गई/.test(text);
		await office.done(slip.number, worker);
		await lookUntilOver(desk, gateway);
		const isDone = (text: string) => /done|पूरा/.test(text);
		for (const each of [mobile, joined, merged, chained]) {
			expect(gateway.texts(each).filter(isLate)).toHaveLength(1);
			expect(gateway.texts(each).filter(isDone)).toHaveLength(1);
		}
	});

	test("who stops it gets nothing more, also of what was written before; nor who removes their number", async () => {
		const [stopped, forgotten] = [newMobile(), newMobile()];
		await office.report({ mobile: stopped, told: "on" });
		await look(desk, gateway);
		const [, link = ""] = / https:\/\/x\.example(\S+)$/.exec(gateway.texts(stopped)[0] ?? "") ?? [];
		const second = await office.report({ mobile: stopped, told: "on" });
		expect((await office.follow(second)).json.isTold).toBe(true);
		const gone = await office.report({ mobile: forgotten, told: "on" });
		await office.tell(gone, { tell: "forget" });
		const shown = await desk.app.inject({ url: link });
		expect([shown.statusCode, shown.headers.location]).toEqual([
			303,
			link.replace("/stop/", "/follow?stop="),
		]);
		const stop = Object.fromEntries(
			new URLSearchParams(link.split("/").at(-1) && `stop=${link.split("/").at(-1)}`),
		);
		const form = new Response(aForm(stop));
		const sent = await desk.app.inject({
			method: "POST",
			url: "/hi/complaint/follow",
			headers: { "content-type": form.headers.get("content-type") ?? "" },
			payload: Buffer.from(await form.arrayBuffer()),
		});
		expect(sent.statusCode).toBe(200);
		expect((await office.follow(second)).json.isTold).toBe(false);
		await office.done(second.number, worker);
		await lookUntilOver(desk, gateway);
		expect(gateway.texts(stopped)).toHaveLength(1);
		expect(gateway.texts(forgotten)).toEqual([]);
	});

	test("a stranger's number that is typed again and again is told of so many reports a day", async () => {
		const mobile = newMobile();
		for (let at = 0; at <= limits.toldOfNumber; at += 1) await office.report({ mobile, told: "on" });
		await lookUntilOver(desk, gateway);
		expect(gateway.texts(mobile)).toHaveLength(limits.toldOfNumber);
		const without = { ...aDrain, form: newId(), mobile: "", told: "on" };
		const refused = await desk.ask("reportComplaint", { body: without });
		expect([refused.status, refused.json.error]).toEqual([422, words("invalidMobile")]);
	});

	test("a gateway that fails half of the time, takes without an answer, and two servers at once: each exactly once", async () => {
		const mobile = newMobile();
		const slips = await Promise.all(Array.from({ length: 5 }, () => office.report({ mobile, told: "on" })));
		for (const { number } of slips) await office.done(number, worker);
		gateway.manner = (call) => (call % 2 === 0 ? "sound" : call % 4 === 1 ? "refuses" : "cuts");
		await Promise.all([lookUntilOver(desk, gateway), lookUntilOver(desk, gateway)]);
		gateway.manner = () => "sound";
		expect(gateway.texts(mobile)).toHaveLength(10);
		expect(new Set(gateway.texts(mobile)).size).toBe(10);
	});

	test("one that never takes a message is tried for less than a day, and the fault stays", async () => {
		const mobile = newMobile();
		gateway.manner = () => "refuses";
		const { number } = await office.report({ mobile, told: "on" });
		await lookUntilOver(desk, gateway);
		gateway.manner = () => "sound";
		const left = await desk.database.db
			.selectFrom("messages")
			.innerJoin("complaint_persons", "complaint_persons.id", "messages.person_id")
			.select(["what", "tries", "fault", "sent_at"])
			.where("mobile", "=", mobile)
			.where("what", "=", "received")
			.execute();
		expect(left).toEqual([{ what: "received", tries: limits.sendTries, fault: "HTTP 503", sent_at: null }]);
		const editor = await desk.person("edit_settings");
		const { unsent } = (await desk.ask("settings", { as: editor })).json;
		const given = unsent.find((each: { what: string }) => each.what === "received");
		expect(given).toMatchObject({ number, fault: "HTTP 503" });
		expect(JSON.stringify(unsent)).not.toContain(mobile);
	});
});

describe("the setting MESSAGES_URL", () => {
	test("has gaps for number and text; POST sends its query as a form", async () => {
		const gateway = await MessageGateway.start();
		const read = readGateway(`POST ${gateway.address}`);
		const message = { number: "9812345610", text: "नाली & 100% {id}", template: "", id: "a b" };
		expect(read && (await handOver(read, message, running))).toBe(undefined);
		expect([...gateway.taken.values()]).toEqual([
			{ to: "9812345610", text: message.text, template: "", id: "a b" },
		]);
		const { address } = gateway;
		const said = async () => (await gatewayFindings(readEnv({ MESSAGES_URL: address })))[0];
		expect(await said()).toMatchObject({ isWell: true });
		await gateway.stop();
		expect(await said()).toMatchObject({ isWell: false, says: expect.stringContaining("MESSAGES_URL") });
		expect(read && (await handOver(read, message, running))).toMatch(/^ECONN|SOCKET/);
	});

	test.each([
		"https://gw.example/send",
		"gw.example?to={number}&text={text}",
		"PUT https://a.example/{number}{text}",
	])("%s stops the start, and isn't printed", (MESSAGES_URL) => {
		expect(() => readEnv({ MESSAGES_URL })).toThrow(/^MESSAGES_URL is no address such as https:\/\/gateway/);
	});
});
