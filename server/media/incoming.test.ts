import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { film } from "../../tests/support/uploaded-files.ts";
import { refusal } from "../kit/refusal.ts";
import { FolderStore } from "./folder-store.ts";
import { Incoming } from "./incoming.ts";

/** Decision 33: what is being sent never fills the disk, and each upload is judged once. */
const megabyte = kilobytes(1024);
let folder: string;
/** Free bytes on the disk beyond the reserve. */
let free: number;
let incoming: Incoming;
beforeEach(() => {
	folder = newFolder("incoming");
	free = 1000 * megabyte;
	incoming = new Incoming(new FolderStore(folder), undefined, async () => free + uploads.keptFree);
	mkdirSync(incoming.folder);
});
afterEach(() => {
	incoming.stop();
});

/** Begins an upload as the protocol's server does. */
function begin(user: number, bytes: number, arrived: Buffer = Buffer.alloc(0)): Promise<string> {
	return incoming.begin(user, bytes, async () => {
		const id = `${user}-${randomBytes(16).toString("base64url")}`;
		writeFileSync(join(incoming.folder, id), arrived);
		writeFileSync(join(incoming.folder, `${id}.json`), JSON.stringify({ id, size: bytes }));
		return id;
	});
}
const rest = (id: string, since: number) => {
	const at = (Date.now() - since) / 1000;
	utimesSync(join(incoming.folder, id), at, at);
};
const there = () => readdirSync(incoming.folder).filter((name) => !name.includes("."));

test("what has been begun is promised its room, and that of its copy, however many begin at once", async () => {
	free = 500 * megabyte;
	const tried = await Promise.allSettled(
		Array.from({ length: 12 }, (_, user) => begin(user + 1, 59 * megabyte)),
	);
	const refused = tried.filter(({ status }) => status === "rejected");
	expect([there().length, refused.length]).toEqual([4, 8]);
	expect(refused).toEqual(
		Array(8).fill({ status: "rejected", reason: expect.objectContaining({ outcome: "noRoom" }) }),
	);
});

test("a piece that would take what is kept free is refused, and nothing goes that still comes", async () => {
	const id = await begin(1, megabyte);
	free = kilobytes(100);
	await expect(incoming.refusePieceWithoutRoom(kilobytes(256))).rejects.toMatchObject({ outcome: "noRoom" });
	expect(there()).toEqual([id]);
	await incoming.refusePieceWithoutRoom(kilobytes(100));
});

test("where room is short what has rested longest goes first, and no more than needed", async () => {
	free = 300 * megabyte;
	const [older, oldest, fresh] = [
		await begin(1, 40 * megabyte),
		await begin(2, 40 * megabyte),
		await begin(3, 40 * megabyte),
	];
	rest(older, 2 * uploads.rests);
	rest(oldest, 3 * uploads.rests);
	const next = await begin(4, 50 * megabyte);
	expect(there().sort()).toEqual([older, fresh, next].sort());
});

test("one person has so many uploads and megabytes unfinished, and makes room by what has rested", async () => {
	free = 1e12;
	const tooMany = { outcome: "tooManyUploads", status: 507 };
	for (let count = 0; count < uploads.unfinished; count += 1) await begin(1, 10);
	await expect(begin(1, 10)).rejects.toMatchObject(tooMany);
	await begin(2, 10);
	rest(there().find((id) => id.startsWith("1-")) ?? "", 2 * uploads.rests);
	await begin(1, 10);
	await expect(begin(1, 10)).rejects.toMatchObject(tooMany);
	const most = uploads.mostBytes.film;
	const fit = Math.floor(uploads.unfinishedBytes / most);
	for (let count = 0; count < fit; count += 1) await begin(3, most);
	await expect(begin(3, most)).rejects.toMatchObject(tooMany);
});

test("a file that can't be copied for want of room waits, and is taken when there is some", async () => {
	const id = await begin(1, film().length, film());
	const log = { error: () => undefined, warn: () => undefined } as never;
	free = 100;
	const take = () =>
		incoming.verdictOn(id, async () => (await incoming.take(id, { name: "fair.mp4" }, log)).path);
	await expect(take()).rejects.toMatchObject({ outcome: "noRoom" });
	expect(there()).toEqual([id]);
	free = 1000 * megabyte;
	expect(await take()).toMatch(/^uploads\/.*\.mp4$/);
	expect(there()).toEqual([]);
});

test("what has arrived is compared with what was chosen", async () => {
	const log = { error: () => undefined, warn: () => undefined } as never;
	const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
	const id = await begin(1, film().length, film(1));
	const take = (chosen: Buffer) => incoming.take(id, { name: "a.mp4", sha256: sha256(chosen) }, log);
	await expect(take(film(2))).rejects.toMatchObject({ outcome: "uploadDiffers" });
	expect((await take(film(1))).type).toBe("film");
});

test("an upload is judged once, whoever asks at the same time or afterwards, on another server too", async () => {
	const other = new Incoming(new FolderStore(folder));
	const [taken, refused] = [await begin(1, 1), await begin(1, 1)];
	let judged = 0;
	const judge = async () => {
		judged += 1;
		return "uploads/aa/b.pdf";
	};
	const all = [incoming, incoming, incoming].map((each) => each.verdictOn(taken, judge));
	expect(await Promise.all(all)).toEqual(Array(3).fill("uploads/aa/b.pdf"));
	expect([await incoming.verdictOn(taken, judge), await other.verdictOn(taken, judge), judged]).toEqual([
		...Array(2).fill("uploads/aa/b.pdf"),
		1,
	]);
	const refuse = async () => {
		throw refusal("filmCodec", { codec: "AV1" });
	};
	const sentence = (each: Incoming) =>
		each.verdictOn(refused, refuse).catch((error) => [error.status, error.sentence("hi")]);
	const first = await sentence(incoming);
	expect(first[1]).toContain("AV1");
	expect([await sentence(incoming), await sentence(other), there()]).toEqual([first, first, []]);
	other.stop();
});

test("what isn't the file's fault is no verdict, and another server that was quicker has the word", async () => {
	const id = await begin(1, 1);
	const fail = async () => {
		throw refusal("scannerAway");
	};
	await expect(incoming.verdictOn(id, fail)).rejects.toMatchObject({ outcome: "scannerAway" });
	expect(there()).toEqual([id]);
	const path = await incoming.verdictOn(id, async () => {
		const other = new Incoming(new FolderStore(folder));
		await other.verdictOn(id, async () => "uploads/aa/c.pdf");
		throw new Error("the file is gone");
	});
	expect(path).toBe("uploads/aa/c.pdf");
});
