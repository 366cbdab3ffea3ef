import fc from "fast-check";
import { expect, test } from "vitest";
import { KeysOver } from "./keys-over.ts";

const keys = fc.array(fc.constantFrom("1", "2", "3", "4", "5", "6"), { maxLength: 6 });

/** The same as a set of its own. */
const plainly = (folder: readonly string[], added: readonly string[], gone: readonly string[]) =>
	new Set([...folder.filter((key) => !gone.includes(key)), ...added]);

test("keys over a folder's are what a copy of them would be, also in what they lack of others", () => {
	fc.assert(
		fc.property(keys, keys, keys, keys, keys, (folder, added, gone, addedLater, goneLater) => {
			const base = new Map(folder.map((key, at) => [key, at]));
			const [before, now] = [new KeysOver(base, added, gone), new KeysOver(base, addedLater, goneLater)];
			const [hadPlainly, hasPlainly] = [plainly(folder, added, gone), plainly(folder, addedLater, goneLater)];
			expect(new Set(before)).toEqual(hadPlainly);
			expect(before.size).toBe(hadPlainly.size);
			for (const key of ["1", "6", "7"]) expect(before.has(key)).toBe(hadPlainly.has(key));
			const isLacking = [...hadPlainly].some((key) => !hasPlainly.has(key));
			expect([now.lacksOf(before), now.lacksOf(hadPlainly)]).toEqual([isLacking, isLacking]);
		}),
	);
});
