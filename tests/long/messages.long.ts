import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callPath } from "#contract/api.ts";
import { hours } from "#contract/limits.ts";
import { sendDue } from "#server/complaints/send-messages.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { readGateway } from "#server/kit/gateway.ts";
import { aDrain, newAddress, newId } from "../support/complaints.ts";
import { devgarh } from "../support/devgarh.ts";
import { MessageGateway } from "../support/gateway.ts";
import { startServer } from "../support/server-process.ts";

const [kills, reports] = [6, 12];

test(`${kills} times killed during a call to a gateway that fails half of the time: each message exactly once`, async () => {
	const folder = (name: string) => mkdtempSync(join(tmpdir(), `palika-messages-${name}-`));
	const settings = { DATA_DIR: folder("data"), MEDIA_STORE: folder("uploads"), TOWN: devgarh };
	const gateway = await MessageGateway.start();
	const told: string[] = [];
	for (let round = 0; round < kills; round += 1) {
		const server = await startServer({
			...settings,
			MESSAGES_URL: gateway.address,
			TRUSTED_PROXIES: "127.0.0.1,::1",
		});
		for (let at = 0; at < reports; at += 1) {
			const mobile = `98${String(told.length).padStart(8, "0")}`;
			const answer = await fetch(server.address + callPath("reportComplaint"), {
				method: "POST",
				headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
				body: JSON.stringify({ ...aDrain, form: newId(), mobile, told: "on" }),
			});
			expect(answer.status).toBe(200);
			told.push(mobile);
		}
		const gone = once(server.process, "exit");
		const last = gateway.calls + 5;
		gateway.manner = (call) => {
			if (call === last) server.process.kill("SIGKILL");
			// The message is taken, and the server dies before it hears so.
			return call >= last ? "silent" : call % 2 ? "refuses" : "sound";
		};
		await gone;
	}
	gateway.manner = (call) => (call % 2 ? "refuses" : "sound");
	const database = await openDatabase(readEnv(settings).database);
	const words = new Map([["received", { text: { en: "[number]", hi: "[number]" } }]]);
	const left = () =>
		database.db.selectFrom("messages").select("id").where("next_at", "is not", null).executeTakeFirst();
	for (let ahead = 0; await left(); ahead += hours(0.5)) {
		const content = {
			now: () => Date.now() + ahead,
			rows: (kind: string) => (kind === "messages" ? words : new Map()),
		};
		const services = { database, content, publicUrl: "", gateway: readGateway(gateway.address) };
		await sendDue(services as never, { warn: () => {} } as never, new AbortController().signal);
	}
	const rows = await database.db.selectFrom("messages").select(["sent_at", "tries"]).execute();
	expect(rows.filter(({ sent_at }) => sent_at === null)).toEqual([]);
	const sent = [...gateway.taken.values()].map(({ to }) => to);
	expect(sent.sort()).toEqual(told.sort());
	console.log(`${told.length} messages in ${gateway.calls} calls, ${kills} kills`);
	await database.close();
	await gateway.stop();
});
