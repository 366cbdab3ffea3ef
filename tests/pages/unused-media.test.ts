import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedTown } from "../../server/content/devgarh.fixture.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "palika-data-"));
const town = changedTown({
	"media/draft-tender.pdf": () => "%PDF-1.7",
	"media/scan.svg": () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
});
let server: ServerProcess;

beforeAll(async () => {
	server = await startServer({ TOWN: town.folder, DATA_DIR: dataDir });
});
afterAll(async () => {
	await server.stop();
	town[Symbol.dispose]();
	rmSync(dataDir, { recursive: true });
});

test("a draft isn't public because it lies in the folder", async () => {
	const statusOf = async (file: string) => (await fetch(`${server.address}/media/${file}`)).status;
	expect(await statusOf("draft-tender.pdf")).toBe(404);
	expect(await statusOf("scan.svg")).toBe(404);
	expect(await statusOf("pond.svg")).toBe(200);
	expect(await statusOf("clip.mp4")).toBe(200);
});
