import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMoving } from "#contract/uploads.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { writeMaster } from "./prepare.ts";

/** Decision 33: what a photograph says besides what is seen is gone, wherever its form can hold it. */
let folder: string;
beforeAll(() => {
	folder = newFolder("master");
});
afterAll(() => {
	// Other tests of this process draw their pictures in forms that no upload may have.
	sharp.unblock({ operation: ["VipsForeignLoad"] });
});

const secret = "+26.9124 by Asha";
const says = Buffer.from(secret);
const wide = Buffer.from(secret, "utf16le");

const drawn = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#c84" } });

/** A part of a JPEG, by its number. */
function segment(marker: number, ...holds: readonly Buffer[]): Buffer {
	const held = Buffer.concat(holds);
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(held.length + 2, 2);
	return Buffer.concat([head, held]);
}

async function jpeg(): Promise<Buffer> {
	const plain = await drawn(120, 80)
		.withExif({
			IFD0: { Artist: secret, Copyright: secret },
			IFD2: { BodySerialNumber: secret, MakerNote: secret },
		})
		.jpeg()
		.toBuffer();
	const text = (...parts: string[]) => Buffer.from(parts.join(""), "latin1");
	return Buffer.concat([
		plain.subarray(0, 2),
		segment(0xe1, text("http://ns.adobe.com/xap/1.0/\0"), says),
		segment(0xe1, text("http://ns.adobe.com/xmp/extension/\0"), says),
		segment(0xed, text("Photoshop 3.0\0", "8BIM\x04\x04\0\0\0\0\0\x10"), says),
		segment(0xe2, text("ICC_PROFILE\0\x01\x01"), says),
		segment(0xe2, text("MPF\0"), says),
		segment(0xe2, text("FPXR\0"), wide),
		segment(0xe0, text("JFXX\0\x10"), says),
		segment(0xef, says),
		segment(0xfe, says),
		plain.subarray(2),
		says,
		await drawn(40, 30).jpeg().toBuffer(),
		says,
	]);
}

/** A part of a PNG, with its sum. */
function chunk(type: string, ...holds: readonly Buffer[]): Buffer {
	const held = Buffer.concat([Buffer.from(type, "latin1"), ...holds]);
	const [head, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	head.writeUInt32BE(held.length - 4);
	sum.writeUInt32BE(crc32(held));
	return Buffer.concat([head, held, sum]);
}

const afterHeader = 33;

async function png(...more: readonly Buffer[]): Promise<Buffer> {
	const plain = await drawn(120, 80).png().toBuffer();
	return Buffer.concat([plain.subarray(0, afterHeader), ...more, plain.subarray(afterHeader), says]);
}

async function webp(): Promise<Buffer> {
	const plain = await drawn(120, 80)
		.withExif({ IFD0: { Artist: secret } })
		.withXmp(`<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
		.webp()
		.toBuffer();
	const own = Buffer.concat([Buffer.from("ASHA"), Buffer.from([says.length, 0, 0, 0]), says]);
	const whole = Buffer.concat([plain, own]);
	whole.writeUInt32LE(whole.length - 8, 4);
	return whole;
}

const text = (word: string, ...rest: readonly Buffer[]) =>
	Buffer.concat([Buffer.from(word, "latin1"), ...rest]);
test.each([
	["JPEG: Exif, XMP, IPTC, profile, second images, comments, what stands behind", jpeg],
	[
		"PNG: texts of three kinds, Exif, profile, the maker's own",
		() =>
			png(
				chunk("tEXt", text("Author\0", says)),
				chunk("iTXt", text("XML:com.adobe.xmp\0\0\0\0\0", says)),
				chunk("eXIf", text("MM\0*\0\0\0\x08\0\0", says)),
				chunk("prVt", says),
			),
	],
	["WebP: Exif, XMP, the maker's own", webp],
	[
		"AVIF: Exif, XMP",
		async () =>
			drawn(120, 80)
				.withExif({ IFD0: { Artist: secret } })
				.withXmp(`<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
				.avif({ effort: 0 })
				.toBuffer(),
	],
])("a photograph is written anew without what is hidden in it: %s", async (_, make) => {
	const [from, to] = [join(folder, "from"), join(folder, "to")];
	const bytes = await make();
	expect(bytes.includes(says)).toBe(true);
	writeFileSync(from, bytes);
	expect(await writeMaster(from, to)).toMatchObject({ width: 120, height: 80 });
	const kept = readFileSync(to);
	for (const word of [says, wide, Buffer.from("Asha")]) expect(kept.includes(word)).toBe(false);
	const { exif, xmp, iptc, icc } = await sharp(to).metadata();
	expect([exif, xmp, iptc, icc]).toEqual(Array(4).fill(undefined));
});

test.each([
	[1, 1, 1, 1],
	[20_000, 50, 2560, 6],
	[50, 20_000, 6, 2560],
])("a picture of %s × %s pixels is taken", async (width, height, ...size) => {
	const [from, to] = [join(folder, "from"), join(folder, "to")];
	writeFileSync(from, await drawn(width, height).ensureAlpha(0).png().toBuffer());
	expect(Object.values(await writeMaster(from, to)).slice(0, 2)).toEqual(size);
	const photo = await writeMaster(from, to, "photo");
	expect(photo).toMatchObject({ width: Math.min(width, width > height ? 1600 : 4) || 1 });
});

test("a picture that moves is told from one that stands still", async () => {
	const frames = Buffer.concat([Buffer.alloc(60 * 60 * 3, 10), Buffer.alloc(60 * 60 * 3, 200)]);
	const raw = { width: 60, height: 120, channels: 3, pageHeight: 60 } as const;
	const moving = await sharp(frames, { raw })
		.webp({ loop: 0, delay: [100, 100] })
		.toBuffer();
	expect(isMoving(moving)).toBe(true);
	expect(isMoving(await webp())).toBe(false);
	expect(isMoving(await png(chunk("tEXt", says), chunk("acTL", Buffer.alloc(8))))).toBe(true);
	expect(isMoving(await png(chunk("tEXt", text("acTL"))))).toBe(false);
	expect(isMoving(Buffer.from("\0\0\0\x20ftypavis\0\0\0\0avis", "latin1"))).toBe(true);
	expect(isMoving(await jpeg())).toBe(false);
	expect(isMoving(Buffer.alloc(0))).toBe(false);
});

test("a JPEG without the mark of its end is whole, one without some of its picture is damaged", async () => {
	const bytes = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, at) => (at * at * 7919) % 251));
	const noise = () => sharp(bytes, { raw: { width: 90, height: 60, channels: 3 } });
	const [source, target] = [join(folder, "cut"), join(folder, "anew")];
	for (const progressive of [false, true]) {
		const whole = await noise().jpeg({ progressive }).toBuffer();
		const cut = async (by: number) => {
			writeFileSync(source, whole.subarray(0, whole.length - by));
			return writeMaster(source, target, "photo");
		};
		for (const by of [0, 1, 2]) expect(await cut(by), `${by}`).toMatchObject({ width: 90, height: 60 });
		for (const by of [8, 40, whole.length / 2])
			expect(await cut(by), `${by}`).toEqual({ problem: "damaged" });
	}
});

test("a citizen's photograph may be as large as phones make JPEGs, and other forms as large as they cost little", async () => {
	const [source, target] = [join(folder, "large"), join(folder, "anew")];
	const sent = async (width: number, height: number, as: (picture: Sharp) => Sharp) => {
		writeFileSync(source, await as(drawn(width, height)).toBuffer());
		return "width" in (await writeMaster(source, target, "photo"));
	};
	const forms = {
		jpeg: (picture: Sharp) => picture.jpeg(),
		inPasses: (picture: Sharp) => picture.jpeg({ progressive: true }),
		png: (picture: Sharp) => picture.png({ compressionLevel: 1 }),
		webp: (picture: Sharp) => picture.webp({ lossless: true, effort: 0 }),
	};
	// 50 megapixels; 4:3 of 16; what is a little more than may be.
	expect(await sent(8160, 6120, forms.jpeg)).toBe(true);
	expect(await sent(4608, 3456, forms.png)).toBe(true);
	expect(await sent(5000, 3300, forms.inPasses)).toBe(false);
	expect(await sent(5000, 3300, forms.png)).toBe(false);
	expect(await sent(5000, 3300, forms.webp)).toBe(false);
	expect(await sent(8, 6, (picture) => picture.avif({ effort: 0 }))).toBe(false);
});

test("a JPEG of more scans than any camera writes isn't decoded", async () => {
	const whole = await drawn(64, 48).toColourspace("b-w").jpeg({ progressive: true }).toBuffer();
	const begin = Buffer.from([0xff, 0xda]);
	const second = whole.indexOf(begin, whole.indexOf(begin) + 1);
	// Bit after bit of one frequency after the other, each of them the end of all blocks at once.
	const scans = Array.from({ length: 700 }, (_, at) => {
		const [frequency, bit] = [1 + Math.floor(at / 14), 13 - (at % 14)];
		const before = bit === 13 ? 0 : bit + 1;
		const head = segment(0xda, Buffer.from([1, 1, 0, frequency, frequency, (before << 4) | bit]));
		return Buffer.concat([head, Buffer.from([0x43])]);
	});
	const [source, target] = [join(folder, "scans"), join(folder, "anew")];
	const written = async (count: number) => {
		writeFileSync(
			source,
			Buffer.concat([whole.subarray(0, second), ...scans.slice(0, count), whole.subarray(-2)]),
		);
		return writeMaster(source, target, "photo");
	};
	expect(await written(98)).toMatchObject({ width: 64, height: 48 });
	expect(await written(700)).toEqual({ problem: "damaged" });
});
