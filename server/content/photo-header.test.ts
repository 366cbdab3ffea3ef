import sharp from "sharp";
import { expect, test } from "vitest";
import { photoHeader } from "./photo-header.ts";

const formats = ["jpeg", "png", "webp", "avif"] as const;

function photo(orientation?: number) {
	const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#287" } });
	return orientation === undefined ? plain : plain.withMetadata({ orientation });
}

for (const format of formats) {
	test(`a ${format}'s size stands in its header`, async () => {
		const bytes = await photo().toFormat(format).toBuffer();
		expect(photoHeader(bytes)).toEqual({ format, width: 90, height: 60 });
	});

	test(`a ${format} that ends too early, or holds nonsense, has no size and does no harm`, async () => {
		const bytes = await photo(6).toFormat(format).toBuffer();
		for (let length = 0; length < Math.min(bytes.length, 600); length++)
			photoHeader(bytes.subarray(0, length));
		for (let at = 0; at < Math.min(bytes.length, 400); at++) {
			for (const value of [0x00, 0xff]) {
				const spoiled = Buffer.from(bytes);
				spoiled.fill(value, at, at + 4);
				photoHeader(spoiled);
			}
		}
		expect(photoHeader(bytes.subarray(0, 10))).toBeUndefined();
	});
}

test("a JPEG taken sideways is as high as it is shown", async () => {
	const turned = await photo(6).jpeg().toBuffer();
	expect(photoHeader(turned)).toEqual({ format: "jpeg", width: 60, height: 90 });
	const upsideDown = await photo(3).jpeg().toBuffer();
	expect(photoHeader(upsideDown)).toEqual({ format: "jpeg", width: 90, height: 60 });
});

test("lossless WebP says its size elsewhere", async () => {
	const bytes = await photo().webp({ lossless: true }).toBuffer();
	expect(photoHeader(bytes)).toEqual({ format: "webp", width: 90, height: 60 });
});

test("what is no photograph of these four kinds has no header", () => {
	const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
	for (const bytes of [heic, Buffer.alloc(0), Buffer.from("GIF89a and more"), Buffer.from("<svg/>")]) {
		expect(photoHeader(bytes)).toBeUndefined();
	}
});
