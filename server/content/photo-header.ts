import { imageSize } from "image-size";

/** The supported photo formats by image-size's names for them; detected from the content, not from the file's extension. */
const formats = { jpg: "jpeg", png: "png", webp: "webp", avif: "avif" } as const;

export type PhotoFormat = (typeof formats)[keyof typeof formats];

/** A photograph's format, and its size after its orientation is applied. */
export type PhotoHeader = { format: PhotoFormat; width: number; height: number };

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF. Width and height are swapped for a JPEG taken sideways, or the page would
 * reserve space of the wrong shape and shift when the photo loads. In other formats image-size reads no orientation; no
 * camera writes one there.
 *
 * @param bytes the file, or enough of its beginning
 * @returns undefined if the size is not in these bytes
 */
export function photoHeader(bytes: Buffer): PhotoHeader | undefined {
	try {
		const { type = "", width, height, orientation = 1 } = imageSize(bytes);
		const format = formats[type as keyof typeof formats];
		if (!format || !width || !height) return undefined;
		// EXIF orientations 5 to 8 are rotated by 90 degrees.
		return orientation >= 5 ? { format, width: height, height: width } : { format, width, height };
	} catch {
		return undefined;
	}
}
