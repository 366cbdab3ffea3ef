import { describe, expect, test } from "vitest";
import { WhileUnchanged } from "./while-unchanged.ts";

/** A database of which only the version is asked. */
function counted(most = 10, isWorth?: (value: string) => boolean) {
	const database = { now: "1" as string | undefined, version: () => database.now };
	const kept = new WhileUnchanged<string>(database, most, isWorth);
	let made = 0;
	const ask = (key: string, meanwhile: () => void = () => {}) =>
		kept.get(key, database.version(), async () => {
			made += 1;
			meanwhile();
			return `${key} ${made}`;
		});
	return { database, ask };
}

describe("an answer of the database", () => {
	test("is made once as long as nothing is written", async () => {
		const { ask } = counted();
		expect([await ask("users"), await ask("users"), await ask("roles")]).toEqual([
			"users 1",
			"users 1",
			"roles 2",
		]);
	});

	test("is made anew after a change", async () => {
		const { database, ask } = counted();
		await ask("users");
		database.now = "2";
		expect(await ask("users")).toBe("users 2");
	});

	test("is not kept when something was written while it was made", async () => {
		const { database, ask } = counted();
		await ask("users", () => {
			database.now = "2";
		});
		database.now = "1";
		expect(await ask("users")).toBe("users 2");
	});

	test("is made each time where a change can't be told", async () => {
		const { database, ask } = counted();
		database.now = undefined;
		expect([await ask("users"), await ask("users")]).toEqual(["users 1", "users 2"]);
	});

	test("gives way when there are too many, the oldest first", async () => {
		const { ask } = counted(2);
		for (const key of ["a", "b", "c"]) await ask(key);
		expect([await ask("c"), await ask("b"), await ask("a")]).toEqual(["c 3", "b 2", "a 4"]);
	});

	test("that is too large is not kept", async () => {
		const { ask } = counted(2, () => false);
		await ask("users");
		expect(await ask("users")).toBe("users 2");
	});
});
