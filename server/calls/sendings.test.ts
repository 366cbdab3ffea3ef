import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { seconds } from "#contract/limits.ts";
import { markAway } from "../db/errors.ts";
import { Turns } from "../kit/queue.ts";
import type { Throttle } from "../session/throttle.ts";
import { networkTurn, UnderWay } from "./sendings.ts";

let now = 0;
let underWay: UnderWay;
beforeEach(() => {
	underWay = new UnderWay(() => now);
});
const uncounted: Pick<Throttle, "count"> = { count: async () => 1 };

/** Begins to send something, of which as much arrives as is written. */
async function begin(
	length: number | undefined,
	ip = "192.0.2.1",
	throttle = uncounted,
	turns = new Turns(2, 20),
) {
	const body = new PassThrough();
	const headers = length === undefined ? {} : { "content-length": String(length) };
	const request = { raw: body, headers, ip } as unknown as FastifyRequest;
	const answer = new PassThrough();
	const services = { throttle, photos: { turns } };
	await underWay.admit(request, { raw: answer } as unknown as FastifyReply, services).catch((error) => {
		answer.destroy();
		throw error;
	});
	const whole = underWay.read(request, body as unknown as IncomingMessage, limits.bodyBytes);
	whole.catch(() => answer.destroy());
	const during = (work: () => Promise<void>) => underWay.during(request, work);
	return { body, whole, during, done: () => answer.destroy() };
}

/** Lets what was written arrive. */
const arrival = () => new Promise((resolve) => setTimeout(resolve));
const photo = 485_000;

test("what is announced takes no room: five who are silent keep nobody from sending photographs, in their own network either", async () => {
	for (let at = 0; at < 5; at += 1) await begin(limits.bodyBytes, `192.0.2.${at}`);
	const honest = await begin(photo, "192.0.2.9");
	honest.body.end(Buffer.alloc(photo));
	expect((await honest.whole).length).toBe(photo);
});

test("what has arrived takes room until it is done with; a third of all is for small ones", async () => {
	const large = [];
	for (let at = 0; at < 3; at += 1) {
		const each = await begin(undefined, `192.0.${at}.1`);
		each.body.write(Buffer.alloc(limits.bodyBytes));
		large.push(each);
	}
	await arrival();
	const fourth = await begin(limits.bodyBytes, "192.0.3.1");
	fourth.body.write(Buffer.alloc(limits.bodyBytes));
	await expect(fourth.whole).rejects.toMatchObject({ outcome: "tooBusy", retryAfter: 5 });
	await begin(photo, "192.0.4.1");
	for (const { done } of large) done();
	await arrival();
	await begin(limits.bodyBytes, "192.0.3.1");
});

test("one network has less than half of it, whichever of its addresses sends", async () => {
	for (let at = 0; at < 2; at += 1) {
		const each = await begin(undefined, `2001:db8:1:${at}::1`);
		each.body.write(Buffer.alloc(limits.bodyBytes));
	}
	await arrival();
	await begin(photo, "2001:db8:1:2::1");
	await expect(begin(2 * photo, "2001:db8:1:3::1")).rejects.toMatchObject({ outcome: "tooBusy" });
	await begin(2 * photo, "2001:db8:2::1");
});

test("what arrived takes room as long as it is worked with, whether somebody waits for the answer or not", async () => {
	const ends: (() => void)[] = [];
	for (let at = 0; at < 2; at += 1) {
		const each = await begin(limits.bodyBytes);
		each.body.end(Buffer.alloc(limits.bodyBytes));
		await each.whole;
		void each.during(() => new Promise((end) => ends.push(end)));
		each.done();
	}
	await begin(photo);
	await arrival();
	await expect(begin(2 * photo)).rejects.toMatchObject({ outcome: "tooBusy" });
	for (const end of ends) end();
	await arrival();
	await begin(2 * photo);
});

test("where a network's photographs couldn't even wait, its next ones aren't read, and others' are", async () => {
	const turns = new Turns(2, 20);
	const { places } = networkTurn("2001:db8:1::1");
	for (let at = 0; at <= places; at += 1)
		void turns.run(networkTurn(`2001:db8:1::${at}`), () => new Promise(() => {}));
	await expect(begin(photo, "2001:db8:1::9", uncounted, turns)).rejects.toMatchObject({
		outcome: "tooBusy",
	});
	await begin(1000, "2001:db8:1::9", uncounted, turns);
	await begin(photo, "2001:db8:2::1", uncounted, turns);
});

test("where there is no room, what brings too little is ended, and what comes on a slow line goes on", async () => {
	const fill = async (count: number, bytesInASecond: number) => {
		const all = [];
		for (let at = 0; at < count; at += 1) all.push(await begin(limits.bodyBytes, "192.0.2.1"));
		for (let passed = 0; passed < limits.paceWithin; passed += seconds(5)) {
			now += seconds(5);
			for (const { body } of all) body.write(Buffer.alloc(5 * bytesInASecond));
			await arrival();
		}
		return all;
	};
	const quick = await fill(57, 6000);
	await expect(Promise.all([1, 2, 3, 4].map(() => begin(photo * 2)))).rejects.toMatchObject({
		outcome: "tooBusy",
	});
	for (const { done } of quick) done();
	await arrival();
	const slow = await fill(61, 1);
	// Alone they hurt nobody.
	for (let at = 0; at < 4; at += 1) await begin(photo * 2);
	const ended = await Promise.allSettled(slow.map(({ whole }) => whole));
	expect(ended.map((each) => each.status === "rejected" && each.reason.outcome)).toEqual(
		Array(61).fill("tooSlow"),
	);
});

test("what is larger than words is counted before it is read, words are not; where nobody can count it is taken", async () => {
	const asked: number[] = [];
	const used = {
		count: async (counters: readonly unknown[]) => {
			asked.push(counters.length);
			throw markAway(new Error("gone"));
		},
	};
	await begin(1000, "192.0.2.1", used);
	expect(asked).toEqual([]);
	await begin(photo, "192.0.2.1", used);
	expect(asked).toEqual([2]);
});
