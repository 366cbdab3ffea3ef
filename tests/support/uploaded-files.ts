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

function box(type: string, ...inside: readonly Buffer[]): Buffer {
	const held = Buffer.concat(inside);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(held.length + 8);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, held]);
}

/** A film of one picture's worth of bytes, in which a phone has written where it was taken; another number is another film. */
export function film(shows = 7): Buffer {
	return Buffer.concat([
		box("ftyp", Buffer.from("isom\0\0\x02\0isommp41", "latin1")),
		box(
			"moov",
			box("mvhd", Buffer.alloc(100)),
			box("trak", box("tkhd", Buffer.alloc(84)), box("udta", Buffer.from("by the clerk"))),
			box("udta", box("\xa9xyz", Buffer.from("+28.5900+077.2000/"))),
		),
		box("mdat", Buffer.alloc(5000, shows)),
	]);
}

/** A PNG whose header promises more than any council has. */
export function bomb(): Buffer {
	const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000", "hex");
	png.writeUInt32BE(60_000, 16);
	png.writeUInt32BE(60_000, 20);
	return Buffer.concat([png, Buffer.alloc(100)]);
}

/** An empty ZIP with a remark: it is read from its end, so it may stand behind anything. */
export function zipEnd(remark = ""): Buffer {
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(remark.length, 20);
	return Buffer.concat([end, Buffer.from(remark, "latin1")]);
}
