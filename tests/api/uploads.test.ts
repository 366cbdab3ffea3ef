import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { days, kilobytes } from "#contract/limits.ts";
import { uploads as limits } from "#contract/media/limits.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { Incoming } from "#server/media/incoming.ts";
import { openStore } from "#server/media/open-store.ts";
import { alert } from "../support/alert.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { isLong, sweep } from "../support/long.ts";
import { arriving, begin, piece, tus, upload } from "../support/tus.ts";
import { bomb, bombPdf, film, lockedPdf, pdf, photo, zipEnd } from "../support/uploaded-files.ts";

/** Decision 33: what staff upload is judged by what it holds. */
const text = (content: string) => Buffer.from(content, "utf8");
const latin = (content: string) => Buffer.from(content, "latin1");

/** Files that are refused, each with its sentence; what each is taken for is looked at in inspect-upload, inspect-pdf and film. */
const hostile: readonly (readonly [string, string, OutcomeName, () => Buffer | Promise<Buffer>])[] = [
	[
		"a web page that is called a photograph",
		"ward.jpg",
		"fileIsPage",
		() => text("\n\n<!DOCTYPE html><script>alert(1)</script>"),
	],
	[
		"a web page in two bytes a letter",
		"ward.png",
		"fileIsPage",
		() => Buffer.from("\ufeff<html><body>hello", "utf16le"),
	],
	["a picture that says it has 60,000 × 60,000 pixels", "big.png", "pictureTooLarge", bomb],
	[
		"a photograph that is cut in the middle",
		"half.jpg",
		"pictureDamaged",
		async () => {
			const whole = await photo();
			return whole.subarray(0, whole.length / 2);
		},
	],
	[
		"what only begins as a photograph",
		"begin.jpg",
		"pictureDamaged",
		() => latin("\xff\xd8\xff\xe0 and no more"),
	],
	["a document without its end", "half.pdf", "pdfCut", () => pdf().subarray(0, 200)],
	["a document with a password", "locked.pdf", "pdfLocked", lockedPdf],
	["a document without a page", "empty.pdf", "pdfWithoutPage", () => pdf(0)],
	["a document that is none inside", "fake.pdf", "pdfDamaged", () => text("%PDF-1.4\nhello\n%%EOF\n")],
	[
		"a document with an archive behind it",
		"two.pdf",
		"fileIsTwo",
		() => Buffer.concat([pdf(), zipEnd("\n%%EOF\n")]),
	],
	[
		"a document with a web page in front",
		"two.pdf",
		"fileIsTwo",
		() => Buffer.concat([text("%PDF-1.4\n<html><script>alert(1)</script></html>\n"), pdf()]),
	],
	[
		"a document that doesn't begin at the beginning",
		"late.pdf",
		"fileIsPage",
		() => Buffer.concat([text("<html></html>"), pdf()]),
	],
	[
		"a picture that moves",
		"flag.png",
		"pictureMoves",
		async () => {
			const whole = await sharp(await photo(60, 40))
				.png()
				.toBuffer();
			const header = 33;
			const moves = latin("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0");
			return Buffer.concat([whole.subarray(0, header), moves, whole.subarray(header)]);
		},
	],
	["a form that only some programs show", "form.pdf", "pdfIsForm", () => pdf(1, "/NeedsRendering true")],
	["a document that starts a program", "order.pdf", "pdfStartsPrograms", () => pdf(1, "/S /Launch")],
	...(isLong
		? ([
				["a document that fills the memory when it is unpacked", "small.pdf", "pdfDamaged", bombPdf],
			] as const)
		: []),
	["a film that is cut", "half.mp4", "filmCut", () => film().subarray(0, 2000)],
	["a film without anything to play", "none.mp4", "filmCut", () => latin("\0\0\0\x14ftypisom\0\0\0\0mp41")],
];

onOneDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	let editor: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("edit_content");
		editor = await desk.person("publish_alerts", "edit_content");
	});
	const shelf = async (query: Record<string, string> = {}, on = desk) =>
		(await on.ask("mediaFiles", { as: clerk, query })).json;
	const folder = () => desk.settings.MEDIA_STORE ?? "";
	const below = (name: string) => (existsSync(join(folder(), name)) ? readdirSync(join(folder(), name)) : []);
	const get = (src: string, headers = {}, on = desk) => on.app.inject({ url: src, headers });

	test("a photograph is kept upright, no larger than its sizes need, and without the place where it was taken", async () => {
		const camera = await sharp(await photo(2800, 700))
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const { status, json } = await upload(desk, clerk, "IMG_2041.JPG", camera);
		expect([status, json]).toMatchObject([
			200,
			{ type: "picture", width: 640, height: 2560, name: "IMG_2041.JPG", by: clerk.name, uses: [] },
		]);
		const kept = readFileSync(join(folder(), json.path.replace("uploads/", "")));
		expect(json.path).toBe(
			`uploads/${createHash("sha256").update(kept).digest("hex").replace(/^../, "$&/")}.webp`,
		);
		const { exif, orientation, format } = await sharp(kept).metadata();
		expect([exif, orientation, format]).toEqual([undefined, undefined, "webp"]);
		const { open: toDescribe } = await shelf();
		const { files: queue, total } = await shelf({ open: "1", q: "IMG_2041" });
		expect([queue[0].id, total]).toEqual([json.id, 1]);
		const body = { titleEn: "A", titleHi: "अ", descriptionEn: "One sees it", descriptionHi: "वह दिखता है" };
		expect((await desk.ask("describeFile", { as: clerk, id: json.id, body })).status).toBe(200);
		expect((await shelf({ open: "1", q: "IMG_2041" })).total).toBe(0);
		expect((await shelf()).open).toBe(toDescribe - 1);
		const small = () => get(`${json.src}&w=320`, { accept: "image/webp" });
		// A reader who asks while it is being prepared gets a drawing in its place after some seconds.
		await expect
			.poll(async () => (await sharp((await small()).rawPayload).metadata()).width, { timeout: 60_000 })
			.toBe(320);
		expect((await small()).headers["cache-control"]).toContain("immutable");
		expect(
			(await get(json.src, { "if-none-match": String((await get(json.src)).headers.etag) })).statusCode,
		).toBe(304);
	});

	test("a PDF stays as it is to the byte, its pages are counted, and browsers show it under its title", async () => {
		const bytes = pdf(3);
		const { json } = await upload(desk, clerk, "scan0001.pdf", bytes);
		expect(json).toMatchObject({ type: "pdf", pages: 3, hasText: false, bytes: bytes.length });
		const body = { titleEn: "Budget 2026/27", titleHi: "बजट 2026-27", descriptionEn: "", descriptionHi: "" };
		expect((await desk.ask("describeFile", { as: clerk, id: json.id, body })).status).toBe(200);
		const answer = await get(json.src);
		expect(answer.rawPayload.equals(bytes)).toBe(true);
		expect(answer.headers).toMatchObject({
			"content-type": "application/pdf",
			"x-content-type-options": "nosniff",
			"content-security-policy": "frame-ancestors 'none'",
			"content-disposition":
				"inline; filename=\"Budget 2026 27.pdf\"; filename*=UTF-8''Budget%202026%2027.pdf",
		});
	});

	test("a PDF says whether it has words or is pictures of paper", async () => {
		for (const [name, bytes, hasText] of [
			["letter.pdf", pdf(2, "", "Tender for a drain"), true],
			["scan0002.pdf", pdf(2), false],
		] as const) {
			const { json } = await upload(desk, clerk, name, bytes);
			expect(json, name).toMatchObject({ pages: 2, hasText });
			const shelf = await desk.ask("mediaFiles", { as: clerk, query: { q: name } });
			expect(shelf.json.files, name).toMatchObject([{ name, hasText }]);
		}
	});

	test("a document says what should be looked at before it is published, and is deleted with what was found in it", async () => {
		const words = "Aadhaar 2341 2341 2346";
		const { json } = await upload(desk, clerk, "beneficiaries.pdf", pdf(2, "/S /JavaScript", words));
		const findings = { numbers: { count: 1, pages: [1, 2] }, acts: true, hasFiles: false };
		const listed = await shelf({ q: "beneficiaries" });
		expect([json.findings, listed.files[0].findings]).toEqual([findings, findings]);
		const beside = () =>
			below(json.path.slice(8, 10)).filter((name) => json.path.endsWith(name.slice(0, 66)));
		expect(beside()).toHaveLength(2);
		expect((await desk.ask("deleteFile", { as: clerk, id: json.id })).status).toBe(200);
		expect(beside()).toEqual([]);
	});

	test("what stands before a document's beginning is passed over, as viewers do, and stays", async () => {
		const ofPrinters = "\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n";
		for (const before of sweep(["\xef\xbb\xbf", "\r\n\n ", ofPrinters], [ofPrinters])) {
			const bytes = Buffer.concat([latin(before), pdf(7)]);
			const { json } = await upload(desk, clerk, "late.pdf", bytes);
			expect([json.type, json.pages], json.error).toEqual(["pdf", 7]);
			expect((await get(json.src)).rawPayload.equals(bytes)).toBe(true);
		}
	});

	test("the same upload finished several times at once, and again, is one file with one answer, or refused with one sentence", async () => {
		const send = async (bytes: Buffer) => {
			const id = await begin(desk.app, clerk, bytes.length);
			await piece(desk.app, clerk, id, 0, bytes);
			return () => desk.ask("addFile", { as: clerk, body: { upload: id, name: "twice.jpg" } });
		};
		const photograph = await photo(500, 400, 21);
		for (const [bytes, status] of [
			[photograph, 200],
			[photograph.subarray(0, photograph.length / 2), 422],
		] as const) {
			const finish = await send(bytes);
			const answers = [...(await Promise.all([finish(), finish(), finish(), finish()])), await finish()];
			expect(answers.map((each) => each.status)).toEqual(Array(5).fill(status));
			expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
		}
		const lines = await desk.ask("auditLines", { as: await desk.administrator(), query: { limit: 100 } });
		const added = lines.json.filter(
			({ action, subject }: { action: string; subject: string }) =>
				action === "upload file" && JSON.stringify(subject).includes("twice.jpg"),
		);
		expect(added).toHaveLength(1);
	});

	test("what has arrived and isn't what was chosen is not put on the shelf", async () => {
		const [chosen, other] = [film(61), film(62)];
		const id = await begin(desk.app, clerk, other.length);
		await piece(desk.app, clerk, id, 0, other);
		const sha256 = createHash("sha256").update(chosen).digest("hex");
		const { status, json } = await desk.ask("addFile", {
			as: clerk,
			body: { upload: id, name: "tender.mp4", sha256 },
		});
		expect([status, json.error]).toEqual([422, words("uploadDiffers")]);
		expect((await shelf({ q: "tender.mp4" })).total).toBe(0);
	});

	test("a film plays from any place on, and doesn't say where it was taken", async () => {
		const { json } = await upload(desk, clerk, "fair.mp4", film());
		expect(json).toMatchObject({ type: "film", width: null });
		const part = await get(json.src, { range: "bytes=0-99" });
		expect([part.statusCode, part.headers["content-type"], part.rawPayload.length]).toEqual([
			206,
			"video/mp4",
			100,
		]);
		const whole = (await get(json.src)).rawPayload;
		expect([whole.length, whole.includes("+28.59"), whole.includes("by the clerk")]).toEqual([
			film().length,
			false,
			false,
		]);
	});

	describe("is refused with a sentence of its own and leaves nothing behind:", () => {
		test.each(hostile)("%s", async (_, name, outcome, make) => {
			const before = [await shelf(), arriving(folder())];
			const { status, json } = await upload(desk, clerk, name, await make());
			const gap = words(outcome).indexOf("{");
			const sentence = gap < 0 ? words(outcome) : words(outcome).slice(0, gap);
			expect([status, json.error.startsWith(sentence)], json.error).toEqual([422, true]);
			expect([await shelf(), arriving(folder())]).toEqual(before);
		});
	});

	test("a photograph with a second file behind it loses it", async () => {
		const both = Buffer.concat([await photo(300, 200), text("<script>alert(1)</script>"), zipEnd()]);
		const { json } = await upload(desk, clerk, "both.jpg", both);
		const kept = readFileSync(join(folder(), json.path.replace("uploads/", "")));
		expect([kept.includes("script"), kept.includes("PK")]).toEqual([false, false]);
	});

	test("a file's name is only words: it leads nowhere and turns no text around", async () => {
		for (const [at, [name, shown]] of [
			["../../../etc/passwd", "passwd"],
			["C:\\Users\\clerk\\tender.pdf", "tender.pdf"],
			["tender\u202efdp.exe", "tenderfdp.exe"],
			["\0\u2028.pdf", ".pdf"],
			["../", "?"],
		].entries()) {
			// A film is opened sooner than a document.
			const { json } = await upload(desk, clerk, name ?? "", at === 0 ? pdf(4) : film(at + 10));
			expect([json.name, json.path]).toEqual([
				shown,
				expect.stringMatching(/^uploads\/[0-9a-f]{2}\/[0-9a-f]{62}\.(pdf|mp4)$/),
			]);
			expect(String((await get(json.src)).headers["content-disposition"])).not.toContain("..");
		}
	});

	test("the same file twice is one file", async () => {
		const { total } = await shelf();
		const [one, two] = [
			await upload(desk, clerk, "a.mp4", film(20)),
			await upload(desk, editor, "b.mp4", film(20)),
		];
		expect([two.json, (await shelf()).total]).toEqual([{ ...one.json, isOwn: false }, total + 1]);
	});

	test("what is larger than its kind may be is refused before it is sent, or when it has arrived", async () => {
		const tooMuch = Math.max(...Object.values(limits.mostBytes)) + 1;
		const answer = await tus(desk.app, clerk, "POST", { headers: { "upload-length": String(tooMuch) } });
		expect([answer.statusCode, answer.json().error]).toEqual([422, expect.stringContaining("25 MB")]);
		const long = Buffer.concat([pdf(), Buffer.alloc(limits.mostBytes.pdf, 0x20)]);
		expect((await upload(desk, clerk, "long.pdf", long)).json.error).toContain("25 MB");
	});

	test("2 MB over a line that is cut three times arrives whole, with little sent twice", async () => {
		const bytes = Buffer.concat([pdf(6), text("%"), randomBytes(kilobytes(2048)), text("\n%%EOF\n")]);
		const id = await begin(desk.app, clerk, bytes.length);
		const offset = async () => Number((await tus(desk.app, clerk, "HEAD", { id })).headers["upload-offset"]);
		const cuts = new Set([1, 4, 6]);
		let sent = 0;
		for (let at = 0, part = 0; at < bytes.length; at = await offset(), part += 1) {
			const next = bytes.subarray(at, at + limits.pieceBytes);
			sent += next.length;
			if (cuts.delete(part)) continue;
			expect((await piece(desk.app, clerk, id, at, next)).statusCode).toBe(204);
		}
		expect(sent - bytes.length).toBeLessThanOrEqual(3 * limits.pieceBytes);
		const { json } = await desk.ask("addFile", { as: clerk, body: { upload: id, name: "long.pdf" } });
		expect((await get(json.src)).rawPayload.equals(bytes)).toBe(true);
	});

	test("a piece that is too large, at the wrong place or of somebody else's file changes nothing", async () => {
		const id = await begin(desk.app, clerk, 1000);
		expect((await piece(desk.app, clerk, id, 10, Buffer.alloc(10))).statusCode).toBe(409);
		expect((await piece(desk.app, editor, id, 0, Buffer.alloc(10))).statusCode).toBe(404);
		expect((await piece(desk.app, clerk, id, 0, Buffer.alloc(2 * limits.pieceBytes))).statusCode).toBe(413);
		expect((await desk.ask("addFile", { as: clerk, body: { upload: id, name: "x" } })).json.error).toBe(
			words("uploadUnfinished"),
		);
		expect((await desk.ask("addFile", { as: editor, body: { upload: id, name: "x" } })).json.error).toBe(
			words("unknownUpload"),
		);
		const strange = await tus(desk.app, clerk, "PATCH", {
			id: `${clerk.id}-..%2f..%2fetc%2fpasswd`,
			headers: { "upload-offset": "0", "content-type": "application/offset+octet-stream" },
			payload: Buffer.alloc(1),
		});
		expect(strange.statusCode).toBe(404);
		expect((await tus(desk.app, clerk, "HEAD", { id })).headers["upload-offset"]).toBe("0");
		expect((await tus(desk.app, clerk, "DELETE", { id })).statusCode).toBe(204);
		expect((await tus(desk.app, clerk, "HEAD", { id })).statusCode).toBe(404);
	});

	test("only whoever works on the site's content sends files, and only as pieces", async () => {
		const headers = { "upload-length": "10" };
		expect((await tus(desk.app, undefined, "POST", { headers })).statusCode).toBe(401);
		expect((await tus(desk.app, await desk.person("manage_users"), "POST", { headers })).statusCode).toBe(
			403,
		);
		const id = await begin(desk.app, clerk, 10);
		const form = { "upload-offset": "0", "content-type": "text/plain" };
		const answer = await tus(desk.app, clerk, "PATCH", { id, headers: form, payload: Buffer.alloc(10) });
		expect(answer.statusCode).toBe(415);
	});

	test("what waits for its rest for more than a day is deleted", async () => {
		const id = await begin(desk.app, clerk, 1000);
		const incoming = new Incoming(openStore({ mediaStore: folder() }));
		await incoming.sweep(Date.now());
		expect(arriving(folder())).toContain(id);
		for (const name of arriving(folder())) {
			const longAgo = (Date.now() - days(1) - 1000) / 1000;
			utimesSync(join(folder(), "incoming", name), longAgo, longAgo);
		}
		await incoming.sweep(Date.now());
		expect(arriving(folder())).toEqual([]);
	});

	test("a picture is described in both languages, and neither by its title nor by its file's name", async () => {
		const { json } = await upload(desk, clerk, "ghat-at-dawn.jpg", await photo(400, 300, 1));
		const good = {
			titleEn: "The ghat",
			titleHi: "घाट",
			descriptionEn: "Steps down to the river, with boats",
			descriptionHi: "नदी तक जाती सीढ़ियाँ और नावें",
		};
		const describe = (body: object) =>
			desk.ask("describeFile", { as: clerk, id: json.id, body: { ...good, ...body } });
		for (const [change, field] of [
			[{ titleEn: "Ghat at dawn" }, "titleEn"],
			[{ descriptionHi: "घाट" }, "descriptionHi"],
			[{ descriptionEn: "ghat_at_dawn.JPG" }, "descriptionEn"],
			[{ descriptionEn: "" }, "descriptionEn"],
			[{ titleHi: " " }, "titleHi"],
		] as const) {
			const { status, json: refused } = await describe(change);
			expect([status, Object.keys(refused.fieldErrors)], JSON.stringify(change)).toEqual([422, [field]]);
		}
		expect((await describe({})).status).toBe(200);
		expect((await shelf({ q: "GHAT" })).files).toMatchObject([{ ...good, name: "ghat-at-dawn.jpg" }]);
		expect((await shelf({ q: "घाट", type: "pdf" })).total).toBe(0);
		// The point that no page crops away stays until somebody sets another, on the shelf and for readers.
		const row = { id: "9", src: json.path, alt: { en: "Steps", hi: "सीढ़ियाँ" } };
		for (const [change, told, shown] of [
			[{ focus: "40 20" }, "40 20", "x4 y2"],
			[{}, "40 20", "x4 y2"],
			[{ focus: "" }, "", undefined],
		] as const) {
			expect((await describe(change)).status).toBe(200);
			expect((await shelf({ q: "GHAT" })).files[0].focus).toBe(told);
			const { town } = desk.site.with([{ kind: "homePhotos", key: "9", raw: row }], undefined);
			expect(town.read("homePhotos", "hi").find(({ id }) => id === 9)?.src.focus).toBe(shown);
		}
		expect((await describe({ focus: "40 120" })).json.fieldErrors).toHaveProperty("focus");
	});

	test("what readers see can't be deleted; what no version shows can, and then nobody gets it", async () => {
		const { json } = await upload(desk, clerk, "used.mp4", film(30));
		const names = { en: `See ${json.path}`, hi: "देखें" };
		const publish = (body: object) =>
			desk.ask("publishContent", { as: editor, query: { kind: "alerts" }, body });
		expect((await publish({ basedOn: 0, row: { ...alert, text: names } })).status).toBe(200);
		expect((await shelf({ q: "used" })).files).toMatchObject([{ uses: [{ kind: "alerts", key: "2" }] }]);
		expect((await shelf({ q: "used", unused: "1" })).total).toBe(0);
		const remove = (id: number) => desk.ask("deleteFile", { as: clerk, id });
		expect((await remove(json.id)).json.error).toBe("This file can't be deleted: it is used in alert 2.");

		const free = (await upload(desk, clerk, "free.mp4", film(31))).json;
		const draft = { key: "", draft: "a", rev: 0, basedOn: 0, row: { text: { en: free.path, hi: "" } } };
		await desk.ask("keepDraft", { as: editor, query: { kind: "alerts" }, body: draft });
		expect((await remove(free.id)).json.error).toContain("a draft");
		await desk.ask("dropDraft", {
			as: editor,
			query: { kind: "alerts" },
			body: { key: "", draft: "a", rev: 1 },
		});
		expect((await remove(free.id)).status).toBe(200);
		expect([(await get(free.src)).statusCode, (await remove(free.id)).status]).toEqual([404, 404]);
		expect(existsSync(join(folder(), free.path.replace("uploads/", "")))).toBe(false);
		const again = (await upload(desk, editor, "free.mp4", film(31))).json;
		expect(again).toMatchObject({ path: free.path, by: editor.name, titleEn: "" });
		expect((await get(again.src)).statusCode).toBe(200);
		const lines = (await desk.ask("auditLines", { as: await desk.administrator(), query: { limit: 100 } }))
			.json;
		expect(lines.map(({ action }: { action: string }) => action)).toEqual(
			expect.arrayContaining(["upload file", "delete file", "describe file"]),
		);
	});

	test("nobody but its uploader deletes a file that nothing shows, unless they publish content", async () => {
		const publisher = await desk.person("edit_content", "publish_content");
		const [own, others] = [
			(await upload(desk, clerk, "own.mp4", film(32))).json,
			(await upload(desk, clerk, "others.mp4", film(33))).json,
		];
		const isOwn = async (as: Person) =>
			(await desk.ask("mediaFiles", { as, query: { q: own.path, page: "1" } })).json.files[0].isOwn;
		expect([own.isOwn, await isOwn(clerk), await isOwn(editor)]).toEqual([true, true, false]);
		const refused = await desk.ask("deleteFile", { as: editor, id: own.id });
		expect([refused.status, refused.json.error]).toEqual([
			403,
			`${clerk.name} uploaded this file: only they, or somebody who publishes content, can delete it.`,
		]);
		expect((await get(own.src)).statusCode).toBe(200);
		expect((await desk.ask("deleteFile", { as: clerk, id: own.id })).status).toBe(200);
		expect((await desk.ask("deleteFile", { as: publisher, id: others.id })).status).toBe(200);
	});

	test("another server that shares the folder has the file too, and loses it when it is deleted", async () => {
		const other = await open({ sharing: desk });
		const { json } = await upload(desk, clerk, "shared.mp4", film(34));
		await expect.poll(async () => (await get(json.src, {}, other)).headers["content-type"]).toBe("video/mp4");
		await other.ask("deleteFile", { as: clerk, id: json.id });
		await expect.poll(async () => (await get(json.src)).statusCode).toBe(404);
	});
});
