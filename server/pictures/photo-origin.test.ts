import sharp from "sharp";
import { expect, test } from "vitest";
import { originOf } from "./photo-origin.ts";

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#808080" } });

async function exifOf(exif: Record<string, Record<string, string>>): Promise<Buffer | undefined> {
	return (await sharp(await picture.clone().withExif(exif).jpeg().toBuffer()).metadata()).exif;
}

const south = {
	GPSLatitudeRef: "S",
	GPSLatitude: "28/1 30/1 0/1",
	GPSLongitudeRef: "W",
	GPSLongitude: "77/1 15/1 3600/100",
};

test("time and place of a photograph are read, and nothing where the file says none of them", async () => {
	const whole = { IFD2: { DateTimeOriginal: "2026:11:20 09:30:00" }, IFD3: south };
	expect(originOf(await exifOf(whole))).toEqual({
		takenAt: Date.parse("2026-11-20T09:30:00+05:30"),
		latitude: -28.5,
		longitude: -77.26,
	});
	const nothing = { takenAt: null, latitude: null, longitude: null };
	for (const exif of [
		undefined,
		await exifOf({ IFD0: { Artist: "A" } }),
		await exifOf({ IFD3: { ...south, GPSLatitude: "91/1 0/1 0/1" } }),
		await exifOf({ IFD3: { ...south, GPSLatitude: "1/0 0/1 0/1" } }),
		await exifOf({ IFD2: { DateTimeOriginal: "0000:00:00 00:00:00" } }),
	])
		expect(originOf(exif)).toEqual(nothing);
});

test("damaged data lead nowhere", async () => {
	const exif = (await exifOf({ IFD3: south })) ?? Buffer.alloc(0);
	for (let at = 0; at < exif.length; at += 1) {
		for (const damaged of [exif.subarray(0, at), Buffer.from(exif).fill(0xff, at, at + 1)]) {
			const { latitude } = originOf(damaged);
			expect(latitude === null || Math.abs(latitude) <= 90).toBe(true);
		}
	}
});
