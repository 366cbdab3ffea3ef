import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { complaints } from "#contract/complaints/limits.ts";
import { minutes, throttles } from "#contract/limits.ts";
import { uploadedPrefix } from "#contract/uploads.ts";
import { complaintByNumber } from "#server/complaints/complaints.store.ts";
import { forgetKept, removeFiles, underWay } from "#server/complaints/retention.ts";
import { sealTicket } from "#server/complaints/tickets.ts";
import { Incoming } from "#server/media/incoming.ts";
import { openKeptStore, openPrivateStore } from "#server/media/open-store.ts";
import { sweepEach } from "#server/services.ts";
import { aDrain, aForm, aPhoto, asForm, newAddress, newId, worksIn } from "../support/complaints.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { isLong, seed } from "../support/long.ts";

onOneDatabase((open) => {
	let desk: Desk;
	let chief: Person;
	let free = Number.POSITIVE_INFINITY;
	beforeAll(async () => {
		desk = await open({ freeBytes: async () => free });
		chief = await desk.person("view_complaints", "handle_complaints", "assign_complaints");
		await worksIn(desk, chief, "swasth");
	});

	const report = async (form: FormData, from = newAddress()) =>
		desk.ask("reportComplaint", { from, ...(await asForm(form)) });

	/** The page's own form, which keeps photographs where it has a mistake. */
	async function page(form: FormData, from = newAddress(), url = "/complaint") {
		const { body, headers = {} } = await asForm(form);
		return desk.app.inject({
			method: "POST",
			url,
			headers: { ...headers, accept: "text/html" },
			payload: body as Buffer,
			remoteAddress: from,
		});
	}

	/** The private photographs in the store, those that are kept for a form apart. */
	function stored(folder: "private" | "private/kept" = "private"): string[] {
		const root = join(desk.settings.MEDIA_STORE ?? "", folder);
		const parts = (at: string) => {
			try {
				return readdirSync(at);
			} catch {
				return [];
			}
		};
		return parts(root)
			.filter((part) => /^[0-9a-f]{2}$/.test(part))
			.flatMap((part) => parts(join(root, part)).map((name) => join(root, part, name)));
	}

	const withPhoto = async (fields: object = aDrain, photo?: Uint8Array<ArrayBuffer>) => {
		const form = aForm(fields);
		form.append("photo", new File([photo ?? (await aPhoto())], "a.jpg"));
		return form;
	};

	const two = (most: number) =>
		fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));
	const date = fc.oneof(
		fc.constantFrom("0000:01:01 00:00:00", "9999:12:31 23:59:59", "2024:02:30 10:00:00", "x"),
		fc
			.tuple(fc.integer({ min: 0, max: 9999 }), two(14), two(33), two(25), two(61), two(61))
			.map(
				([year, month, day, ...time]) => `${String(year).padStart(4, "0")}:${month}:${day} ${time.join(":")}`,
			),
	);
	const degrees = fc
		.tuple(fc.nat(400), fc.nat(99), fc.nat(99), fc.integer({ min: 0, max: 2 }))
		.map(([whole, minute, second, under]) => `${whole}/${under} ${minute}/1 ${second}/100`);
	const exif = fc.record({
		date,
		latitude: degrees,
		longitude: degrees,
		sides: fc.constantFrom("NE", "SW", "XX"),
	});
	const said = fc.oneof(
		fc.string({ unit: "grapheme", maxLength: 40 }),
		fc.string({ unit: "binary", maxLength: 20 }),
	);
	const fields = fc.record(
		{
			landmark: fc.oneof(said, fc.constant("Near the well")),
			words: said,
			spot: said,
			name: said,
			mobile: fc.oneof(fc.constantFrom("9812345610", "+91 98123 45610", "0981-2345610"), said),
			latitude: fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, "", "-0", 90, 28.9)),
			longitude: fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, "", 180, 77.5)),
			ward: fc.constantFrom("1", "2", ""),
			lang: fc.constantFrom("en", "hi"),
		},
		{ requiredKeys: ["landmark", "lang"] },
	);

	async function photoSaying({
		date,
		latitude,
		longitude,
		sides,
	}: {
		date: string;
		latitude: string;
		longitude: string;
		sides: string;
	}) {
		const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: "#845" } });
		const [north = "", east = ""] = sides;
		const place = {
			GPSLatitudeRef: north,
			GPSLatitude: latitude,
			GPSLongitudeRef: east,
			GPSLongitude: longitude,
		};
		const said = { IFD2: { DateTimeOriginal: date }, IFD3: place };
		return new Uint8Array(await picture.withExif(said).jpeg().toBuffer());
	}

	test("whatever a report and the files of its photos say: what is taken can be opened, listed, saved and followed", async () => {
		let taken = 0;
		await fc.assert(
			fc.asyncProperty(exif, fields, async (said, typed) => {
				const photo = await photoSaying(said);
				const answer = await report(await withPhoto({ ...typed, category: "drain" }, photo));
				expect([200, 400, 422], answer.text).toContain(answer.status);
				if (answer.status !== 200) return;
				taken += 1;
				const { number, code } = answer.json;
				const slip = await sealTicket(desk.database.db, "slip", answer.json, Date.now());
				expect((await desk.app.inject({ url: `/complaint?sent=${slip}` })).statusCode).toBe(200);
				const shown = await desk.ask("complaint", { as: chief, id: number });
				expect(shown.status, shown.text).toBe(200);
				expect(shown.json.photos).toHaveLength(1);
				const listed = await desk.ask("complaints", { as: chief, query: { view: "all" } });
				expect(
					JSON.stringify(listed.json.rows.concat(shown.json.state === "held" ? [number] : [])),
				).toContain(number);
				expect((await desk.ask("exportComplaints", { as: chief, query: { view: "all" } })).status).toBe(200);
				const followed = await desk.ask("followComplaint", { body: { number, code } });
				expect([followed.status, followed.json.photos.length], followed.text).toEqual([200, 1]);
				const next = await page(aForm({ number, code }), newAddress(), "/complaint/follow");
				expect(next.statusCode).toBe(303);
				expect((await desk.app.inject({ url: String(next.headers.location) })).statusCode).toBe(200);
			}),
			{ seed, numRuns: isLong ? 300 : 25 },
		);
		expect(taken).toBeGreaterThan(5);
	});

	test("a row of an earlier version that no answer could hold is shown without its moment and place", async () => {
		const { number } = (await report(await withPhoto())).json;
		await desk.database.db
			.updateTable("complaint_photos")
			.set({ taken_at: Date.parse("-000001-12-31T18:30:00.000Z"), latitude: 0, longitude: 0 })
			.execute();
		const shown = await desk.ask("complaint", { as: chief, id: number });
		expect([shown.status, shown.json.photos]).toMatchObject([200, [{ takenAt: null, place: null }]]);
	});

	test("the same form with a photo of its own ten times at once leaves one complaint with its photos, and no file besides", async () => {
		const before = stored().length;
		const form = newId();
		const sendings = await Promise.all(
			Array.from({ length: 10 }, async (_, at) => {
				const sent = await withPhoto();
				sent.set("form", form);
				return report(sent, `10.9.8.${at}`);
			}),
		);
		const numbers = new Set(sendings.filter(({ status }) => status === 200).map(({ json }) => json.number));
		expect(numbers.size).toBe(1);
		const { id } = (await complaintByNumber(desk.database.db, String([...numbers][0]))) ?? {};
		const photos = await desk.database.db
			.selectFrom("complaint_photos")
			.select("id")
			.where("complaint_id", "=", Number(id))
			.execute();
		expect(photos.length).toBeGreaterThan(0);
		expect(stored()).toHaveLength(before + photos.length);
	});

	test("photos of a form with a mistake are kept apart, come with its next sending, are few of one network and gone within a quarter of an hour", async () => {
		const before = stored().length;
		const from = newAddress();
		const wrong = { ...aDrain, landmark: "" };
		await page(await withPhoto(wrong), from);
		expect([stored().length, stored("private/kept").length]).toEqual([before, 1]);
		const [file = ""] = stored("private/kept");
		const path = uploadedPrefix + file.split("/").slice(-2).join("/");
		const next = async (until: number) => {
			const kept = await sealTicket(desk.database.db, "photos", [{ path, until }], Date.now());
			return page(aForm({ ...aDrain, same: "none", kept }), from);
		};
		// The page comes back instead.
		expect([(await next(Date.now())).statusCode, stored().length]).toEqual([200, before]);
		expect([(await next(Date.now() + minutes(1))).statusCode, stored().length]).toEqual([303, before + 1]);
		const { attempts } = throttles.complaint.kept;
		for (let count = 0; count < attempts; count += 1) await page(await withPhoto(wrong), from);
		expect(stored("private/kept")).toHaveLength(attempts);

		const kept = openKeptStore({ mediaStore: desk.settings.MEDIA_STORE ?? "" });
		await forgetKept({ kept }, Date.now() + complaints.keptFor - minutes(1));
		expect(stored("private/kept")).toHaveLength(attempts);
		await forgetKept({ kept }, Date.now() + complaints.keptFor);
		expect(stored("private/kept")).toEqual([]);
		expect(complaints.keptFor + sweepEach).toBeLessThanOrEqual(minutes(15));
	});

	test("a photo that is just being reported isn't deleted with the same one of another complaint", async () => {
		const before = stored();
		const { number } = (await report(await withPhoto())).json;
		const path =
			uploadedPrefix +
			stored()
				.filter((file) => !before.includes(file))[0]
				?.split("/")
				.slice(-2)
				.join("/");
		underWay.push(path);
		expect((await desk.ask("eraseComplaint", { as: chief, id: number })).status).toBe(200);
		expect(stored()).toHaveLength(before.length + 1);
		underWay.pop();
		const photos = new Incoming(openPrivateStore({ mediaStore: desk.settings.MEDIA_STORE ?? "" }));
		await removeFiles({ database: desk.database, photos }, [path], desk.app.log);
		expect(stored()).toEqual(before);
	});

	test("with the desk switched off no photo is kept, of a form with a mistake or without", async () => {
		const editor = await desk.person("edit_settings");
		const save = async (isOn: boolean) => {
			const {
				people: _,
				owners: __,
				town: ___,
				...settings
			} = (await desk.ask("settings", { as: editor })).json;
			expect((await desk.ask("saveSettings", { as: editor, body: { ...settings, isOn } })).status).toBe(200);
		};
		await save(false);
		await page(await withPhoto());
		await page(await withPhoto({ ...aDrain, same: "none" }));
		await save(true);
		expect(stored("private/kept")).toEqual([]);
	});

	test("below a mark of room nothing is taken of citizens, in words, and logins and the desk go on", async () => {
		free = complaints.leastFree - 1;
		const from = newAddress();
		try {
			const plain = await desk.ask("reportComplaint", { from, body: { ...aDrain, form: newId() } });
			expect([plain.status, plain.json.error]).toEqual([507, words("noRoomHere")]);
			await page(await withPhoto({ ...aDrain, landmark: "" }), from);
			expect(stored("private/kept")).toEqual([]);
			const body = { ...aDrain, form: newId(), way: "counter" };
			expect((await desk.ask("takeComplaint", { as: chief, body })).status).toBe(200);
		} finally {
			free = Number.POSITIVE_INFINITY;
		}
		expect((await desk.ask("reportComplaint", { from, body: { ...aDrain, form: newId() } })).status).toBe(
			200,
		);
	});

	test("beyond so many photos of one network within an hour they are left out and the report is taken", async () => {
		const from = newAddress();
		const { attempts } = throttles.complaint.photos;
		await desk.ask("reportComplaint", { from, ...(await asForm(await withPhoto())) });
		await desk.database.db.updateTable("tries").set({ count: attempts }).where("count", "=", 1).execute();
		const answer = await report(await withPhoto(), from);
		expect([answer.status, answer.json.photosRefused]).toEqual([200, [words("tooManyPhotosHere")]]);
	});

	test("what is held is found by its words when it is released, and not before", async () => {
		const word = "Trivandrumesque";
		const { number } = (await report(aForm({ ...aDrain, words: word, website: "x" }))).json;
		const keys = async () =>
			(await desk.ask("complaints", { as: chief, query: { view: "held", q: word } })).json.rows.length;
		expect(await keys()).toBe(0);
		const { version } = (await desk.ask("complaint", { as: chief, id: number })).json;
		const body = { id: newId(), version, move: "release", reason: "A real one" };
		expect((await desk.ask("moveComplaint", { as: chief, id: number, body })).status).toBe(200);
		const found = await desk.ask("complaints", { as: chief, query: { view: "all", q: word } });
		expect(found.json.rows).toMatchObject([{ id: number }]);
	});
});
