import { once } from "node:events";
import { createReadStream, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { kilobytes } from "#contract/limits.ts";
import { readEnv } from "#server/env.ts";
import { openStore } from "#server/media/open-store.ts";
import { scan } from "#server/media/scan.ts";
import { newFolder } from "../support/folders.ts";

/** The child process may be killed at any step. The caller hears of it and nothing else ends: Vitest fails by itself on an unhandled error. */
const folder = newFolder("killed");
const file = join(folder, "file");
writeFileSync(file, Buffer.alloc(kilobytes(2000), "a"));

let server: Server | undefined;
afterEach(() => server?.close());

/** Somebody who takes so many bytes, says something, and is killed. @returns the port */
async function killedAfter(bytes: number, says: string): Promise<number> {
	server = createServer((socket: Socket) => {
		socket.on("error", () => {});
		const end = () =>
			says === "" ? socket.resetAndDestroy() : socket.write(says, () => socket.resetAndDestroy());
		if (bytes === 0) return end();
		let got = 0;
		socket.on("data", ({ length }) => {
			got += length;
			if (got >= bytes) end();
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

describe("the virus scanner", () => {
	/** The line's own words, or what has been said when it was cut. */
	const cut = /ECONNRESET|EPIPE|^it says "(stream: |INSTREAM size limit exceeded. ERROR)?"$/;
	test.each([
		["at the first byte", 0, ""],
		["at the command", 5, ""],
		["in the middle of the file", kilobytes(300), ""],
		["at its end", kilobytes(2000), ""],
		["in the middle of its answer", kilobytes(2000), "stream: "],
		["while the file is still sent, its answer given", 5, "INSTREAM size limit exceeded. ERROR\0"],
	])("killed %s says nothing of the file", async (_, bytes, says) => {
		const place = { host: "127.0.0.1", port: await killedAfter(bytes, says) };
		await expect(scan(place, createReadStream(file))).rejects.toThrow(cut);
	});

	test("that finds a virus before the file is sent, or a file that is gone, ends nothing else", async () => {
		const place = { host: "127.0.0.1", port: await killedAfter(5, "stream: OK\0") };
		await scan(place, createReadStream(file)).catch(() => {});
		await expect(scan(place, createReadStream(join(folder, "gone")))).rejects.toThrow(
			/ENOENT|ECONNRESET|EPIPE/,
		);
	});
});

describe("the S3 store", () => {
	const path = `uploads/00/${"0".repeat(62)}.pdf`;
	const head = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n";
	const steps = [
		["at the first byte", 0, ""],
		["at the question", 10, ""],
		["in the middle of its head", 10, "HTTP/1.1 200 O"],
		["after its head", 10, head],
		["in the middle of its body", 10, `${head}<ListBucketResult>`],
	] as const;
	test.each(steps)("killed %s is away", async (_, bytes, says) => {
		const port = await killedAfter(bytes, says);
		const settings = {
			DATA_DIR: mkdtempSync(join(folder, "data-")),
			MEDIA_STORE: "s3://council",
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_ACCESS_KEY_ID: "a",
			S3_SECRET_ACCESS_KEY: "b",
		};
		// Each asks anew: one that was away isn't asked again for a while.
		const store = () => openStore(readEnv(settings));
		const away = { outcome: "storeAway" };
		await expect(store().write(path, file)).rejects.toMatchObject(away);
		await expect(store().remove(path)).rejects.toMatchObject(away);
		await expect(store().bring(path)).rejects.toMatchObject(away);
		await expect(store().list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(away);
		if (!says.includes("\r\n")) await expect(store().has(path)).rejects.toMatchObject(away);
	});
});
