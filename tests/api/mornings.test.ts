import { afterAll, beforeAll, expect, test } from "vitest";
import { days, hours } from "#contract/limits.ts";
import { noteMornings } from "#server/complaints/mornings.ts";
import { sendDue } from "#server/complaints/send-messages.ts";
import { readEnv } from "#server/env.ts";
import { readMail } from "#server/kit/mail.ts";
import { mailFindings } from "../../tools/doctor/messages.ts";
import { openOffice } from "../support/complaint-office.ts";
import { onOneDatabase, words } from "../support/desk.ts";
import { MailServer, readLetter } from "../support/mail-server.ts";

/** A Monday of next year on which no office is closed, at nine. */
const monday = Date.parse("2027-06-07T09:00:00+05:30");

onOneDatabase((open) => {
	let server: MailServer;
	beforeAll(async () => {
		server = await MailServer.start();
	});
	afterAll(() => server.stop());

	test("a head with an address gets one mail a working morning, which counts what waits and names nobody", async () => {
		const { desk, office, head, worker } = await openOffice(open);
		const admin = await desk.administrator();
		const edit = (email: string) =>
			desk.ask("editUser", { as: admin, id: head.id, body: { name: head.name, phone: head.phone, email } });
		expect((await edit("nobody")).json.error).toBe(words("invalidEmail"));
		expect((await edit("head@council.example")).status).toBe(200);
		const kept = { name: head.name, phone: head.phone };
		await desk.ask("editUser", { as: admin, id: head.id, body: kept });
		expect((await desk.ask("user", { as: admin, id: head.id })).json.email).toBe("head@council.example");
		const look = async (at: number) => {
			const content = { now: () => at, rows: desk.site.rows.bind(desk.site) };
			const mail = readMail(server.address);
			const services = { database: desk.database, content, publicUrl: "https://x.example", mail } as never;
			await noteMornings(services);
			await sendDue(services, { warn: () => {} } as never, new AbortController().signal);
		};
		await look(monday - days(7));
		expect(server.letters).toEqual([]);
		await office.report();
		const { number } = await office.report();
		await office.move(number, worker, "begin");
		await look(monday - days(1));
		await look(monday - hours(2));
		expect(server.letters).toEqual([]);
		server.refuses = true;
		await look(monday);
		expect(server.letters).toEqual([]);
		server.refuses = false;
		for (const later of [1, 2, 3]) await look(monday + hours(later));
		expect(server.letters).toHaveLength(1);
		const { text, to } = readLetter(server.letters[0] ?? "");
		expect(to).toBe("head@council.example");
		expect(text).toContain("late 2, not begun 1, answered by the citizen 0");
		expect(text).toContain("देर से 2");
		expect(text).toContain("https://x.example/admin/complaints");
		expect(text).not.toMatch(/Sunita|9812345610|well/);
		await edit("");
		await look(monday + days(1));
		expect(server.letters).toHaveLength(1);
	});
});

test("MAIL_URL wants a server and an address to write from; the doctor tries it", async () => {
	expect(() => readEnv({ MAIL_URL: "smtp://mail.example" })).toThrow(/^MAIL_URL is no address/);
	expect(readMail("smtps://desk%40a.example:b@mail.example")?.from).toBe("desk@a.example");
	const server = await MailServer.start();
	const say = async () => (await mailFindings(readEnv({ MAIL_URL: address })))[0];
	const { address } = server;
	expect(await say()).toMatchObject({ isWell: true });
	await server.stop();
	expect(await say()).toMatchObject({ isWell: false, says: expect.stringContaining("ESOCKET") });
});
