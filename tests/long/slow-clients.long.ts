import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seconds } from "../../contract/limits.ts";
import { http } from "../../contract/site/limits.ts";
import { devgarh } from "../support/devgarh.ts";
import { openLine } from "../support/raw.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirement I13, with the real limits: nobody holds a line by being slow. */
let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh, LOG_LEVEL: "fatal" });
});
afterAll(async () => {
	await server.stop();
});

const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const [largest] = readdirSync(assets).sort((a, b) => statSync(assets + b).size - statSync(assets + a).size);

const post = (length: number) =>
	`POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Says something, then a byte a second for ever, and tells how long the server listened. */
async function drip(line: Socket, begin: string, byte: string): Promise<{ held: number; heard: string }> {
	const begun = performance.now();
	let heard = "";
	line.on("data", (data) => {
		heard += data;
	});
	line.write(begin);
	const dripping = setInterval(() => line.write(byte), seconds(1));
	await once(line, "close");
	clearInterval(dripping);
	return { held: performance.now() - begun, heard };
}

/** The limit, the time between two looks at it, and some for a busy machine. */
const patience = http.requestTimeout + http.connectionsCheck + seconds(30);

describe.concurrent("a client", () => {
	test.concurrent.each([
		["says nothing", "", ""],
		["sends a byte of its head a second", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "x"],
		["sends a header a second", "GET / HTTP/1.1\r\nHost: x\r\n", "X-Slow: x\r\n"],
		["sends a byte of its body a second", `${post(1000)}{`, " "],
		["never sends the rest of its body", post(1000), ""],
		[
			"sends a chunk a second",
			`${post(0).replace(/Content-Length: 0/, "Transfer-Encoding: chunked")}`,
			"1\r\n \r\n",
		],
		[
			"goes on sending what was refused",
			"POST /help HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n",
			"x".repeat(1000),
		],
	])("that %s is let go within the limit", async (_, begin, byte) => {
		const { held, heard } = await drip(await openLine(server.address), begin, byte);
		expect(held).toBeLessThan(patience);
		if (heard !== "") expect(heard).toMatch(/^HTTP\/1\.1 4(05|08|13) /);
	});

	test.concurrent("that has its answer and stays is let go when nothing more comes", async () => {
		const { held, heard } = await drip(
			await openLine(server.address),
			"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
			"",
		);
		expect(heard).toMatch(/^HTTP\/1\.1 200/);
		expect(held).toBeLessThan(http.keepAlive + patience);
	});

	test.concurrent("that takes nothing of what it asked for is let go", async () => {
		const line = await openLine(server.address);
		let taken = 0;
		line.on("data", (data) => {
			taken += data.length;
		});
		line.pause();
		// Far more than the system keeps for a reader on its own.
		const asked = 400;
		const file = `GET /assets/${largest} HTTP/1.1\r\nHost: x\r\n\r\n`;
		line.write(file.repeat(asked));
		// The limit counts anew from the last byte that moved.
		await wait(2 * http.stalled + http.connectionsCheck + seconds(10));
		const closed = once(line, "close");
		line.resume();
		await closed;
		expect(taken).toBeLessThan((asked * statSync(assets + largest).size) / 2);
	});
});

test("five hundred slow clients at once keep nobody waiting", async () => {
	const lines = await Promise.all(Array.from({ length: 500 }, () => openLine(server.address)));
	for (const line of lines) line.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
	// Other readers are answered before the slow ones are let go.
	expect((await fetch(`${server.address}/help`)).status).toBe(200);
	expect(lines.filter(({ closed }) => closed)).toEqual([]);
	for (const line of lines) line.destroy();
});
