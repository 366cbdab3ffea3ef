import { uploads } from "#contract/limits.ts";

/** How good a photograph stays; the server writes it anew. */
const quality = 0.9;

/**
 * A photograph no larger than its sizes on the site need, so that less travels over a slow line: of eight megabytes some half. What the
 * browser can't open, or what is small enough, is sent as it is, and the server judges it.
 */
export async function shrink(file: File): Promise<Blob> {
	if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return file;
	let picture: ImageBitmap;
	try {
		picture = await createImageBitmap(file, { imageOrientation: "from-image" });
	} catch {
		return file;
	}
	const { width, height } = picture;
	const scale = uploads.longestSide / Math.max(width, height);
	// HEIC is made JPEG where the browser can read it: the server takes none.
	const isForeign = /hei[cf]/.test(file.type);
	if (scale >= 1 && !isForeign) {
		picture.close();
		return file;
	}
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width * Math.min(scale, 1));
	canvas.height = Math.round(height * Math.min(scale, 1));
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	// What may be see-through stays so.
	const type = /png|webp|avif/.test(file.type) ? "image/webp" : "image/jpeg";
	const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
	return smaller && (isForeign || smaller.size < file.size) ? smaller : file;
}
