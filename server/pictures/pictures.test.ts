import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../../tests/support/folders.ts";
import { type Media, readMedia } from "../content/media.ts";
import { addressesOf, widthsOf } from "../content/picture-widths.ts";
import { serveMedia } from "../pages/media.ts";
import { Pictures } from "./pictures.ts";
import { sideBySide } from "./workers.ts";

const folder = newFolder("pictures");
const mediaFolder = join(folder, "media");
const dataDir = join(folder, "data");

/** Something with edges and colours, as a photograph has. */
function scene(width: number, height: number) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 60 40">
		<rect width="60" height="40" fill="#c84"/><circle cx="20" cy="15" r="9" fill="#fd6"/><rect y="26" width="60" height="14" fill="#354"/></svg>`;
	return sharp(Buffer.from(drawing)).resize(width, height, { fit: "fill" }).removeAlpha();
}

/** A PNG whose header promises more than any council has. */
function promisesTooMuch(): Buffer {
	const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000", "hex");
	png.writeUInt32BE(20_000, 16);
	png.writeUInt32BE(20_000, 20);
	return png;
}

async function makeTown(): Promise<void> {
	mkdirSync(join(mediaFolder, "fair"), { recursive: true });
	const put = (name: string, bytes: Buffer | string) => writeFileSync(join(mediaFolder, name), bytes);
	const camera = await scene(1600, 1200)
		.withExif({
			IFD0: { Make: "Camera of the clerk" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 59/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	put("fair/sideways.jpg", camera);
	put("small.png", await scene(200, 150).ensureAlpha(0.5).png().toBuffer());
	put("modern.webp", await scene(700, 500).webp().toBuffer());
	put("newest.avif", await scene(700, 500).avif({ effort: 1 }).toBuffer());
	put("grey.JPG", await scene(400, 300).greyscale().toColourspace("b-w").jpeg().toBuffer());
	put("mislabelled.jpg", await scene(400, 300).png().toBuffer());
	put("cut.jpg", camera.subarray(0, camera.length / 2));
	put("letter.jpg", "Dear council, this is no picture.");
	put("drawing.jpg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'><script>1</script></svg>");
	put("phone.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
	put("enormous.png", promisesTooMuch());
	put("empty.jpg", "");
	put("script.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'><script>1</script></svg>");
	put("notice.pdf", "%PDF-1.7");
	put("honest.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='6'/>");
}

interface Opened {
	readonly media: Media;
	readonly pictures: Pictures;
	readonly app: FastifyInstance;
	readonly said: string[];
	readonly hadWork: boolean;
}

async function open(): Promise<Opened> {
	const { media } = readMedia(folder);
	const pictures = new Pictures(mediaFolder, dataDir);
	const app = Fastify();
	await serveMedia(app, () => ({ folder: mediaFolder, files: media, pictures }));
	const said: string[] = [];
	const log = { info: () => undefined, warn: (_: object, message: string) => said.push(message) };
	const hadWork = await pictures.prepare(media, log);
	return { media, pictures, app, said, hadWork };
}

let town: Opened;

beforeAll(async () => {
	await makeTown();
	town = await open();
});

afterAll(async () => {
	town.pictures.stop();
	await town.app.close();
});

const get = (path: string, accept = "image/webp") =>
	town.app.inject({ url: `/media/${path}`, headers: { accept } });

const isNeutral = (answer: { headers: Record<string, unknown>; body: string }) =>
	answer.headers["content-type"] === "image/svg+xml" && answer.body.includes("#dceeee");

test("a file is kept for a year only under the address of its version, and asked for again under any other", async () => {
	for (const path of ["modern.webp", "honest.svg", "notice.pdf"]) {
		const { version } = town.media.get(path) ?? {};
		const forAYear = await get(`${path}?v=${version}&w=320`);
		expect(forAYear.headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
		for (const query of ["", "?w=320", "?v=", "?v=older", `?v=${version}&v=${version}`]) {
			const url = `/media/${path}${query}`;
			const { headers, statusCode } = await town.app.inject({ url });
			expect([statusCode, headers["cache-control"]], url).toEqual([200, "public, no-cache"]);
			const again = await town.app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
			expect([again.statusCode, again.headers["cache-control"]], url).toEqual([304, "public, no-cache"]);
		}
	}
});

test("however many photographs are to be fetched and prepared, few are at once", async () => {
	const { media } = readMedia(folder);
	const [photo] = [...media.values()].filter(({ isPhoto, problem }) => isPhoto && !problem);
	if (!photo) throw new Error("The town has no photograph");
	const many = new Map(
		Array.from({ length: 40 }, (_, index) => [
			`many/${index}.jpg`,
			{
				...photo,
				on: photo.on ?? join(mediaFolder, "small.png"),
				version: `version${String(index).padStart(3, "0")}`,
			},
		]),
	);
	const store = newFolder("pictures");
	let [fetched, underWay, most] = [0, 0, 0];
	const bring = async () => {
		fetched += 1;
		underWay += 1;
		most = Math.max(most, underWay);
		await new Promise((resolve) => setTimeout(resolve, 5));
		underWay -= 1;
	};
	const pictures = new Pictures(mediaFolder, store, { versions: [], bring });
	expect(await pictures.prepare(many, { info: () => undefined, warn: () => undefined })).toBe(true);
	expect(most).toBeLessThanOrEqual(sideBySide);
	expect(fetched).toBeGreaterThanOrEqual(many.size);
	pictures.stop();
});

describe("a photograph", () => {
	test("is sent in the widths that pages offer, the right way up", async () => {
		const { size, src } = town.media.get("fair/sideways.jpg") ?? {};
		expect(size).toEqual({ width: 1200, height: 1600 });
		expect(widthsOf(1200)).toEqual([320, 480, 640, 960, 1200]);
		expect(addressesOf(src ?? "", 1200).srcset.split(", ")).toHaveLength(5);
		for (const width of widthsOf(1200)) {
			const answer = await get(`fair/sideways.jpg?w=${width}`);
			expect(answer.headers["content-type"]).toBe("image/webp");
			const { width: wide, height } = await sharp(answer.rawPayload).metadata();
			expect(wide).toBe(width);
			expect(height).toBe(Math.round((width / 3) * 4));
		}
	});

	test("says nothing about place, camera or day", async () => {
		const answer = await get("fair/sideways.jpg?w=640");
		const { exif, xmp, iptc, icc, orientation } = await sharp(answer.rawPayload).metadata();
		expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
		expect(answer.rawPayload.includes("Camera of the clerk")).toBe(false);
	});

	test("is never sent as it came, whatever width is asked for", async () => {
		for (const asked of ["", "?w=", "?w=99999", "?w=1", "?w=-5", "?w=abc", "?w=320&w=480"]) {
			const answer = await get(`fair/sideways.jpg${asked}`);
			expect(answer.headers["content-type"], asked).toBe("image/webp");
		}
	});

	test("is never made larger than it is", async () => {
		expect(widthsOf(200)).toEqual([200]);
		expect((await sharp((await get("small.png?w=960")).rawPayload).metadata()).width).toBe(200);
	});

	test("is asked for again without being sent again", async () => {
		const { headers } = await get("modern.webp?w=320");
		const again = await town.app.inject({
			url: "/media/modern.webp?w=320",
			headers: { "if-none-match": String(headers.etag) },
		});
		expect(again.statusCode).toBe(304);
	});

	test("may be JPEG, PNG, WebP or AVIF, in capitals, in grey, with a name that says another kind", async () => {
		for (const path of ["small.png", "modern.webp", "newest.avif", "grey.JPG", "mislabelled.jpg"]) {
			expect((await get(path)).headers["content-type"], path).toBe("image/webp");
		}
		expect(town.said).toContain(
			"The picture media/mislabelled.jpg is called .jpg but holds PNG; it is shown",
		);
	});

	test("tells its average colour, unless the ground shows through it", () => {
		const tone = (path: string) => town.pictures.toneOf(town.media.get(path)?.version ?? "");
		expect(tone("modern.webp")).toMatch(/^l\d c\d h\d+$/);
		expect(tone("grey.JPG")).toMatch(/^l\d c0 h\d+$/);
		expect(tone("small.png")).toBeUndefined();
	});
});

describe("a file that can't be shown", () => {
	const bad = [
		"cut.jpg",
		"letter.jpg",
		"drawing.jpg",
		"phone.jpg",
		"enormous.png",
		"empty.jpg",
		"script.svg",
	];

	test.each(bad)("%s is reported by its name, and a neutral picture stands in its place", async (path) => {
		expect(town.said.filter((line) => line.includes(`media/${path} `))).toHaveLength(1);
		expect(town.media.get(path)?.size).toBeDefined();
		const answer = await get(`${path}?w=640`);
		expect(answer.statusCode).toBe(200);
		expect(isNeutral(answer)).toBe(true);
		expect(answer.headers["cache-control"]).toBe("no-cache");
	});

	test("doesn't trouble the others", async () => {
		expect(town.said).toHaveLength(bad.length + 1);
		expect((await get("honest.svg")).headers["content-type"]).toBe("image/svg+xml");
		expect((await get("nowhere.jpg")).statusCode).toBe(404);
		expect((await get("../data/pictures")).statusCode).toBe(404);
	});
});

describe("what was prepared, and is lost or damaged while the server runs,", () => {
	const prepared = () =>
		readdirSync(join(dataDir, "pictures")).map((name) => join(dataDir, "pictures", name));
	const sizes = (name: string) =>
		prepared()
			.map((each) => join(each, name))
			.filter((file) => existsSync(file));
	const isWhole = async () => {
		const answer = await get("modern.webp?w=320");
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["content-type"]).toBe("image/webp");
		expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
		expect(answer.headers.etag).toBeDefined();
	};

	test("is prepared again where its folder was deleted", async () => {
		rmSync(join(dataDir, "pictures"), { recursive: true });
		await isWhole();
		expect((await get("small.png")).headers["content-type"]).toBe("image/webp");
	});

	test.each([
		["nothing", Buffer.alloc(0)],
		["other bytes", randomBytes(3000)],
	])("is prepared again where a file holds %s, also after a restart", async (_, bytes) => {
		await isWhole();
		for (const file of sizes("320.webp")) writeFileSync(file, bytes);
		await isWhole();
		for (const file of sizes("320.webp")) writeFileSync(file, bytes);
		const restarted = await open();
		town.pictures.stop();
		await town.app.close();
		town = restarted;
		await isWhole();
	});
});

describe("what was prepared once", () => {
	const folder = join(dataDir, "pictures");
	const dates = () =>
		Object.fromEntries(
			readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((name) => name.endsWith(".webp"))
				.map((name) => [name, statSync(join(folder, name)).mtimeMs]),
		);

	test("is found again at the next start, and only what changed is prepared", async () => {
		const before = dates();
		const second = await open();
		expect(second.hadWork).toBe(false);
		expect(second.said.filter((line) => line.includes("cut.jpg"))).toHaveLength(1);
		expect(dates()).toEqual(before);
		second.pictures.stop();

		writeFileSync(join(mediaFolder, "modern.webp"), await scene(640, 400).webp().toBuffer());
		const third = await open();
		expect(third.hadWork).toBe(true);
		third.pictures.stop();
		const after = dates();
		const kept = Object.keys(before).filter((name) => after[name] === before[name]);
		// The four sizes of the old picture are swept away, the three of the new one are there.
		expect(kept).toHaveLength(Object.keys(before).length - 4);
		expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 1);
		await second.app.close();
		await third.app.close();
	});
});

test("of a photograph that is gone for good no size stays on the disk", async () => {
	const { version } = town.media.get("modern.webp") ?? { version: "" };
	const sizes = () => readdirSync(join(dataDir, "pictures")).filter((name) => name.endsWith(`-${version}`));
	expect((await get("modern.webp?w=320")).statusCode).toBe(200);
	expect(sizes()).toHaveLength(1);
	await town.pictures.forget("modern.webp", { version });
	expect(sizes()).toEqual([]);
});
