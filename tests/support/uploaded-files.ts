import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import sharp from "sharp";

/** A document of so many pages, as an honest program writes it; without words on them, as of paper that was scanned. */
export function pdf(pages = 2, more = "", words = ""): Buffer {
	const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ");
	const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
	const written = `/Contents ${pages + 3} 0 R /Resources << /Font << /F1 ${font} >> >>`;
	const drawn = `BT /F1 12 Tf 10 100 Td (${words}) Tj ET`;
	const bodies = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
		...Array.from(
			{ length: pages },
			() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${words && written} >>`,
		),
		...(words ? [`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`] : []),
	];
	return pdfOf(bodies, more);
}

/** A document of these objects; the first is its catalogue. */
export function pdfOf(bodies: readonly string[], more = ""): Buffer {
	let text = "%PDF-1.4\n";
	const places = bodies.map((body, at) => {
		const place = text.length;
		text += `${at + 1} 0 obj\n${body}\nendobj\n`;
		return place;
	});
	const from = text.length;
	const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
	text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${lines}`;
	text += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${more} >>\nstartxref\n${from}\n%%EOF\n`;
	return Buffer.from(text, "latin1");
}

/** The same, protected with a password that nobody knows. */
export function lockedPdf(): Buffer {
	const letters = "41".repeat(32);
	const protection = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${letters}> /U <${letters}> /P -4 >>`;
	return pdf(1, `${protection} /ID [<${letters}> <${letters}>]`);
}

/** A photograph with edges and colours, and with the place where it was taken. */
export async function photo(width = 800, height = 600, seed = 0): Promise<Buffer> {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 60 40">
		<rect width="60" height="40" fill="#c84"/><circle cx="${20 + seed}" cy="15" r="9" fill="#fd6"/><rect y="26" width="60" height="14" fill="#354"/></svg>`;
	return sharp(Buffer.from(drawing))
		.resize(width, height, { fit: "fill" })
		.removeAlpha()
		.withExif({
			IFD0: { Make: "Camera of the clerk" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 59/1 0/1" },
		})
		.jpeg()
		.toBuffer();
}

export function box(type: string, ...inside: readonly Buffer[]): Buffer {
	const held = Buffer.concat(inside);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(held.length + 8);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, held]);
}

const latin = (text: string) => Buffer.from(text, "latin1");

function numbers(...all: readonly number[]): Buffer {
	const bytes = Buffer.alloc(all.length * 4);
	for (const [at, number] of all.entries()) bytes.writeUInt32BE(number, at * 4);
	return bytes;
}

/** A track of a film: what it holds, in one sample, and what is written about it. */
export interface FilmTrack {
	readonly handler: string;
	/** By the four letters of its kind of picture, sound or text. */
	readonly codec: string;
	readonly holds: Buffer;
	/** Of H.264; 100 is High. */
	readonly profile?: number;
	/** More boxes, by the box that they lie in. */
	readonly more?: Readonly<Record<string, Buffer>>;
	readonly handlerName?: string;
	readonly codecName?: string;
}

function codecOf({ handler, codec, profile = 100, more = {}, codecName = "" }: FilmTrack): Buffer {
	const rest = more.codec ?? Buffer.alloc(0);
	if (handler === "soun") return box(codec, Buffer.alloc(28), rest);
	if (handler !== "vide") return box(codec, Buffer.alloc(8), rest);
	const fields = Buffer.alloc(78);
	fields.writeUInt8(codecName.length, 42);
	fields.write(codecName, 43, "latin1");
	return box(codec, fields, box("avcC", Buffer.from([1, profile, 0, 30, 0xff, 0xe0, 0])), rest);
}

function track(of: FilmTrack, id: number, place: number): Buffer {
	const { handler, holds, more = {}, handlerName = "" } = of;
	const within = (name: string) => more[name] ?? Buffer.alloc(0);
	const samples = box(
		"stbl",
		box("stsd", numbers(0, 1), codecOf(of)),
		box("stts", numbers(0, 1, 1, 40)),
		box("stsc", numbers(0, 1, 1, 1, 1)),
		box("stsz", numbers(0, 0, 1, holds.length)),
		box("stco", numbers(0, 1, place)),
		within("stbl"),
	);
	return box(
		"trak",
		box("tkhd", numbers(0, 0, 0, id), Buffer.alloc(68)),
		box(
			"mdia",
			box("mdhd", Buffer.alloc(24)),
			box("hdlr", numbers(0, 0), latin(handler), Buffer.alloc(12), latin(`${handlerName}\0`)),
			box("minf", box("dinf", box("dref", numbers(0, 1), box("url ", numbers(1)))), samples, within("minf")),
			within("mdia"),
		),
		within("trak"),
	);
}

/** A film of these tracks, with more boxes in its index, beside it and between its samples. */
export function filmOf(
	tracks: readonly FilmTrack[],
	{ moov, top, between = Buffer.alloc(0), brand = "isom" }: FilmMore = {},
): Buffer {
	const make = (place: number) => {
		let next = place;
		const traks = tracks.map((each, at) => {
			const trak = track(each, at + 1, next);
			next += each.holds.length + between.length;
			return trak;
		});
		const index = box("moov", box("mvhd", Buffer.alloc(100)), ...traks, moov ?? Buffer.alloc(0));
		const head = box("ftyp", latin(`${brand}\0\0\x02\0isommp41`));
		const data = tracks.flatMap(({ holds }) => [holds, between]);
		const film = Buffer.concat([head, index, top ?? Buffer.alloc(0), box("mdat", ...data)]);
		return { film, dataAt: film.length - data.reduce((sum, { length }) => sum + length, 0) };
	};
	return make(make(0).dataAt).film;
}

interface FilmMore {
	readonly moov?: Buffer;
	readonly top?: Buffer;
	readonly between?: Buffer;
	readonly brand?: string;
}

/** A film of one picture's worth of bytes, in which a phone has written where it was taken; another number is another film. */
export function film(shows = 7): Buffer {
	const trak = box("udta", latin("by the clerk"));
	return filmOf([{ handler: "vide", codec: "avc1", holds: Buffer.alloc(5000, shows), more: { trak } }], {
		moov: box("udta", box("\xa9xyz", latin("+28.5900+077.2000/"))),
	});
}

/** A PNG whose header promises more than any council has. */
export function bomb(): Buffer {
	const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000", "hex");
	png.writeUInt32BE(60_000, 16);
	png.writeUInt32BE(60_000, 20);
	return Buffer.concat([png, Buffer.alloc(100)]);
}

/** A document of some 3 MB whose page is 1.5 GB of words when it is unpacked. */
export async function bombPdf(): Promise<Buffer> {
	const words = Buffer.from("BT (a) Tj ET ".repeat(100_000));
	const source = Readable.from(Array.from({ length: 1200 }, () => words));
	const packed = await buffer(source.pipe(createDeflate({ level: 9 })));
	const stream = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString("latin1")}\nendstream`;
	return pdfOf([
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>",
		stream,
	]);
}

/** An empty ZIP with a remark: it is read from its end, so it may stand behind anything. */
export function zipEnd(remark = ""): Buffer {
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(remark.length, 20);
	return Buffer.concat([end, Buffer.from(remark, "latin1")]);
}
