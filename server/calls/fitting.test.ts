import { expect, test } from "vitest";
import { z } from "zod";
import { fitting } from "./fitting.ts";

const photo = z.object({ id: z.int(), takenAt: z.iso.datetime().nullable() });
const row = z.object({ number: z.string(), photos: z.array(photo) });
const shape = z.object({ rows: z.array(row), next: z.string().nullable() });

const good = { id: 1, takenAt: null };
const bad = { id: 2, takenAt: "-000001-12-31T18:30:00.000Z" };

function answered(sent: unknown) {
	const lines: unknown[] = [];
	const log = { error: (...line: unknown[]) => lines.push(line) };
	return { said: fitting(shape, sent, log as never), lines };
}

test("a photo that doesn't fit costs that photo, a row that doesn't fit that row, and the log has their places alone", () => {
	const sent = {
		rows: [
			{ number: "a", photos: [good, bad, good], secret: 1 },
			{ number: 7, photos: [bad] },
			{ number: "c", photos: [bad] },
		],
		next: null,
	};
	const { said, lines } = answered(sent);
	expect(said).toEqual({
		rows: [
			{ number: "a", photos: [good, good] },
			{ number: "c", photos: [] },
		],
		next: null,
	});
	const fields = [
		"rows.0.photos.1.takenAt",
		"rows.1.number",
		"rows.1.photos.0.takenAt",
		"rows.2.photos.0.takenAt",
	];
	expect(lines).toEqual([[{ fields }, "an answer doesn't fit its shape"]]);
	expect(sent.rows).toHaveLength(3);
});

test("what doesn't fit and is in no list fails the answer, and what fits is told nowhere", () => {
	expect(() => answered({ rows: [], next: 3 })).toThrow(z.ZodError);
	expect(answered({ rows: [], next: null }).lines).toEqual([]);
});
