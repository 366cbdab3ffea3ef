import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { isMoving } from "#contract/uploads.ts";

/** Quality of a photograph before the server writes it anew. */
const quality = 0.9;

/** Length of the file's beginning that tells its type. */
const headLength = kilobytes(64);

/** Shrinks a photograph to the largest size that the site uses; HEIC becomes JPEG. Anything else is sent unchanged, for the server to judge. */
export async function shrink(file: File): Promise<Blob> {
	const head = new Uint8Array(
		await file
			.slice(0, headLength)
			.arrayBuffer()
			.catch(() => new ArrayBuffer(0)),
	);
	const isHeic = /^ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/.test(String.fromCharCode(...head.subarray(4, 12)));
	// Many systems don't know HEIC; a GIF may move, and a drawing has no pixels.
	const isPhoto = (file.type.startsWith("image/") && !/svg|gif/.test(file.type)) || isHeic;
	if (!isPhoto || isMoving(head)) return file;
	const picture = await decoded(file);
	if (!picture) return file;
	const { width, height } = picture;
	const scale = uploads.longestSide / Math.max(width, height);
	if (scale >= 1 && !isHeic) {
		picture.close();
		return file;
	}
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width * Math.min(scale, 1));
	canvas.height = Math.round(height * Math.min(scale, 1));
	canvas.getContext("2d")?.drawImage(picture.image, 0, 0, canvas.width, canvas.height);
	picture.close();
	// Keeps transparency.
	const type = /png|webp|avif/.test(file.type) ? "image/webp" : "image/jpeg";
	const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
	return smaller && (isHeic || smaller.size < file.size) ? smaller : file;
}

interface Decoded {
	readonly image: CanvasImageSource;
	readonly width: number;
	readonly height: number;
	readonly close: () => void;
}

/** Decodes a picture upright; some browsers read HEIC only in a page. */
async function decoded(file: File): Promise<Decoded | undefined> {
	const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
	if (bitmap)
		return { image: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
	const image = new Image();
	image.src = URL.createObjectURL(file);
	const close = () => URL.revokeObjectURL(image.src);
	try {
		await image.decode();
		return { image, width: image.naturalWidth, height: image.naturalHeight, close };
	} catch {
		close();
		return undefined;
	}
}
