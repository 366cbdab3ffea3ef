import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day, Office } from "../support/no-loss.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";

/** Decision 38 for many days with many kills; tests/api/no-loss.test.ts lives through a few. */
const [days, kills, between] = [3, 3, 40];

let postgres: Postgres;
beforeAll(async () => {
	postgres = await startPostgres();
});
afterAll(() => postgres?.remove());

test.each(["the embedded database", "PostgreSQL"])(
	`on %s nothing that clerks were told is kept is lost or written over in ${days} days with ${kills} kills each`,
	async (engine) => {
		const office = await Office.open(engine === "PostgreSQL" ? await postgres.newDatabase() : undefined);
		try {
			await fc.assert(
				fc.asyncProperty(day(kills, between), (steps) => office.live(steps)),
				{ numRuns: days, endOnFailure: true },
			);
		} finally {
			await office.close();
		}
		console.log(`${engine}: ${JSON.stringify(office.counted)}`);
		expect(office.counted.kill).toBe(days * kills);
	},
	600_000,
);
