import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDesk } from "../support/desk.ts";
import { sendAtRandom } from "../support/random-requests.ts";

/** The same as in `npm test`, at length. SEED repeats a run. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`ten thousand random requests over every call make nothing fall (SEED=${seed})`, async () => {
	const folder = mkdtempSync(join(tmpdir(), "palika-data-"));
	const desk = await openDesk({ DATA_DIR: folder });
	const { statuses, fallen } = await sendAtRandom(desk, seed, 10_000);
	await desk.close();
	rmSync(folder, { recursive: true, force: true });
	console.log(`SEED=${seed}`, Object.fromEntries(statuses));
	expect(fallen).toEqual([]);
});
