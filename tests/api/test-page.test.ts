import { beforeEach, expect, test } from "vitest";
import { minutes, throttles } from "#contract/limits.ts";
import { testPage } from "#contract/site/limits.ts";
import { type Desk, onOneDatabase, words } from "../support/desk.ts";

/** §2.16, requirement I12: it works out of the box and can't be misused for much. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let now: number;

	beforeEach(async () => {
		now = Date.now();
		desk = await openDesk({ now: () => now });
	});

	const add = (number: number, from: string) =>
		desk.ask("addTestUser", { body: { name: `Person ${number}`, email: `p${number}@palika.example` }, from });

	test("what is added is in the list, with name and e-mail and nothing else", async () => {
		expect((await desk.ask("testUsers")).json).toEqual([]);
		const added = await add(1, "192.0.2.1");
		expect([added.status, added.json]).toEqual([201, { message: "Entry added" }]);
		expect((await desk.ask("testUsers")).json).toEqual([
			{ id: 1, name: "Person 1", email: "p1@palika.example" },
		]);
	});

	test("twenty entries a minute from one address are enough", async () => {
		const { attempts, within } = throttles.testPage.address;
		for (let number = 1; number <= attempts; number += 1)
			expect((await add(number, "192.0.2.1")).status).toBe(201);
		const refused = await add(21, "192.0.2.1");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
		expect((await add(22, "192.0.2.2")).status).toBe(201);
		now += within;
		expect((await add(23, "192.0.2.1")).status).toBe(201);
	});

	test("two hundred an hour are enough for everybody together, and the newest two hundred are kept", async () => {
		const { attempts } = throttles.testPage.everybody;
		for (let number = 1; number <= attempts; number += 1) {
			expect((await add(number, `192.0.2.${number % 100}`)).status).toBe(201);
		}
		expect((await add(201, "198.51.100.1")).status).toBe(429);
		now += minutes(61);
		expect((await add(201, "198.51.100.1")).status).toBe(201);
		const list = (await desk.ask("testUsers")).json;
		expect(list).toHaveLength(testPage.maxRows);
		expect([list[0].name, list.at(-1).name]).toEqual(["Person 2", "Person 201"]);
		const { count } = await desk.database.db
			.selectFrom("test_users")
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		expect(count).toBe(testPage.maxRows);
	});

	test("switched off it isn't there", async () => {
		const off = await openDesk({ sharing: desk, env: { TEST_PAGE: "off" } });
		for (const name of ["testUsers", "addTestUser"] as const) {
			const answer = await off.ask(name, { body: { name: "A", email: "a@palika.example" } });
			expect([answer.status, answer.json]).toEqual([404, { error: words("unknownCall") }]);
		}
	});
});
