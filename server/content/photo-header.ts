import { imageSize } from "image-size";

/** The kinds of photograph that the site understands, by the names that the library has for them, whatever a file's name ends in. */
const formats = { jpg: "jpeg", png: "png", webp: "webp", avif: "avif" } as const;

export type PhotoFormat = (typeof formats)[keyof typeof formats];

/** What the first bytes of a photograph tell: its kind, and its size the right way up. */
export type PhotoHeader = { format: PhotoFormat; width: number; height: number };

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF. Sizes are those a reader sees: a camera held sideways says so in the orientation, and
 * width and height change places.
 *
 * @param bytes the file, or enough of its beginning; undefined when the size is not in it
 */
export function photoHeader(bytes: Buffer): PhotoHeader | undefined {
	try {
		const { type = "", width, height, orientation = 1 } = imageSize(bytes);
		const format = formats[type as keyof typeof formats];
		if (!format || !width || !height) return undefined;
		// Orientations 5 to 8 are the four that lie on their side.
		return orientation >= 5 ? { format, width: height, height: width } : { format, width, height };
	} catch {
		return undefined;
	}
}
