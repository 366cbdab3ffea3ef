import { rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { appIcons, themeColour } from "#contract/app-icons.ts";
import { pictures } from "#contract/limits.ts";

/** The process's input: the two emblems, and the output folder. */
export interface IconTask {
	readonly onLight: string;
	readonly onDark: string;
	readonly folder: string;
}

/** The safe zone of a maskable icon: phones may crop what is outside, so the emblem is drawn inside. */
const uncut = 0.6;

/** Renders an emblem. An SVG is rasterised at its final size, or it would be scaled up from few pixels and look blurred. */
async function drawn(file: string, box: number) {
	const limits = { limitInputPixels: pictures.maxPixels };
	const { format, width, height } = await sharp(file, limits).metadata();
	const density = format === "svg" ? Math.min(Math.max((72 * box) / Math.max(width, height), 1), 2400) : 72;
	return sharp(file, { ...limits, density })
		.resize({ width: box, height: box, fit: "contain", background: "#0000" })
		.png()
		.toBuffer();
}

// Only the supported formats may be decoded: every further decoder of the library is attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: ["Jpeg", "Png", "Webp", "Heif", "Svg"]
		.map((kind) => `VipsForeignLoad${kind}File`)
		.concat("VipsForeignLoadPngBuffer"),
});
process.umask(0o077);
const { onLight, onDark, folder } = JSON.parse(process.argv[2] ?? "") as IconTask;
for (const { name, size, purpose } of appIcons) {
	const isCut = purpose === "maskable";
	const emblem = await drawn(isCut ? onDark : onLight, isCut ? Math.round(size * uncut) : size);
	const background = isCut ? themeColour : "#0000";
	const beside = join(folder, `${name}.${process.pid}`);
	await sharp({ create: { width: size, height: size, channels: 4, background } })
		.composite([{ input: emblem }])
		.png({ palette: true, compressionLevel: 9 })
		.toFile(beside);
	await rename(beside, join(folder, name));
}
