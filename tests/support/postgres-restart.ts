import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect } from "vitest";
import { uploadsPath } from "#contract/uploads.ts";
import { callerAt } from "./clerk.ts";
import type { Postgres } from "./postgres.ts";
import { pdf } from "./uploaded-files.ts";

export interface Restarted {
	readonly postgres: Postgres;
	/** The address of the database. */
	readonly database: string;
	/** The address of a server on it, and the token of a person who may do everything. */
	readonly server: string;
	readonly token: string;
	readonly callers: number;
	readonly how: "fast" | "immediate";
}

/**
 * Restarts PostgreSQL while callers wait for a locked table in the middle of their transactions and somebody uploads a file. Pages go
 * on, calls are answered, those that fail with 503 and when to come back, and afterwards each call is answered again.
 *
 * @returns how often each status was answered
 */
export async function restartUnderCallers({ postgres, database, server, token, callers, how }: Restarted) {
	const statuses = new Map<number, number>();
	const call = callerAt(server, token);
	const wrong: string[] = [];
	let isBack = false;
	let hasEnded = false;
	const note = (what: string, status: number, retryAfter: string | null, good: readonly number[]) => {
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
		const isAway = status === 503 && Number(retryAfter) > 0;
		if (!isAway && !good.includes(status)) wrong.push(`${what}: ${status}, retry after ${retryAfter}`);
		return good.includes(status);
	};
	const callsUntilTheEnd = async (caller: number) => {
		for (let number = 0; !hasEnded; number += 1) {
			const body = { name: `${how} ${caller} ${number} ${performance.now()}` };
			const added = await call("POST", "/api/add-role", body);
			note("add-role", added.status, added.retryAfter, [201]);
			const listed = await call("GET", "/api/roles");
			note("roles", listed.status, listed.retryAfter, [200]);
			const page = await fetch(server);
			await page.arrayBuffer();
			if (page.status !== 200) wrong.push(`/: ${page.status}`);
		}
	};
	const uploads = async () => {
		const file = pdf(1, `/Mark (${performance.now()})`);
		const headers = { "tus-resumable": "1.0.0", authorization: `Bearer ${token}` };
		/** Sends the same until it is taken, as a browser does. */
		const send = async (what: string, good: number, ask: () => Promise<Response>) => {
			for (;;) {
				const answer = await ask();
				const text = await answer.text();
				if (note(`${what} ${text}`, answer.status, answer.headers.get("retry-after"), [good])) {
					return { answer, text };
				}
				if (answer.status !== 503) throw new Error(`${what}: ${answer.status} ${text}`);
				await wait(20);
			}
		};
		while (!isBack) {
			const begun = await send("begin", 201, () =>
				fetch(server + uploadsPath, {
					method: "POST",
					headers: { ...headers, "upload-length": String(file.length) },
				}),
			);
			const id = begun.answer.headers.get("location")?.split("/").at(-1) ?? "";
			await send("piece", 204, () =>
				fetch(`${server}${uploadsPath}/${id}`, {
					method: "PATCH",
					headers: {
						...headers,
						"upload-offset": "0",
						"content-type": "application/offset+octet-stream",
					},
					body: new Uint8Array(file),
				}),
			);
			await send("file", 200, () =>
				fetch(`${server}/api/media`, {
					method: "POST",
					headers: { ...headers, "content-type": "application/json" },
					body: JSON.stringify({ upload: id, name: "a.pdf" }),
				}),
			);
		}
	};

	const locker = new pg.Client({ connectionString: database });
	locker.on("error", () => {});
	await locker.connect();
	await locker.query("begin; lock table roles in access exclusive mode");
	const everybody = [...Array.from({ length: callers }, (_, caller) => callsUntilTheEnd(caller)), uploads()];
	const done = Promise.all(everybody);
	await Promise.race([
		done,
		(async () => {
			const waiting = "select 1 from pg_locks where not granted and relation = 'roles'::regclass limit 1";
			await expect.poll(async () => (await locker.query(waiting)).rowCount).toBe(1);
			await postgres.stop(how);
			const before = statuses.get(503) ?? 0;
			await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThan(before);
			await postgres.start();
			await expect.poll(async () => (await call("GET", "/readyz")).status).toBe(200);
			await expect
				.poll(async () => (await call("POST", "/api/add-role", { name: `back ${performance.now()}` })).status)
				.toBe(201);
		})(),
	]);
	isBack = true;
	hasEnded = true;
	await done;
	await locker.end();
	expect(wrong).toEqual([]);
	return statuses;
}
