import { imageSize } from "image-size";

const formats = { jpg: "jpeg", png: "png", webp: "webp", avif: "avif" } as const;

export type PhotoFormat = (typeof formats)[keyof typeof formats];

export type PhotoHeader = { format: PhotoFormat; width: number; height: number };

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF. A sideways JPEG's width and height are swapped, or the layout would shift.
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
