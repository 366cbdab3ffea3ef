import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { seconds } from "../../contract/limits.ts";
import { first, firstSettings } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { isLong, sweep } from "../support/long.ts";
import { openLine } from "../support/raw.ts";
import { startServer } from "../support/server-process.ts";

/** Requirement D9. */
const exitWithin = seconds(10);

const settings = { ...firstSettings, TOWN: devgarh };

/** Clients that hold a line as long as they are let: silent, with half a head, with half a body, and idle. */
const slow = [
	"",
	"GET / HTTP/1.1\r\nHost: x\r\n",
	"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
	"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
];

async function withSlowClients(address: string) {
	const lines = await Promise.all(slow.map(() => openLine(address)));
	for (const [index, line] of lines.entries()) line.write(slow[index] ?? "");
	// The idle one has its answer: the server has heard the others before.
	await once(lines.at(-1) as NonNullable<(typeof lines)[0]>, "data");
	return lines;
}

/** Signs in again and again until nobody listens any more. @returns when the first is answered, and what each was */
function signInUntilRefused(address: string, keepAlive: boolean) {
	const { hostname, port } = new URL(address);
	const agent = new Agent({ keepAlive });
	const body = JSON.stringify(first);
	const signIn = () =>
		new Promise<string>((resolve) => {
			const headers = { "content-type": "application/json", "content-length": body.length };
			const sent = request(
				{ hostname, port, path: "/api/login", method: "POST", headers, agent },
				(answer) => {
					answer
						.on("error", (error) => resolve(`cut after its head: ${error.message}`))
						.on("end", () => resolve(String(answer.statusCode)))
						.resume();
				},
			);
			sent.on("error", (error: NodeJS.ErrnoException) => {
				// Turned away before there was a connection.
				resolve(error.syscall === "connect" ? "refused" : `connected, then ${error.message}`);
			});
			sent.end(body);
		});
	const firstAnswer = signIn();
	const all = (async () => {
		const answers: string[] = [];
		for (let answer = await firstAnswer; answer !== "refused"; answer = await signIn()) answers.push(answer);
		agent.destroy();
		return answers;
	})();
	return { first: firstAnswer, all };
}

/** Requirement D9. */
describe("SIGTERM", () => {
	test("lets what is under way finish, waits for nobody who is slow on purpose, and ends with 0 in time", async () => {
		const server = await startServer(settings);
		const body = JSON.stringify(first);
		const signIn = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
		const signingIn = await Promise.all(Array.from({ length: 8 }, () => openLine(server.address)));
		const answers = signingIn.map(async (line) => {
			const closed = once(line, "close");
			let heard = "";
			line.on("data", (data) => {
				heard += data;
			});
			line.write(signIn);
			await closed;
			return heard;
		});
		const lines = await withSlowClients(server.address);
		const asked = performance.now();
		// A server killed at the hard limit ends with 1.
		expect(await server.stop()).toBe(0);
		if (isLong) expect(performance.now() - asked).toBeLessThan(exitWithin);
		for (const heard of await Promise.all(answers)) expect(heard).toMatch(/^HTTP\/1\.1 200[\s\S]*"token"/);
		for (const line of lines) line.destroy();
	});

	test.each(sweep(["0", "1"], ["0"]))(
		"under sixteen clients that sign in without a pause, %s seconds after it was said: whoever is connected is answered",
		async (DRAIN_SECONDS) => {
			// Nothing is cut for being slow on a busy machine.
			const server = await startServer({ ...settings, DRAIN_SECONDS, FINISH_SECONDS: "60" });
			const heard = Array.from({ length: 16 }, (_, client) =>
				signInUntilRefused(server.address, client % 2 === 0),
			);
			await Promise.race(heard.map(({ first }) => first));
			expect(await server.stop()).toBe(0);
			const all = (await Promise.all(heard.map(({ all }) => all))).flat();
			expect(all.filter((each) => !/^(200|429)$/.test(each))).toEqual([]);
			expect(all).toContain("200");
		},
	);

	test("makes /readyz say 503 while all else is answered with a closed connection, before the port closes; said twice it ends the server at once", async () => {
		const server = await startServer({ ...settings, DRAIN_SECONDS: "600" });
		const ask = (path: string) => fetch(server.address + path);
		expect((await ask("/readyz")).status).toBe(200);
		const ended = once(server.process, "exit");
		server.process.kill("SIGTERM");
		while ((await ask("/readyz")).status === 200);
		const ready = await ask("/readyz");
		expect([ready.status, ready.headers.get("connection"), ready.headers.get("retry-after")]).toEqual([
			503,
			"close",
			"5",
		]);
		for (const path of ["/", "/hi", "/healthz", "/media/emblem.svg"]) {
			const answer = await ask(path);
			expect([answer.status, answer.headers.get("connection")], path).toEqual([200, "close"]);
		}
		server.process.kill("SIGTERM");
		expect(await ended).toEqual([1, null]);
		expect(server.printed()).toContain("second SIGTERM");
	});

	if (isLong) {
		test("leaves balancers the seconds of DRAIN_SECONDS", async () => {
			const server = await startServer({ ...settings, DRAIN_SECONDS: "2" });
			const begun = performance.now();
			expect(await server.stop()).toBe(0);
			expect(performance.now() - begun).toBeGreaterThan(seconds(2));
			expect(performance.now() - begun).toBeLessThan(exitWithin);
		});
	}
});

/** A supervisor knows the process that it started, be it npm or the script that npm runs. */
const starts = [
	["npm start", "npm", ["start", "--", "--as-built"]],
	["node tools/start.mjs", "node", ["tools/start.mjs", "--as-built"]],
] as const;

describe.each(sweep(starts, starts.slice(0, 1)))("SIGTERM sent to %s", (_, command, args) => {
	test("reaches the server, which answers the sign-in under way, and leaves no process behind; what it has made is its own alone", async () => {
		const DATA_DIR = newFolder("data");
		const usual = process.umask(0o022);
		const child = spawn(command, [...args], {
			cwd: fileURLToPath(new URL("../../", import.meta.url)),
			env: {
				...process.env,
				...settings,
				PORT: "0",
				LOG_LEVEL: "warn",
				DRAIN_SECONDS: "0",
				WARM_PAGES: "off",
				DATA_DIR,
			},
			stdio: ["ignore", "pipe", "inherit"],
		});
		process.umask(usual);
		const ended = once(child, "exit");
		const address = await addressOf(child);
		const all = processesBelow(child.pid).map((id) => ({ id, begun: beginOf(id) }));
		expect(all.length).toBeGreaterThan(1);
		// Requirement D15: whatever the system's own habit, nobody else on the machine reads names and phones. What is in a closed folder is closed.
		const made = readdirSync(DATA_DIR);
		expect(made.length).toBeGreaterThan(2);
		for (const name of made)
			expect((statSync(join(DATA_DIR, name)).mode & 0o077).toString(8), name).toBe("0");

		const body = JSON.stringify(first);
		const line = await openLine(address);
		let heard = "";
		line.on("data", (data) => {
			heard += data;
		});
		const closed = once(line, "close");
		// The server waits for the last byte of the body when the signal comes.
		line.write(
			`POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
		);
		await once(line, "data");
		child.kill("SIGTERM");
		await isClosed(address);
		line.write(body.slice(-1));
		await closed;
		expect(heard).toMatch(/HTTP\/1\.1 200[\s\S]*"token"/);
		expect(await ended).toEqual([0, null]);
		// Another process may have the number by now: numbers come round within minutes where many tests run.
		for (const { id, begun } of all)
			await expect.poll(() => beginOf(id), { message: `process ${id}` }).not.toBe(begun);
	});
});

/** The address that a server says it is open at. */
async function addressOf(child: ChildProcess): Promise<string> {
	let printed = "";
	for await (const data of child.stdout ?? []) {
		printed += data;
		const open = /is open at (http:\S+)/.exec(printed)?.[1];
		if (open) return open;
	}
	throw new Error(`No server opened:\n${printed}`);
}

/** The ids of a process and of everything that it has started, itself or through others. */
function processesBelow(id = 0): number[] {
	const started = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").split(" ").filter(Boolean);
	return [id, ...started.flatMap((child) => processesBelow(Number(child)))];
}

/** Begin of a process, in ticks since the machine's; undefined if none has that number, or it has ended and nobody has asked about it. */
function beginOf(id: number): string | undefined {
	try {
		// The name of the program, in brackets, may have spaces in it.
		const facts = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ");
		return facts?.[0] === "Z" ? undefined : facts?.[19];
	} catch {
		return undefined;
	}
}

/** Waits until nobody listens at an address. */
async function isClosed(address: string): Promise<void> {
	const isOpen = () =>
		openLine(address).then(
			(line) => line.destroy(),
			() => undefined,
		);
	while ((await isOpen()) !== undefined) await wait(50);
}
