import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { callPath } from "#contract/api.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { openSqliteFile } from "#server/db/sqlite-file.ts";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { aDrain, aPhoto, newId } from "../support/complaints.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** An answered report is stored once and whole, whatever happens to the line or to the server. */
const newSettings = () => {
	const folder = newFolder("complaints");
	const store = join(folder, "uploads");
	return {
		...firstSettings,
		TOWN: devgarh,
		DATA_DIR: folder,
		MEDIA_STORE: store,
		TRUSTED_PROXIES: "127.0.0.1",
	};
};

interface Slip {
	readonly number: string;
	readonly code: string;
}

/** A report that is sent until it is answered. */
interface Report {
	readonly form: string;
	readonly body: Buffer;
	readonly headers: Readonly<Record<string, string>>;
}

let reports = 0;

/** A report from an address of its own. */
async function newReport(hasPhoto: boolean): Promise<Report> {
	reports += 1;
	const form = newId();
	const fields = new FormData();
	for (const [name, value] of Object.entries({ ...aDrain, form })) fields.set(name, value);
	if (hasPhoto) fields.append("photo", new File([await aPhoto()], "a.jpg"));
	const sent = new Response(fields);
	const headers = {
		"content-type": sent.headers.get("content-type") ?? "",
		"x-forwarded-for": `10.${reports >> 8}.${reports & 255}.1`,
	};
	return { form, body: Buffer.from(await sent.arrayBuffer()), headers };
}

const path = callPath("reportComplaint");

/** @returns undefined where no answer came; else its status and the slip, if there is one */
async function send({ address }: ServerProcess, { body, headers }: Report) {
	try {
		const answer = await fetch(address + path, { method: "POST", headers, body: new Uint8Array(body) });
		return { status: answer.status, slip: (await answer.json()) as Slip };
	} catch {
		return undefined;
	}
}

/** Sends a report whole, and hangs up before the answer. */
async function sendAndCut({ address }: ServerProcess, { body, headers }: Report): Promise<void> {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	const lines = Object.entries({ host: hostname, ...headers, "content-length": body.length });
	const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join(
		"\r\n",
	);
	await new Promise<void>((resolve) => {
		socket.once("close", () => resolve());
		socket.write(Buffer.concat([Buffer.from(head), body]), () => socket.destroy());
	});
}

function stored(folder: string) {
	const file = openSqliteFile(join(folder, sqliteFile));
	const all = (sql: string) => file.prepare(sql).all() as Record<string, string | number>[];
	const found = {
		integrity: all("pragma integrity_check")[0]?.integrity_check,
		numbers: all("select number from complaints").map(({ number }) => String(number)),
		forms: all("select count(distinct form_hash) as count from complaint_persons")[0]?.count,
		/** Without their reporter, their first event or their words, or with another count of photographs than there are. */
		halves: all(`select number from complaints c where
			(select count(*) from complaint_persons where complaint_id = c.id) <> 1
			or (select count(*) from complaint_events where complaint_id = c.id and what = 'arrive') <> 1
			or not exists (select 1 from complaint_words where complaint_id = c.id)
			or (select count(*) from complaint_photos where complaint_id = c.id) <> c.photos
			or (select count(*) from complaint_events where complaint_id = c.id and what in ('begin', 'ask', 'photo')) <> c.version - 1`),
		photos: all("select path from complaint_photos").map(({ path: each }) => String(each)),
	};
	file.close();
	return found;
}

test("a thousand at once, each sent one to three times with the line cut before the answer: as many complaints, and every answer is true", async () => {
	const settings = newSettings();
	const server = await startServer(settings);
	const all = await Promise.all(Array.from({ length: 1000 }, (_, at) => newReport(at % 20 === 0)));
	const later = { busy: 0, cut: 0 };
	const slips = await Promise.all(
		all.map(async (report, at) => {
			for (let cut = 0; cut < at % 3; cut += 1) await sendAndCut(server, report);
			for (;;) {
				const answer = await send(server, report);
				if (answer?.status === 200) return answer.slip;
				if (answer) expect(answer.status).toBe(503);
				later[answer ? "busy" : "cut"] += 1;
				await wait(200);
			}
		}),
	);
	const { numbers, forms, halves } = stored(settings.DATA_DIR);
	expect([new Set(numbers).size, numbers.length, forms, halves]).toEqual([1000, 1000, 1000, []]);
	expect(slips.map(({ number }) => number).sort()).toEqual(numbers.sort());
	const follow = callerAt(server.address, "");
	for (const { number, code } of slips.slice(0, 20)) {
		expect((await follow("POST", callPath("followComplaint"), { number, code })).status).toBe(200);
	}
	await server.stop();
	console.log(`${later.busy} answers were 503, ${later.cut} didn't come`);
});

/** The server is killed so often, after so many answers, while so many write. */
const [kills, answered, writers] = [6, 60, 8];

/** Complaint as far as the server has confirmed it. */
interface Told extends Slip {
	photos: number;
	readonly events: string[];
}

test(`${kills} times killed under ${writers} writers with photographs and moves: nothing answered is lost, nothing is half there, and what got no answer is sent again and there once`, async () => {
	const settings = newSettings();
	const told = new Map<string, Told>();
	const unsure: Report[] = [];
	let forms = 0;
	for (let round = 0; round <= kills; round += 1) {
		const server = await startServer(settings);
		const call = callerAt(server.address, await signIn(server.address));
		for (const report of unsure.splice(0)) {
			const { slip } = (await send(server, report)) ?? {};
			expect(slip?.number).toEqual(expect.any(String));
			if (slip) told.set(slip.number, { ...slip, photos: 0, events: [] });
		}
		for (const { number, code, photos, events } of told.values()) {
			const { json } = await call("POST", callPath("followComplaint"), { number, code });
			const seen = json.history.map(({ what }: { what: string }) => what);
			expect(seen, number).toEqual(expect.arrayContaining(["arrive", ...events]));
			expect(json.photos.length, number).toBeGreaterThanOrEqual(photos);
		}
		const found = stored(settings.DATA_DIR);
		expect(found).toMatchObject({ integrity: "ok", halves: [], forms });
		expect(new Set(found.numbers)).toEqual(new Set(told.keys()));
		const store = join(settings.MEDIA_STORE, "private");
		for (const each of found.photos)
			expect(existsSync(join(store, each.replace("uploads/", ""))), each).toBe(true);
		if (round === kills) {
			console.log(
				`${told.size} complaints, ${found.photos.length} photographs, ${readdirSync(store).length} folders`,
			);
			await server.stop();
			return;
		}
		const before = forms;
		forms = before + (await writeUntilKilled(server, call, told, unsure));
	}
});

/** @returns how many reports were sent */
async function writeUntilKilled(
	server: ServerProcess,
	call: ReturnType<typeof callerAt>,
	told: Map<string, Told>,
	unsure: Report[],
): Promise<number> {
	const gone = once(server.process, "exit");
	let [left, sent] = [answered, 0];
	const isDead = () => left <= 0;
	const count = () => {
		left -= 1;
		if (left === 0) server.process.kill("SIGKILL");
	};
	const move = async (number: string, body: object) => {
		const answer = await call("POST", callPath("moveComplaint", { id: number }), {
			id: newId(),
			...body,
		}).catch(() => undefined);
		if (answer?.status !== 200) return false;
		count();
		return true;
	};
	async function write(writer: number): Promise<void> {
		for (let at = 0; !isDead(); at += 1) {
			const report = await newReport((writer + at) % 3 === 0);
			sent += 1;
			const answer = await send(server, report);
			if (answer?.status !== 200) {
				unsure.push(report);
				return;
			}
			const photos = (writer + at) % 3 === 0 ? 1 : 0;
			const one: Told = { ...answer.slip, photos, events: [] };
			told.set(one.number, one);
			count();
			if (!(await move(one.number, { move: "begin", version: 1 }))) return;
			one.events.push("begin");
			if (!(await move(one.number, { move: "ask", version: 2, question: "Where?" }))) return;
			one.events.push("ask");
		}
	}
	await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
	expect(isDead(), "the writers wrote until the server was killed").toBe(true);
	await gone;
	return sent;
}
