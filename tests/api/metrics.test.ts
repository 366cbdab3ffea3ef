import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { complaintNumber } from "../../contract/complaints/number.ts";
import { version } from "../../server/kit/version.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const data = newFolder("data");
let server: ServerProcess;
let port: number;

beforeAll(async () => {
	mkdirSync(join(data, "backups"));
	const backup = join(data, "backups/palika-20260105T210000Z.sqlite");
	writeFileSync(backup, "");
	utimesSync(backup, new Date(), new Date(Date.now() - 7_200_000));
	server = await startServer({ TOWN: devgarh, DATA_DIR: data, METRICS_PORT: "0", LOG_LEVEL: "info" });
	port = Number(/"metricsPort":(\d+)/.exec(server.printed())?.[1]);
});
afterAll(async () => {
	await server?.stop();
});

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const value = (text: string, name: string) =>
	Number(
		text
			.split("\n")
			.find((line) => line.startsWith(`${name} `))
			?.split(" ")
			.at(-1),
	);

test("metrics say requests, durations, event loop, queues, backup, disk, database and version", async () => {
	for (const path of ["/", "/hi", "/nowhere-1", "/nowhere-2", "/api/me"]) await fetch(server.address + path);
	await fetch(`${server.address}/api/complaints/follow`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ number: complaintNumber(2026, 1), code: "2222222222" }),
	});
	const text = await metrics();
	expect(text).toContain('palika_attempts{kind="followCode both"} 1');
	expect(text).toContain('palika_requests_total{method="GET",route="/",status="200"} 1');
	expect(text).toContain('palika_requests_total{method="GET",route="/*",status="404"} 2');
	expect(text).toContain('palika_requests_total{method="GET",route="/api/me",status="401"} 1');
	expect(text).toContain('palika_request_seconds_count{route="/api/me"} 1');
	expect(text).toContain(`palika_info{version="${version}"} 1`);
	for (const queue of ["passwords", "questions", "pictures"]) {
		expect(text).toContain(`palika_queue_waiting{queue="${queue}"} 0`);
	}
	expect(value(text, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
	expect(value(text, "palika_newest_backup_age_seconds")).toBeGreaterThanOrEqual(7200);
	expect(value(text, "palika_newest_backup_age_seconds")).toBeLessThan(10_000);
	expect(value(text, "palika_data_dir_free_bytes")).toBeGreaterThan(1000);
	expect(value(text, "palika_database_up")).toBe(1);
	expect(value(text, "palika_data_dir_writable")).toBe(1);
	expect(value(text, "palika_content_mistakes")).toBe(0);
	expect(text).not.toContain("nowhere");
});

test("metrics are not on the public port, nor at another address of the machine", async () => {
	expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
	const outside = Object.values(networkInterfaces())
		.flat()
		.find((each) => each && !each.internal && each.family === "IPv4")?.address;
	if (outside === undefined) return console.warn("Not tried: another address. This machine has none.");
	const isRefused = await new Promise((resolve) => {
		connect(port, outside)
			.once("connect", () => resolve(false))
			.once("error", () => resolve(true));
	});
	expect(isRefused).toBe(true);
});

test("the log says the version at the start", () => {
	expect(server.printed()).toContain(`"version":"${version}"`);
});
