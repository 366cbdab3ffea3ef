import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { minutes, seconds } from "#contract/limits.ts";
import { alert } from "../support/alert.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";

/** Decision 35: which words readers see doesn't hang on the clock of the server on which they were published. */
const query = { kind: "alerts" };
const { now } = Date;
afterEach(() => void vi.restoreAllMocks());
/** The clock of this machine goes wrong, or time goes by. */
const shift = (by: number) => vi.spyOn(Date, "now").mockImplementation(() => now() + by);

onEachDatabase((open) => {
	let here: Desk;
	let there: Desk;
	let clerk: Person;
	let version = 0;
	beforeAll(async () => {
		here = await open();
		there = await open({ sharing: here });
		clerk = await here.person("publish_alerts");
	});
	const say = (en: string) => ({ ...alert, text: { en, hi: "अ" } });
	const ask = async (desk: Desk, name: Parameters<Desk["ask"]>[0], body: object) => {
		const answer = await desk.ask(name, { as: clerk, query, body });
		expect(answer.status, JSON.stringify(answer.json)).toBe(200);
	};
	const publish = async (desk: Desk, en: string) => {
		await ask(desk, "publishContent", { key: "1", basedOn: version, row: say(en) });
		version += 1;
	};
	/** Reads each server's page after it has looked for new versions. */
	const seen = async () => {
		const texts: (string | undefined)[] = [];
		for (const desk of [here, there]) {
			await ask(desk, "publishContent", { basedOn: 0, row: say("Another") });
			const rows = await desk.rows(clerk, "alerts", { key: "1" });
			texts.push(rows[0].row?.text.en);
		}
		return texts;
	};
	const expectEverywhere = async (text: string | undefined) => {
		for (const clock of [-minutes(2), 0, minutes(10)]) {
			shift(clock);
			expect(await seen(), `a clock that is ${clock} ms ahead`).toEqual([text, text]);
		}
		vi.restoreAllMocks();
	};

	test("what is published last is what all readers see, also where a clock was ahead before", async () => {
		shift(minutes(2));
		await publish(here, "By a clock that is ahead");
		await expectEverywhere("By a clock that is ahead");
		await publish(there, "By the right clock");
		await expectEverywhere("By the right clock");
	});

	test("and where a clock is behind now", async () => {
		shift(-seconds(90));
		await publish(here, "By a clock that is behind");
		await expectEverywhere("By a clock that is behind");
		shift(-minutes(5));
		await ask(here, "unpublishContent", { key: "1", basedOn: version });
		version += 1;
		await expectEverywhere(undefined);
		shift(-minutes(3));
		await ask(there, "submitContent", { key: "1", basedOn: version, row: say("Approved") });
		version += 1;
		await ask(there, "approveContent", { key: "1", number: version });
		await expectEverywhere("Approved");
	});

	test("what is published at once is no plan, whatever the clock of the server that looks", async () => {
		shift(minutes(2));
		await publish(here, "At once");
		shift(-minutes(5));
		expect(await there.rows(clerk, "alerts", { key: "1" })).toMatchObject([{ planned: null }]);
		const body = { key: "1", number: version, reason: "No" };
		expect((await there.ask("returnContent", { as: clerk, query, body })).status).toBe(409);
	});

	test("what is planned begins by the database's clock, also on a server whose own is wrong", async () => {
		// SQLite's clock is its server's.
		if (here.settings.DATABASE_URL === undefined) return;
		await publish(here, "Before");
		const from = new Date(now() + minutes(5)).toISOString();
		await ask(here, "planContent", { key: "1", basedOn: version, row: say("Planned"), from });
		version += 1;
		// A session of its own: one that was used by a wrong clock is refused by the right one.
		const visitor = await here.person("publish_alerts");
		shift(minutes(10));
		const ahead = await open({ sharing: here });
		const rows = await ahead.rows(visitor, "alerts", { key: "1" });
		expect(rows).toMatchObject([{ row: { text: { en: "Before" } }, planned: expect.any(String) }]);
		const begun = new Date(now() - minutes(1)).toISOString();
		const plan = { key: "1", basedOn: version, row: say("Too late"), from: begun };
		expect((await ahead.ask("planContent", { as: visitor, query, body: plan })).json.error).toBe(
			words("momentIsPast"),
		);
	});

	test("a server whose clock differs from the database's says so at the desk, by how many seconds", async () => {
		const isShared = here.settings.DATABASE_URL !== undefined;
		for (const [by, told] of [
			[minutes(1), 60],
			[-minutes(2), -120],
			[seconds(1), 0],
		] as const) {
			shift(by);
			const desk = await open({ sharing: here });
			const { clockOff } = (await desk.ask("deskToday", { as: clerk })).json;
			// The database's answer may be on its way for a while.
			expect(Math.abs(clockOff - (isShared ? told : 0)), `${by} ms: ${clockOff}`).toBeLessThan(30);
		}
	});
});
