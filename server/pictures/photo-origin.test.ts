import sharp from "sharp";
import { expect, test } from "vitest";
import { originOf } from "./photo-origin.ts";

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#808080" } });

async function exifOf(exif: Record<string, Record<string, string>>): Promise<Buffer | undefined> {
	return (await sharp(await picture.clone().withExif(exif).jpeg().toBuffer()).metadata()).exif;
}

const now = Date.parse("2026-11-28T00:00:00Z");

const place = {
	GPSLatitudeRef: "N",
	GPSLatitude: "28/1 30/1 0/1",
	GPSLongitudeRef: "E",
	GPSLongitude: "77/1 15/1 3600/100",
};

test("time and place of a photograph are read, and nothing where the file says none of them", async () => {
	const whole = { IFD2: { DateTimeOriginal: "2026:11:20 09:30:00" }, IFD3: place };
	expect(originOf(await exifOf(whole), now)).toEqual({
		takenAt: Date.parse("2026-11-20T09:30:00+05:30"),
		latitude: 28.5,
		longitude: 77.26,
	});
	const nothing = { takenAt: null, latitude: null, longitude: null };
	for (const exif of [
		undefined,
		await exifOf({ IFD0: { Artist: "A" } }),
		await exifOf({ IFD3: { ...place, GPSLatitude: "91/1 0/1 0/1" } }),
		await exifOf({ IFD3: { ...place, GPSLatitude: "1/0 0/1 0/1" } }),
		// Nought and nought, the other side of the world, and beyond the borders.
		await exifOf({ IFD3: { ...place, GPSLatitude: "0/1 0/1 0/1", GPSLongitude: "0/1 0/1 0/1" } }),
		await exifOf({ IFD3: { ...place, GPSLatitudeRef: "S", GPSLongitudeRef: "W" } }),
		await exifOf({ IFD3: { ...place, GPSLatitude: "51/1 30/1 0/1" } }),
		...(await Promise.all(
			[
				"0000:00:00 00:00:00",
				"0000:01:01 00:00:00",
				"1980:01:01 00:00:00",
				"2023:02:30 10:00:00",
				"2023:02:29 10:00:00",
				"2023:04:31 10:00:00",
				"2024:13:01 10:00:00",
				"2024:01:01 24:00:01",
				"2107:12:31 23:59:59",
				"9999:12:31 23:59:59",
			].map((DateTimeOriginal) => exifOf({ IFD2: { DateTimeOriginal } })),
		)),
	])
		expect(originOf(exif, now)).toEqual(nothing);
});

test("damaged data lead nowhere", async () => {
	const exif = (await exifOf({ IFD3: place })) ?? Buffer.alloc(0);
	for (let at = 0; at < exif.length; at += 1) {
		for (const damaged of [exif.subarray(0, at), Buffer.from(exif).fill(0xff, at, at + 1)]) {
			const { latitude } = originOf(damaged);
			expect(latitude === null || Math.abs(latitude) <= 90).toBe(true);
		}
	}
});
