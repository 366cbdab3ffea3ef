/** The kinds of photograph that the site understands, whatever their names end in. */
export type RasterFormat = "jpeg" | "png" | "webp" | "avif";

/** What the first bytes of a photograph tell: its kind, and its size the right way up. */
export type RasterHeader = { format: RasterFormat; width: number; height: number };

type Header = RasterHeader & { orientation?: number | undefined };

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF. Sizes are those a reader sees: a camera held sideways says so in the
 * orientation (EXIF, or AVIF's own), and width and height change places.
 *
 * @param bytes the file, or enough of its beginning; undefined when the size does not stand in it
 */
export function rasterHeader(bytes: Buffer): RasterHeader | undefined {
	try {
		const header = png(bytes) ?? jpeg(bytes) ?? webp(bytes) ?? avif(bytes);
		if (!header || header.width === 0 || header.height === 0) return undefined;
		const { format, width, height, orientation = 1 } = header;
		// Orientations 5 to 8 are the four that lie on their side.
		return orientation >= 5 ? { format, width: height, height: width } : { format, width, height };
	} catch (error) {
		// The file ends before what its own lengths promise.
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

const ascii = (bytes: Buffer, from: number, length: number) => bytes.toString("latin1", from, from + length);

/** Signature, then chunks of length, name, data. The orientation (eXIf) may stand before the picture itself. */
function png(bytes: Buffer): Header | undefined {
	if (ascii(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || ascii(bytes, 12, 4) !== "IHDR") return undefined;
	const size = { format: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } as const;
	for (let at = 33; at + 12 < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
		const name = ascii(bytes, at + 4, 4);
		if (name === "IDAT") break;
		if (name === "eXIf") return { ...size, orientation: tiffOrientation(bytes, at + 8) };
	}
	return size;
}

/** Segments of marker and length; the size stands in the start of frame, the orientation in the first APP1 that has one. */
function jpeg(bytes: Buffer): Header | undefined {
	if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
	let orientation: number | undefined;
	for (let at = 2; ; ) {
		if (bytes.readUInt8(at) !== 0xff) return undefined;
		const marker = bytes.readUInt8(at + 1);
		// Fill bytes, and the markers without a length.
		if (marker === 0xff || (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01) {
			at += marker === 0xff ? 1 : 2;
			continue;
		}
		const length = bytes.readUInt16BE(at + 2);
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) {
			const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
			return { format: "jpeg", width, height, orientation };
		}
		if (marker === 0xe1 && ascii(bytes, at + 4, 6) === "Exif\0\0") {
			orientation ??= tiffOrientation(bytes, at + 10);
		}
		at += 2 + length;
	}
}

/** RIFF chunks. The extended form says its canvas, and may carry EXIF behind the picture. */
function webp(bytes: Buffer): Header | undefined {
	if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 4) !== "WEBP") return undefined;
	const form = ascii(bytes, 12, 4);
	if (form === "VP8 ") {
		const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
		return { format: "webp", width, height };
	}
	if (form === "VP8L") {
		const bits = bytes.readUInt32LE(21);
		return { format: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
	}
	if (form !== "VP8X") return undefined;
	const size = {
		format: "webp",
		width: bytes.readUIntLE(24, 3) + 1,
		height: bytes.readUIntLE(27, 3) + 1,
	} as const;
	const hasExif = (bytes.readUInt8(20) & 0x08) !== 0;
	if (!hasExif) return size;
	for (let at = 12; at + 8 <= bytes.readUInt32LE(4) + 8; ) {
		const length = bytes.readUInt32LE(at + 4);
		if (ascii(bytes, at, 4) === "EXIF") {
			const start = ascii(bytes, at + 8, 6) === "Exif\0\0" ? at + 14 : at + 8;
			return { ...size, orientation: tiffOrientation(bytes, start) };
		}
		at += 8 + length + (length % 2);
	}
	return size;
}

/** Boxes within boxes: meta › iprp › ipco holds the sizes (`ispe`; the picture's is the largest) and quarter turns (`irot`). */
function avif(bytes: Buffer): Header | undefined {
	if (ascii(bytes, 4, 4) !== "ftyp") return undefined;
	const brands = ascii(bytes, 8, bytes.readUInt32BE(0) - 8);
	if (!brands.includes("avif") && !brands.includes("avis")) return undefined;
	const meta = boxesIn(bytes, 0, bytes.length).find((box) => box.name === "meta");
	const properties = meta && inside(bytes, meta.start + 4, meta.end, ["iprp", "ipco"]);
	if (!properties) return undefined;
	let header: Header | undefined;
	for (const { name, start } of properties) {
		if (name === "irot" && header && bytes.readUInt8(start) % 2 === 1) header.orientation = 6;
		if (name !== "ispe") continue;
		const [width, height] = [bytes.readUInt32BE(start + 4), bytes.readUInt32BE(start + 8)];
		if (!header || width * height > header.width * header.height) header = { format: "avif", width, height };
	}
	return header;
}

type Box = { name: string; start: number; end: number };

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at + 8 <= to && at + 8 <= bytes.length; ) {
		const length = bytes.readUInt32BE(at);
		// 1 is a length of eight bytes, 0 is "to the end": both belong to the picture's data, behind all that is read here.
		if (length < 8) break;
		boxes.push({ name: ascii(bytes, at + 4, 4), start: at + 8, end: at + length });
		at += length;
	}
	return boxes;
}

function inside(bytes: Buffer, from: number, to: number, [name, ...rest]: string[]): Box[] | undefined {
	const boxes = boxesIn(bytes, from, to);
	if (name === undefined) return boxes;
	const box = boxes.find((each) => each.name === name);
	return box && inside(bytes, box.start, box.end, rest);
}

const ORIENTATION = 0x0112;

/** The orientation in a TIFF directory, the form in which EXIF is written; undefined where it has none. */
function tiffOrientation(bytes: Buffer, start: number): number | undefined {
	const little = ascii(bytes, start, 2) === "II";
	const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
	const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
	const directory = start + long(start + 4);
	const count = Math.min(short(directory), 512);
	for (let entry = 0; entry < count; entry++) {
		const at = directory + 2 + entry * 12;
		if (short(at) !== ORIENTATION) continue;
		const orientation = short(at + 8);
		return orientation >= 1 && orientation <= 8 ? orientation : undefined;
	}
	return undefined;
}
