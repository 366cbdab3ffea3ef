import { pictures } from "#contract/limits.ts";

/** Raised when the settings below change: then every picture is prepared again. */
const edition = 1;

/** How photographs are pressed. WebP for everyone; AVIF, slower to make, for the large ones where it is clearly smaller. */
export const recipe = {
	webp: { quality: 74, effort: 4 },
	avif: { quality: 50, effort: 2 },
} as const;

export type PictureForm = keyof typeof recipe;

/** The folder of a picture's prepared sizes: its content and these settings, so that only what changed is made again. */
export function folderOf(version: string): string {
	return `${edition}-${version}`;
}

/** The widths made of a photograph so wide: no size is larger than the original. */
export function widthsOf(width: number): number[] {
	const largest = Math.min(width, pictures.widths.at(-1) ?? width);
	return [...pictures.widths.filter((each) => each < largest), largest];
}

/** The widths that are tried as AVIF too. */
export function avifWidthsOf(width: number): number[] {
	return widthsOf(width).filter((each) => each >= pictures.avif.fromWidth);
}

/** The addresses of a photograph's sizes, the last of them for readers whose browser can't choose. */
export function addressesOf(src: string, width: number): { src: string; srcset: string } {
	const widths = widthsOf(width);
	const at = (each: number) => `${src}&w=${each}`;
	return {
		src: at(widths.at(-1) ?? width),
		srcset: widths.map((each) => `${at(each)} ${each}w`).join(", "),
	};
}
