import fc from "fast-check";
import { expect, test } from "vitest";
import { isLong, seed, sweep } from "../support/long.ts";
import { day, Office } from "../support/no-loss.ts";
import { newDatabase } from "../support/postgres.ts";

/** Decision 38: one day with one kill; many with more, on each database, in test:long. */
const [days, kills, between] = isLong ? [3, 3, 40] : [1, 1, 20];

test.each(sweep(["the embedded database", "PostgreSQL"], ["the embedded database"]))(
	"on %s nothing that a clerk was told is kept is lost or written over, by whatever clerks, windows and kills",
	async (engine) => {
		const office = await Office.open(engine === "PostgreSQL" ? await newDatabase("empty") : undefined);
		try {
			await fc.assert(
				fc.asyncProperty(day(kills, between), (steps) => office.live(steps)),
				// A smaller day says little more, and each try may start a server.
				{ numRuns: days, endOnFailure: true, seed: engine === "PostgreSQL" ? seed + 1 : seed },
			);
		} finally {
			await office.close();
		}
		console.log(`${engine}: ${JSON.stringify(office.counted)}`);
		expect(office.counted.kill).toBe(days * kills);
	},
	// As long as the days in test:long take on busy cores.
	600_000,
);
