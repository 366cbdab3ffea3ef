/** Types by content, not by name (decision 33). */
export const fileTypes = ["picture", "pdf", "film"] as const;

export type FileType = (typeof fileTypes)[number];

export const acceptedBy: Readonly<Record<FileType, string>> = {
	picture: "image/jpeg,image/png,image/webp,image/avif",
	pdf: "application/pdf",
	film: "video/mp4",
};

/** Address for pieces of a file (tus). */
export const uploadsPath = "/api/uploads";

/** Path of uploads below `/media/`, impossible in a council's folder. */
export const uploadedPrefix = "uploads/";

export function uploadsNamedIn(text: string): string[] {
	return [...new Set(text.match(/uploads\/[0-9a-f]{2}\/[0-9a-f]{62}\.(?:webp|pdf|mp4)/g))];
}

/** Compares file names without endings, case and punctuation. */
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

/** Whether Windows reserves a name, so that the file can't be unpacked there. */
export function isReservedName(name: string): boolean {
	return /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$)\s*(?:\.|$)/i.test(
		name,
	);
}

/** Whether an image (WebP, PNG, AVIF) is animated, by its beginning; only its first frame would be shown. */
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
