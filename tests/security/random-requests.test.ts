import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDesk } from "../support/desk.ts";
import { sendAtRandom } from "../support/random-requests.ts";

/** How many; the long run sends ten times as many (tests/long/). SEED repeats a run. */
const count = 1000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`a thousand random requests over every call make nothing fall (SEED=${seed})`, async () => {
	const folder = mkdtempSync(join(tmpdir(), "palika-data-"));
	const desk = await openDesk({ DATA_DIR: folder });
	const { statuses, fallen } = await sendAtRandom(desk, seed, count);
	await desk.close();
	rmSync(folder, { recursive: true, force: true });
	expect(fallen).toEqual([]);
	// Not all were refused at the door.
	for (const status of [200, 201, 400, 401, 403, 404, 422])
		expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
}, 120_000);
