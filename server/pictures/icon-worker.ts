import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { appIcons, socialCard } from "#contract/app-icons.ts";
import { languages } from "#contract/language.ts";
import { pictures } from "#contract/media/limits.ts";
import { type CardSource, drawCard, emblemHeight } from "./social-card.ts";

export interface IconTask extends CardSource {
	readonly onLight: string;
	readonly onDark: string;
	readonly folder: string;
}

/** Safe zone of a maskable icon, which phones may crop. */
const uncut = 0.6;

/** Renders an emblem; SVG at its final size, or it would look blurred. */
async function drawn(file: string, box: number) {
	const limits = { limitInputPixels: pictures.maxPixels };
	const { format, width, height } = await sharp(file, limits).metadata();
	const density = format === "svg" ? Math.min(Math.max((72 * box) / Math.max(width, height), 1), 2400) : 72;
	return sharp(file, { ...limits, density })
		.resize({ width: box, height: box, fit: "contain", background: "#0000" })
		.png()
		.toBuffer();
}

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: ["Jpeg", "Png", "Webp", "Heif", "Svg"]
		.map((kind) => `VipsForeignLoad${kind}File`)
		.concat("VipsForeignLoadPngBuffer"),
});
process.umask(0o077);
const { onLight, onDark, colours, names, folder } = JSON.parse(process.argv[2] ?? "") as IconTask;
for (const { name, size, purpose } of appIcons) {
	const isCut = purpose === "maskable";
	const emblem = await drawn(isCut ? onDark : onLight, isCut ? Math.round(size * uncut) : size);
	const background = isCut ? colours.night : "#0000";
	const icon = sharp({ create: { width: size, height: size, channels: 4, background } })
		.composite([{ input: emblem }])
		.png({ palette: true, compressionLevel: 9 });
	await write(name, await icon.toBuffer());
}
const emblem = await drawn(onDark, emblemHeight);
for (const lang of languages) {
	await write(socialCard.names[lang], await drawCard({ colours, names }, emblem, lang));
}

/** Atomic, as another server may read the folder. */
async function write(name: string, bytes: Buffer): Promise<void> {
	const beside = join(folder, `${name}.${process.pid}`);
	await writeFile(beside, bytes);
	await rename(beside, join(folder, name));
}
