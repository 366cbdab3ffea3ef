import { pictures } from "#contract/media/limits.ts";

export function widthsOf(width: number): number[] {
	const largest = Math.min(width, pictures.widths.at(-1) ?? width);
	return [...pictures.widths.filter((each) => each < largest), largest];
}

export function avifWidthsOf(width: number): number[] {
	return widthsOf(width).filter((each) => each >= pictures.avif.fromWidth);
}

/** Addresses of a photograph's sizes; `src` is for browsers without srcset. */
export function addressesOf(src: string, width: number): { src: string; srcset: string } {
	const widths = widthsOf(width);
	const at = (each: number) => `${src}&w=${each}`;
	return {
		src: at(widths.at(-1) ?? width),
		srcset: widths.map((each) => `${at(each)} ${each}w`).join(", "),
	};
}
