import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { socialCard } from "#contract/app-icons.ts";
import type { ColourRole } from "#contract/colours.ts";
import { type Lang, officialFirst } from "#contract/language.ts";

export interface CardSource {
	readonly colours: Readonly<Record<ColourRole, string>>;
	readonly names: Readonly<Record<Lang, { readonly name: string; readonly town: string }>>;
}

/** A file, because a server may lack Devanagari (icons.ts); unsubset, because names may have any letter. */
const face = fileURLToPath(new URL("face/anek-devanagari-800.ttf", import.meta.url));

const { width, height } = socialCard;
const [ink, paper] = ["#132120", "#ffffff"];
/** Pixels; the kerb is the black and white strip below every name-board. */
const board = { height: 428, margin: 28, line: 7, words: 1020, letters: 150, gap: 34 };
const kerb = { height: 20, stone: 50 };
const band = { margin: 56, gap: 32, letters: 58 };

export const emblemHeight = 118;

export async function drawCard({ colours, names }: CardSource, emblem: Buffer, lang: Lang): Promise<Buffer> {
	const frame = board.margin + board.line;
	const layers = [
		box(colours.board, 0, 0, width, board.height),
		box(ink, board.margin, board.margin, width - 2 * board.margin, board.height - 2 * board.margin),
		box(colours.board, frame, frame, width - 2 * frame, board.height - 2 * frame),
		box(ink, 0, board.height, width, kerb.height),
	];
	for (let left = kerb.stone; left < width; left += 2 * kerb.stone) {
		layers.push(box(paper, left, board.height, kerb.stone, kerb.height));
	}

	const lines: Words[] = [];
	for (const each of officialFirst) {
		const above = lines.at(-1);
		const letters = above ? 0.62 * above.letters : board.letters;
		lines.push(await oneLine(names[each].town.toUpperCase(), letters));
	}
	const gaps = board.gap * (lines.length - 1);
	let top = (board.height - lines.reduce((sum, line) => sum + line.height, gaps)) / 2;
	for (const line of lines) {
		layers.push(at(line.data, (width - line.width) / 2, top));
		top += line.height + board.gap;
	}

	const middle = (board.height + kerb.height + height) / 2;
	const sign = await sharp(emblem).metadata();
	const left = band.margin + sign.width + band.gap;
	const name = await block(names[lang].name, width - left - band.margin);
	layers.push(
		at(emblem, band.margin, middle - sign.height / 2),
		at(name.data, left, middle - name.height / 2),
	);

	return sharp({ create: { width, height, channels: 3, background: colours.night } })
		.composite(layers)
		.png({ palette: true, compressionLevel: 9 })
		.toBuffer();
}

interface Words {
	readonly data: Buffer;
	readonly width: number;
	readonly height: number;
	readonly letters: number;
}

async function oneLine(text: string, letters: number): Promise<Words> {
	const wanted = await write(text, ink, letters);
	return wanted.width <= board.words ? wanted : write(text, ink, (letters * board.words) / wanted.width);
}

async function block(text: string, most: number): Promise<Words> {
	let words = await write(text, paper, band.letters, most);
	while (words.height > emblemHeight) words = await write(text, paper, words.letters * 0.93, most);
	return words;
}

async function write(text: string, colour: string, letters: number, most?: number): Promise<Words> {
	// Pango takes it for markup.
	const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const words = sharp({
		text: {
			text: `<span foreground="${colour}">${escaped}</span>`,
			font: `Anek Devanagari ${letters}`,
			fontfile: face,
			dpi: 72,
			rgba: true,
			...(most === undefined ? {} : { width: most }),
		},
	});
	const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, letters };
}

function at(input: Buffer, left: number, top: number): OverlayOptions {
	return { input, left: Math.round(left), top: Math.round(top) };
}

function box(background: string, left: number, top: number, width: number, height: number): OverlayOptions {
	return { input: { create: { width, height, channels: 3, background } }, left, top };
}
