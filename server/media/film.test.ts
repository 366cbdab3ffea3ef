import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { uploads } from "#contract/media/limits.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { box, type FilmTrack, film, filmOf } from "../../tests/support/uploaded-files.ts";
import { cleanFilm, isFilm } from "./film.ts";

/** Decision 33: what a film says of its place and its people is gone before anybody gets it. */
let folder: string;
beforeAll(() => {
	folder = newFolder("film");
});

async function cleaned(bytes: Buffer): Promise<Buffer> {
	const file = join(folder, "film.mp4");
	writeFileSync(file, bytes);
	await cleanFilm(file);
	return readFileSync(file);
}

const place = "+26.9124+075.7873/ by Asha";
const says = Buffer.from(place);
/** Parts of pictures as H.264 has them: a length of four bytes each, then the part. */
const part = (...bytes: Buffer[]) => {
	const held = Buffer.concat(bytes);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(held.length);
	return Buffer.concat([length, held]);
};
const slice = part(Buffer.from([0x65]), Buffer.alloc(3000, 7));
const picture: FilmTrack = { handler: "vide", codec: "avc1", holds: slice };
const sound: FilmTrack = { handler: "soun", codec: "mp4a", holds: Buffer.alloc(400, 9) };
const uuid = box("uuid", Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex"), says);
const text = (handler: string, codec: string): FilmTrack => ({ handler, codec, holds: says });
/** A note of the maker: kind 5, its length, a number of sixteen bytes, the words, the last bit. */
const note = part(Buffer.from([6, 5, 16 + says.length]), Buffer.alloc(16, 1), says, Buffer.from([0x80]));

const hidden: readonly (readonly [string, Buffer])[] = [
	["user data of the film", filmOf([picture], { moov: box("udta", box("\xa9xyz", says)) })],
	["its place in 3GPP's words", filmOf([picture], { moov: box("udta", box("loci", says)) })],
	["ID3 tags", filmOf([picture], { moov: box("meta", Buffer.alloc(4), box("ID32", says)) })],
	["Apple's keys", filmOf([picture], { moov: box("meta", box("keys", says), box("ilst", says)) })],
	["XMP beside the film", filmOf([picture], { top: uuid })],
	["XMP in its index", filmOf([picture], { moov: uuid })],
	["meta beside the film", filmOf([picture], { top: box("meta", Buffer.alloc(4), says) })],
	["free space", filmOf([picture], { top: box("free", says), moov: box("skip", says) })],
	["a box that nobody knows", filmOf([picture], { top: box("gps ", says), moov: box("GPMF", says) })],
	["between the samples, as of dashboards", filmOf([picture, sound], { between: box("free", says) })],
	...["udta", "meta", "uuid", "tref"].map(
		(type) => [`${type} of a track`, filmOf([{ ...picture, more: { trak: box(type, says) } }])] as const,
	),
	...["mdia", "minf", "stbl", "codec"].map(
		(at) => [`an extra box in ${at}`, filmOf([{ ...picture, more: { [at]: uuid } }])] as const,
	),
	["a profile of colours", filmOf([{ ...picture, more: { codec: box("colr", Buffer.from("prof"), says) } }])],
	["the name of a track's handler", filmOf([{ ...picture, handlerName: place }])],
	["the name of the codec", filmOf([{ ...picture, codecName: place }])],
	["a note within the pictures", filmOf([{ ...picture, holds: Buffer.concat([note, slice]) }])],
	...(
		[
			["text", "text"],
			["sbtl", "tx3g"],
			["subt", "stpp"],
			["meta", "mebx"],
			["meta", "gpmd"],
			["camm", "camm"],
			["tmcd", "tmcd"],
			["hint", "rtp "],
			["odsm", "mp4s"],
		] as const
	).map(
		([handler, codec]) =>
			[`a track ${handler} of ${codec}`, filmOf([picture, sound, text(handler, codec)])] as const,
	),
	["a second track of pictures", filmOf([picture, { ...picture, codec: "jpeg", holds: says }])],
];

describe("what says where, by whom and with what a film was taken is gone, and its picture and sound are as they were:", () => {
	test.each(hidden)("%s", async (_, bytes) => {
		expect(bytes.includes(says)).toBe(true);
		const clean = await cleaned(bytes);
		expect([clean.includes(says), clean.length]).toEqual([false, bytes.length]);
		for (const kept of [slice, ...(bytes.includes(sound.holds) ? [sound.holds] : [])]) {
			expect(clean.indexOf(kept)).toBe(bytes.indexOf(kept));
		}
		expect(await cleaned(clean)).toEqual(clean);
	});

	test("a film that came in parts, of which one is a track of places", async () => {
		const numbers = (...all: number[]) => {
			const bytes = Buffer.alloc(all.length * 4);
			for (const [at, number] of all.entries()) bytes.writeUInt32BE(number, at * 4);
			return bytes;
		};
		const run = (id: number, at: number, length: number) =>
			box("traf", box("tfhd", numbers(0x020000, id)), box("trun", numbers(0x000201, 1, at, length)));
		const index = filmOf([
			{ ...picture, holds: Buffer.alloc(0) },
			{ ...text("meta", "gpmd"), holds: Buffer.alloc(0) },
		]);
		const makeMoof = (at: number) =>
			box(
				"moof",
				box("mfhd", numbers(0, 1)),
				run(1, at, slice.length),
				run(2, at + slice.length, says.length),
			);
		const moof = makeMoof(makeMoof(0).length + 8);
		const bytes = Buffer.concat([index, moof, box("mdat", slice, says)]);
		const clean = await cleaned(bytes);
		expect([clean.includes(says), clean.indexOf(slice)]).toEqual([false, bytes.indexOf(slice)]);
	});
});

test.each([
	["MPEG-4 part 2", filmOf([{ ...picture, codec: "mp4v" }]), "filmCodec"],
	["HEVC of phones", filmOf([{ ...picture, codec: "hvc1" }]), "filmCodec"],
	["HEVC with its settings in the picture", filmOf([{ ...picture, codec: "hev1" }]), "filmCodec"],
	["AV1", filmOf([{ ...picture, codec: "av01" }]), "filmCodec"],
	["H.264 of studios, 10 bit", filmOf([{ ...picture, profile: 110 }]), "filmCodec"],
	["sound of old phones", filmOf([picture, { ...sound, codec: "samr" }]), "filmCodec"],
	["sound alone", filmOf([sound]), "filmWithoutPicture"],
	["no track at all", filmOf([]), "filmWithoutPicture"],
	["two indexes", filmOf([picture], { top: box("moov", box("mvhd", Buffer.alloc(100))) }), "filmCut"],
	["samples that lie behind the end", filmOf([picture]).subarray(0, -100), "filmCut"],
	[
		"a box too long for what it lies in",
		filmOf([picture], { moov: Buffer.from([0, 0, 1, 0, 1, 1, 1, 1]) }),
		"filmCut",
	],
	[
		"more boxes than any film has",
		filmOf([picture], { moov: Buffer.alloc(8 * (uploads.filmBoxes + 1), "\0\0\0\x08free", "latin1") }),
		"filmCut",
	],
	[
		"an index that would fill the memory",
		filmOf([picture], { moov: box("free", Buffer.alloc(uploads.filmIndexBytes)) }),
		"filmCut",
	],
])("isn't taken: %s", async (_, bytes, outcome) => {
	await expect(cleaned(bytes)).rejects.toMatchObject({ outcome });
});

test.each([1, 4, 7, 8, 9, 100])("%s bytes behind the end are no fault, and go", async (length) => {
	const whole = filmOf([picture]);
	const clean = await cleaned(Buffer.concat([whole, Buffer.alloc(length, 0x33)]));
	expect(clean).toEqual(await cleaned(whole));
	await cleaned(Buffer.concat([whole, Buffer.alloc(length)]));
});

test("small films of other makers, as they come, are taken", async () => {
	expect((await cleaned(film())).length).toBe(film().length);
	expect(isFilm(filmOf([picture], { brand: "XAVC" }))).toBe(true);
	for (const brand of ["heic", "avif", "mif1"])
		expect(isFilm(filmOf([picture], { brand })), brand).toBe(false);
	expect(isFilm(Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ", "latin1"))).toBe(false);
	const vp9 = filmOf([
		{ ...picture, codec: "vp09" },
		{ ...sound, codec: "Opus" },
	]);
	expect(await cleaned(vp9)).toEqual(vp9);
});
