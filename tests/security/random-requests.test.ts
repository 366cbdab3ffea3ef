import { expect, test } from "vitest";
import { onOneDatabase } from "../support/desk.ts";
import { isLong, seed } from "../support/long.ts";
import { sendAtRandom } from "../support/random-requests.ts";

const count = isLong ? 10_000 : 1000;

onOneDatabase((open) => {
	test(`${count} random requests over every call make nothing fall (seed ${seed})`, async () => {
		const desk = await open();
		const { statuses, fallen } = await sendAtRandom(desk, seed, count);
		expect(fallen).toEqual([]);
		// Not all were refused at the door.
		for (const status of [200, 201, 400, 401, 403, 404, 422])
			expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
	});
});
