import { expect, test } from "vitest";
import { Turns, type Waiter } from "./queue.ts";

const network = (name: string, wide = name): Waiter => ({ name, wide, places: 2, widePlaces: 3 });
const staff: Waiter = { name: "staff 1", places: 4 };

/** Work that lasts until it is ended. */
function desk(turns: Turns) {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const refused: string[] = [];
	const come = (what: string, waiter: Waiter) => {
		turns
			.run(waiter, () => {
				begun.push(what);
				return new Promise<void>((end) => ends.set(what, end));
			})
			.catch(({ outcome }) => refused.push(`${what} ${outcome}`));
	};
	const end = async (what: string) => {
		ends.get(what)?.();
		await new Promise(setImmediate);
	};
	return { begun, refused, come, end };
}

test("one network has one turn at a time and its own places, others have theirs between, and staff come first", async () => {
	const { begun, refused, come, end } = desk(new Turns(2, 20));
	for (const what of ["flood 1", "flood 2", "flood 3", "flood 4", "flood 5"]) come(what, network("flood"));
	come("citizen 1", network("a"));
	come("citizen 2", network("b"));
	come("clerk", staff);
	await new Promise(setImmediate);
	expect(refused).toEqual(["flood 4 tooBusy", "flood 5 tooBusy"]);
	expect(begun).toEqual(["flood 1", "citizen 1"]);
	await end("flood 1");
	await end("citizen 1");
	await end("clerk");
	await end("flood 2");
	await end("citizen 2");
	expect(begun).toEqual(["flood 1", "citizen 1", "clerk", "citizen 2", "flood 2", "flood 3"]);
});

test("citizens have so many places together, which are none of the staff's, and a turn that fails is over", async () => {
	const turns = new Turns(1, 2);
	const { begun, refused, come, end } = desk(turns);
	for (const name of ["a", "b", "c", "d"]) come(name, network(name));
	come("clerk", staff);
	await new Promise(setImmediate);
	expect(refused).toEqual(["d tooBusy"]);
	await end("a");
	expect(begun).toEqual(["a", "clerk"]);
	await end("clerk");
	await end("b");
	await end("c");
	await expect(turns.run(network("e"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await turns.run(network("e"), async () => "yes")).toBe("yes");
});

test("many networks of one customer have few places together, and strangers come before the rest of them", async () => {
	const { begun, refused, come, end } = desk(new Turns(2, 20));
	for (const name of ["a", "b", "c", "d", "e", "f"]) come(name, network(name, "one customer"));
	come("citizen", network("elsewhere"));
	await new Promise(setImmediate);
	expect([begun, refused]).toEqual([["a", "b"], ["f tooBusy"]]);
	await end("a");
	expect(begun).toEqual(["a", "b", "citizen"]);
});
