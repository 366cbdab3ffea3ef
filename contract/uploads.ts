/** Types of uploads, told by a file's content and not by its name (decision 33). */
export const fileTypes = ["picture", "pdf", "film"] as const;

export type FileType = (typeof fileTypes)[number];

export const acceptedBy: Readonly<Record<FileType, string>> = {
	picture: "image/jpeg,image/png,image/webp,image/avif",
	pdf: "application/pdf",
	film: "video/mp4",
};

/** Address to which pieces of a file are sent, by the tus protocol. */
export const uploadsPath = "/api/uploads";

/** The shelf's part of the addresses below `/media/`: no file of a council's folder can have such a name. */
export const uploadedPrefix = "uploads/";

/** The uploaded files that a text names, such as the body of a version. */
export function uploadsNamedIn(text: string): string[] {
	return [...new Set(text.match(/uploads\/[0-9a-f]{2}\/[0-9a-f]{62}\.(?:webp|pdf|mp4)/g))];
}

/** Compares two file names without their endings, capitals and signs. */
export function soundsSame(one: string, other: string): boolean {
	const plain = (text: string) =>
		text
			.replace(/\.[a-z0-9]{2,5}$/i, "")
			.toLowerCase()
			.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
			.trim();
	return plain(one) === plain(other);
}

/** Endings by which systems run a file, as part of a pattern. */
export const programEndings =
	"exe|com|bat|cmd|scr|pif|cpl|msi|msp|dll|jar|jse?|vb[es]?|ws[fh]|hta|ps1|lnk|reg|apk|app|command|sh|desktop|iso|img";

/** Whether Windows keeps a name for itself, whatever its ending: a file that is called so can be neither unpacked nor checked out there. */
export function isReservedName(name: string): boolean {
	return /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$)\s*(?:\.|$)/i.test(
		name,
	);
}

/** Whether a photograph moves (WebP, PNG, AVIF), by its beginning: of several images the first alone would be shown. */
export function isMoving(head: Uint8Array): boolean {
	const text = String.fromCharCode(...head.subarray(0, 32));
	if (text.startsWith("RIFF") && text.startsWith("WEBPVP8X", 8)) return ((head[20] ?? 0) & 2) !== 0;
	if (text.startsWith("ftyp", 4)) return text.startsWith("avis", 8);
	if (!text.startsWith("\x89PNG")) return false;
	const view = new DataView(head.buffer, head.byteOffset, head.length);
	// The chunk of an animated PNG comes before its first image.
	for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
		const type = String.fromCharCode(...head.subarray(at + 4, at + 8));
		if (type === "acTL") return true;
		if (type === "IDAT") return false;
	}
	return false;
}
