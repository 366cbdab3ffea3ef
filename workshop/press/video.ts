import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { openBrowser } from "./browser.ts";
import { hero } from "./hero.ts";
import { fairFilm, squareFilm } from "./plan.ts";
import { type Plate, scene } from "./scene.ts";

/** `npm run films [words]`: draws the films frame by frame and packs them with ffmpeg (a Debian package). */

interface Film {
	readonly file: string;
	readonly width: number;
	readonly height: number;
	readonly seconds: number;
	/** The picture at a moment of the film, 0 up to 1. The last leads back to the first. */
	readonly frame: (moment: number) => string;
}

const FRAMES_A_SECOND = 15;
/** §2.3: the film behind the name-board is fetched on each first visit. */
const LARGEST_BYTES = 300_000;

const filmOf =
	([kind, seed, options]: Plate) =>
	(moment: number) =>
		scene(kind, seed, { ...options, moment });

const films: readonly Film[] = [
	{ file: "hero.mp4", width: 1280, height: 512, seconds: 20, frame: hero },
	{ file: "videos/fair.mp4", width: 720, height: 480, seconds: 14, frame: filmOf(fairFilm) },
	{ file: "videos/clock-tower.mp4", width: 720, height: 480, seconds: 16, frame: filmOf(squareFilm) },
];

const media = resolve(import.meta.dirname, "../../town/media");
const [words = ""] = process.argv.slice(2);
const browser = await openBrowser();
for (const film of films.filter(({ file }) => file.includes(words))) {
	const folder = mkdtempSync(join(tmpdir(), "press-"));
	const tab = await browser.newPage({ viewport: { width: film.width, height: film.height } });
	await tab.setContent(
		`<style>* { margin: 0 } svg { display: block; width: ${film.width}px; height: ${film.height}px }</style><main></main>`,
	);
	const count = film.seconds * FRAMES_A_SECOND;
	for (let i = 0; i < count; i++) {
		await tab.locator("main").evaluate(
			(main, svg) => {
				main.innerHTML = svg;
			},
			film.frame(i / count),
		);
		writeFileSync(join(folder, `${String(i).padStart(4, "0")}.png`), await tab.screenshot());
	}
	await tab.close();
	const out = join(media, film.file);
	mkdirSync(dirname(out), { recursive: true });
	execFileSync("ffmpeg", [
		...["-y", "-v", "error", "-framerate", String(FRAMES_A_SECOND), "-i", join(folder, "%04d.png")],
		// Said aloud, or a player guesses another matrix and the colours jump when the film takes the drawing's place.
		...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
		...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
		...["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "27"],
		...["-g", String(count), "-movflags", "+faststart", "-an", out],
	]);
	rmSync(folder, { recursive: true });
	const { size } = statSync(out);
	console.log(`${film.file}: ${film.seconds} s, ${Math.round(size / 1000)} kB`);
	if (size > LARGEST_BYTES) throw new Error(`${film.file} is larger than ${LARGEST_BYTES} bytes`);
}
await browser.close();
