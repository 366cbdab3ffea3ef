import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day, Office } from "../support/no-loss.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";

/** Decision 38, for a few days; tests/long/no-loss.long.ts lives through many more. */
let postgres: Postgres;
beforeAll(async () => {
	postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.remove());

test.each(["the embedded database", "PostgreSQL"])(
	"on %s nothing that a clerk was told is kept is lost or written over, by whatever clerks, windows and kills",
	async (engine) => {
		const office = await Office.open(engine === "PostgreSQL" ? await postgres.newDatabase() : undefined);
		try {
			await fc.assert(
				fc.asyncProperty(day(1, 20), (steps) => office.live(steps)),
				// A smaller day says little more, and each try may start a server.
				{ numRuns: 2, endOnFailure: true },
			);
		} finally {
			await office.close();
		}
		expect(office.counted.kill).toBe(2);
	},
	120_000,
);
