import { once } from "node:events";
import { expect, test } from "vitest";
import { callPath } from "#contract/api.ts";
import { minutes } from "#contract/limits.ts";
import { hashOf } from "#server/complaints/complaints.store.ts";
import { addMessages } from "#server/complaints/messages.store.ts";
import { isByDay } from "#server/complaints/messages.ts";
import { sendDue } from "#server/complaints/send-messages.ts";
import { readGateway } from "#server/kit/gateway.ts";
import { readMail } from "#server/kit/mail.ts";
import { aDrain, newAddress, newId, worksIn } from "../support/complaints.ts";
import { type Desk, onEachDatabase } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { MessageGateway } from "../support/gateway.ts";
import { MailServer, readLetter } from "../support/mail-server.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const [kills, reports, heads] = [6, 12, 2];
const isNight = !isByDay(Date.now());
const title = `${kills} times killed during calls to a gateway and a mail server that fail half of the time: each message exactly once, each mail under one id`;

/** Heads with an address, to each of whom the morning has written a mail. */
async function newHeads(desk: Desk): Promise<readonly string[]> {
	const { db } = desk.database;
	const made: string[] = [];
	for (let at = 0; at < heads; at += 1) {
		const { id } = await desk.person("view_complaints", "handle_complaints");
		const email = `head${id}@council.example`;
		await worksIn(desk, { id }, "swasth", true);
		await db.updateTable("users").set({ email }).where("id", "=", id).execute();
		const now = Date.now();
		const row = { person_id: null, user_id: id, what: "morning", day: now, at: now, next_at: now };
		await db
			.transaction()
			.execute((tx) => addMessages(tx, [{ ...row, mark: hashOf("morning", String(id)) }]));
		made.push(email);
	}
	return made;
}

async function report({ address }: ServerProcess, mobile: string): Promise<void> {
	const answer = await fetch(address + callPath("reportComplaint"), {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
		body: JSON.stringify({ ...aDrain, form: newId(), mobile, told: "on" }),
	});
	expect(answer.status).toBe(200);
}

onEachDatabase((open, engine) => {
	test.skipIf(isNight)(isNight ? `${title} (skipped: no message goes at night)` : title, async () => {
		const desk = await open();
		const [gateway, mails] = [await MessageGateway.start(), await MailServer.start()];
		const settings = {
			MESSAGES_URL: gateway.address,
			MAIL_URL: mails.address,
			TRUSTED_PROXIES: "127.0.0.1,::1",
		};
		const mobiles: string[] = [];
		const emails: string[] = [];
		for (let round = 0; round < kills; round += 1) {
			const server = await startServer({ ...desk.settings, ...settings, TOWN: devgarh });
			const kill = () => server.process.kill("SIGKILL");
			const gone = once(server.process, "exit");
			const diesOfMail = round % 2 === 1;
			mails.refuses = !diesOfMail;
			mails.onLetter = kill;
			const last = gateway.calls + 5;
			gateway.manner = (call) => {
				if (!diesOfMail && call === last) kill();
				// The message is taken, and the server dies before it hears so.
				return !diesOfMail && call >= last ? "silent" : call % 2 ? "refuses" : "sound";
			};
			for (let at = 0; at < reports; at += 1) {
				const mobile = `98${String(mobiles.length).padStart(8, "0")}`;
				await report(server, mobile);
				mobiles.push(mobile);
			}
			emails.push(...(await newHeads(desk)));
			await gone;
		}
		gateway.manner = (call) => (call % 2 ? "refuses" : "sound");
		mails.onLetter = () => {};
		const { db } = desk.database;
		const left = () =>
			db.selectFrom("messages").select("id").where("next_at", "is not", null).executeTakeFirst();
		for (let now = Date.now(); await left(); now += minutes(10)) {
			const content = { now: () => now, rows: desk.site.rows.bind(desk.site) };
			const places = { gateway: readGateway(gateway.address), mail: readMail(mails.address) };
			mails.refuses = !mails.refuses;
			const services = { database: desk.database, content, publicUrl: "", ...places };
			await sendDue(services as never, { warn: () => {} } as never, new AbortController().signal);
		}
		const rows = await db.selectFrom("messages").select(["sent_at", "tries"]).execute();
		expect(rows.filter(({ sent_at }) => sent_at === null)).toEqual([]);
		expect([...gateway.taken.values()].map(({ to }) => to).toSorted()).toEqual(mobiles.toSorted());
		const letters = new Map(mails.letters.map((letter) => [/^Message-ID: (.+)$/m.exec(letter)?.[1], letter]));
		expect([...letters.values()].map((letter) => readLetter(letter).to).toSorted()).toEqual(
			emails.toSorted(),
		);
		const repeated = mails.letters.length - letters.size;
		expect(repeated).toBeLessThanOrEqual(kills / 2);
		console.log(
			`${engine}: ${mobiles.length} messages in ${gateway.calls} calls, ${emails.length} mails of which ${repeated} came twice, ${kills} kills`,
		);
		await gateway.stop();
		await mails.stop();
	});
});
