import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days, hours } from "#contract/limits.ts";
import { readEnv } from "#server/env.ts";
import {
	backUpSite,
	copyFiles,
	filesBeside,
	filesOf,
	missingFiles,
	storesOf,
} from "#server/media/files-backup.ts";
import { uploadedFile } from "#server/media/folder-store.ts";
import { openStore } from "#server/media/open-store.ts";
import type { StoredFile } from "#server/media/store.ts";
import { storeFindings } from "../../tools/doctor/store.ts";
import { aDrain, aForm, aPhoto, asForm } from "../support/complaints.ts";
import { type Desk, openDesk, type Person, words } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { isLong } from "../support/long.ts";
import { hasS3, type S3, startS3 } from "../support/s3.ts";
import { arriving, upload } from "../support/tus.ts";
import { film, pdf, photo } from "../support/uploaded-files.ts";

/** Decision 40, on OpenStack Swift, which tools/setup.mjs installs where it may. */
const isHere = hasS3();
const without = isHere ? "" : " (skipped: no python3-swift)";
describe.skipIf(!isHere)(`uploads in an S3 store${without}`, () => {
	let s3: S3;
	let desk: Desk;
	let clerk: Person;
	const servers: Desk[] = [];
	beforeAll(async () => {
		s3 = await startS3();
		desk = await open();
		clerk = await desk.person("edit_content");
	});
	afterAll(async () => {
		for (const server of servers) await server.close();
		await s3?.remove();
	});

	const settingsOf = (dataDir: string) => ({ ...s3.settings, DATA_DIR: dataDir });
	async function open(dataDir = newFolder("data")): Promise<Desk> {
		const server = await openDesk(settingsOf(dataDir));
		servers.push(server);
		return server;
	}
	const storeOf = (server = desk) => openStore(readEnv(server.settings));
	const copyOf = (path: string, server = desk) => uploadedFile(storeOf(server).folder, path);
	const copies = (server = desk) =>
		readdirSync(storeOf(server).folder, { recursive: true, encoding: "utf8" }).filter((name) =>
			/\.(?:pdf|webp|mp4)$/.test(name),
		);
	const forgetCopies = () => {
		for (const name of copies()) rmSync(join(storeOf().folder, name));
	};
	const get = (src: string, headers = {}) => desk.app.inject({ url: src, headers });
	test("a backup holds them, and a restore puts back what the store has lost", async () => {
		const { path } = (await upload(desk, clerk, "kept.mp4", film(12))).json;
		const form = aForm(aDrain);
		form.append("photo", new File([await aPhoto()], "drain.jpg"));
		expect((await desk.ask("reportComplaint", await asForm(form))).status).toBe(200);
		const env = readEnv(desk.settings);
		const stores = storesOf(env);
		const known = await filesOf(env.database);
		const privatePath = known.find(({ isPrivate }) => isPrivate)?.path ?? "";
		const backup = join(newFolder("data"), "palika.sqlite");
		const { files } = await backUpSite(env.database, stores, backup);
		const { shelf, photos } = filesBeside(backup);
		const copied = [uploadedFile(shelf.folder, path), uploadedFile(photos.folder, privatePath)];
		expect([files.lost, ...copied.map((file) => existsSync(file))]).toEqual([[], true, true]);
		expect((await listed()).map((file) => file.path)).not.toContain(privatePath);
		await stores.shelf.remove(path);
		await stores.photos.remove(privatePath);
		expect((await missingFiles(known, stores)).map((file) => file.path)).toEqual([path, privatePath]);
		expect(await copyFiles(known, filesBeside(backup), stores)).toMatchObject({ copied: 2, lost: [] });
		expect(await missingFiles(known, stores)).toEqual([]);
	});

	async function listed(): Promise<StoredFile[]> {
		const files: StoredFile[] = [];
		for await (const file of storeOf().list()) files.push(file);
		return files;
	}
	/** After the store was away it rests for a moment. */
	const rested = (src: string) => expect.poll(async () => (await get(src)).statusCode).toBe(200);

	test("a document, a film and a photograph come back as they were put there, though no copy is left here", async () => {
		forgetCopies();
		const bytes = pdf(3);
		const document = (await upload(desk, clerk, "tender.pdf", bytes)).json;
		const clip = (await upload(desk, clerk, "fair.mp4", film())).json;
		const picture = (await upload(desk, clerk, "ward.jpg", await photo(900, 600))).json;
		expect((await listed()).map(({ path }) => path)).toEqual(
			expect.arrayContaining([document.path, clip.path, picture.path]),
		);
		expect(copies().length).toBe(3);
		forgetCopies();
		expect((await get(document.src)).rawPayload.equals(bytes)).toBe(true);
		const part = await get(clip.src, { range: "bytes=10-29" });
		expect([part.statusCode, part.rawPayload.length, part.headers["content-range"]]).toEqual([
			206,
			20,
			`bytes 10-29/${clip.bytes}`,
		]);
		await expect
			.poll(
				async () =>
					(await sharp((await get(`${picture.src}&w=320`, { accept: "image/webp" })).rawPayload).metadata())
						.width,
				{ timeout: 60_000 },
			)
			.toBe(320);
		expect(copies().length).toBe(3);
	});

	test("the store can be listed, read and asked, as a backup does", async () => {
		const { json } = await upload(desk, clerk, "list.pdf", pdf(4));
		const store = storeOf();
		const found = (await listed()).find(({ path }) => path === json.path);
		expect(found).toEqual({ path: json.path, bytes: json.bytes, at: expect.any(Number) });
		expect(Math.abs(Date.now() - (found?.at ?? 0))).toBeLessThan(hours(1));
		expect(await store.has(json.path)).toBe(true);
		expect(await store.has(json.path.replace(".pdf", ".mp4"))).toBe(false);
		expect(await text(await store.read(json.path))).toBe(pdf(4).toString());
	});

	test("a restart with an empty disk shows everything, fetched once however many ask at the same time", async () => {
		const { json } = await upload(desk, clerk, "restart.mp4", film(5));
		forgetCopies();
		const again = await open(desk.settings.DATA_DIR);
		const answers = await Promise.all(Array.from({ length: 20 }, () => again.app.inject({ url: json.src })));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
		s3.line = "dead";
		expect((await again.app.inject({ url: json.src })).statusCode).toBe(200);
		s3.line = "whole";
	});

	test("what is deleted is gone from the store too", async () => {
		const { json } = await upload(desk, clerk, "gone.mp4", film(6));
		expect((await desk.ask("deleteFile", { as: clerk, id: json.id })).status).toBe(200);
		expect([
			await storeOf().has(json.path),
			existsSync(copyOf(json.path)),
			(await get(json.src)).statusCode,
		]).toEqual([false, false, 404]);
	});

	test("an object that somebody has put in a file's place is not shown", async () => {
		const { json } = await upload(desk, clerk, "real.mp4", film(8));
		const other = (await upload(desk, clerk, "other.mp4", film(9))).json;
		const { rawPayload: own } = await get(other.src);
		const store = storeOf();
		await store.remove(json.path);
		expect((await get(json.src)).statusCode).toBe(404);
		const wrong = join(newFolder("data"), "wrong.mp4");
		writeFileSync(wrong, film(1));
		const said: string[] = [];
		const spoilt = openStore(readEnv(desk.settings), ({ message }) => said.push(message));
		await expect(spoilt.write(other.path, wrong)).rejects.toMatchObject({ outcome: "storeAway" });
		expect(said).toEqual([expect.stringMatching(/ it answers 400 .*(Digest|SHA256)/s)]);
		forgetCopies();
		expect((await get(other.src)).rawPayload.equals(own)).toBe(true);
	});

	test("a store that is away refuses uploads and deletions, and the site goes on with what it has and what has arrived", async () => {
		const kept = (await upload(desk, clerk, "kept.mp4", film(13))).json;
		const far = (await upload(desk, clerk, "far.mp4", film(14))).json;
		const picture = (await upload(desk, clerk, "far.jpg", await photo(800, 600, 2))).json;
		rmSync(copyOf(far.path));
		rmSync(copyOf(picture.path));
		const incoming = () => arriving(storeOf().folder);
		s3.line = "cut";
		expect((await get(kept.src)).statusCode).toBe(200);
		for (const src of [far.src, `${picture.src}&w=320`]) {
			const { statusCode, headers } = await get(src);
			expect([statusCode, headers["retry-after"], headers["cache-control"]], src).toEqual([
				503,
				"5",
				"no-store",
			]);
		}
		const { total } = (await desk.ask("mediaFiles", { as: clerk })).json;
		const refused = await upload(desk, clerk, "new.mp4", film(15));
		expect([refused.status, refused.json.error]).toEqual([503, words("storeAway")]);
		expect((await desk.ask("deleteFile", { as: clerk, id: kept.id })).status).toBe(503);
		expect((await desk.ask("mediaFiles", { as: clerk })).json.total).toBe(total);

		s3.line = "whole";
		await rested(far.src);
		await rested(`${picture.src}&w=320`);
		// Nothing is sent a second time.
		const [id = "", ...others] = incoming().filter((name) => !name.endsWith(".json"));
		const { status } = await desk.ask("addFile", { as: clerk, body: { upload: id, name: "new.mp4" } });
		expect([status, others, incoming()]).toEqual([200, [], []]);
	});

	// It takes fifteen seconds to give up.
	if (isLong)
		test("a store that doesn't answer is given up", async () => {
			const { json } = await upload(desk, clerk, "slow.mp4", film(16));
			forgetCopies();
			s3.line = "dead";
			// On the line that stays dead nothing comes: what is answered was given up, and the next one isn't even sent.
			for (let time = 0; time < 2; time += 1) expect((await get(json.src)).statusCode).toBe(503);
			s3.line = "whole";
			await rested(json.src);
		});

	test("settings that make no sense stop the start with a sentence each, and print no key", () => {
		const { S3_SECRET_ACCESS_KEY: _, ...keyless } = s3.settings;
		const wrong = { MEDIA_STORE: "s3://", S3_ENDPOINT: "https://palika:secret@objects.example/x" };
		expect(() => readEnv({ ...keyless, ...wrong })).toThrow(
			[
				'MEDIA_STORE is "s3://": expected a folder, or s3://bucket or s3://bucket/prefix',
				"S3_ENDPOINT is no address such as https://s3.ap-south-1.amazonaws.com",
				"S3_SECRET_ACCESS_KEY isn't set: MEDIA_STORE is an S3 store, which lets nobody in without",
			].join("\n"),
		);
		const { prefix, endpoint } = readEnv({ ...s3.settings, MEDIA_STORE: "s3://council/" }).s3 ?? {};
		expect([prefix, endpoint]).toEqual(["", s3.settings.S3_ENDPOINT]);
	});

	test("wrong keys and a bucket that isn't there are told as a store that is away", async () => {
		const told: string[] = [];
		for (const wrong of [{ S3_SECRET_ACCESS_KEY: "wrong" }, { MEDIA_STORE: "s3://no-such-bucket" }]) {
			const env = readEnv({ ...settingsOf(newFolder("data")), ...wrong });
			const store = openStore(env, ({ message }) => told.push(message));
			await expect(store.read(`uploads/00/${"0".repeat(62)}.pdf`)).rejects.toMatchObject({
				outcome: "storeAway",
			});
		}
		expect(told).toEqual([
			expect.stringContaining("SignatureDoesNotMatch"),
			expect.stringContaining("NoSuchBucket"),
		]);
	});

	test("the doctor tries the store, leaves nothing behind in it, and says why it can't be used", async () => {
		const before = await listed();
		const env = readEnv(desk.settings);
		expect(await storeFindings(env)).toEqual([
			{ what: "store", isWell: true, says: expect.stringContaining(`it has ${before.length}`) },
		]);
		expect(await listed()).toEqual(before);
		const [found] = await storeFindings(readEnv({ ...desk.settings, S3_ACCESS_KEY_ID: "town:nobody" }));
		expect(found).toMatchObject({ isWell: false, says: expect.stringContaining("403") });
		expect(found?.says).not.toContain(desk.settings.S3_SECRET_ACCESS_KEY);
	});

	test("copies of files that nobody knows any more are deleted here", async () => {
		const { json } = await upload(desk, clerk, "swept.mp4", film(17));
		const longAgo = (Date.now() - days(1)) / 1000;
		utimesSync(copyOf(json.path), longAgo, longAgo);
		await storeOf().sweep(() => true);
		expect(existsSync(copyOf(json.path))).toBe(true);
		await storeOf().sweep(() => false);
		expect([existsSync(copyOf(json.path)), await storeOf().has(json.path)]).toEqual([false, true]);
	});
});
