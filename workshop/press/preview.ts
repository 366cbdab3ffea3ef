import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import type { Lang, Text } from "../../contract/language.ts";
import { published } from "../faces/files.mjs";
import { openBrowser } from "./browser.ts";
import { hero } from "./hero.ts";

/**
 * `npm run preview [town folder]`: the pictures that other sites show beside a link to ours, preview/en.png and
 * preview/hi.png. They carry the name-board, so they are made anew when council.yaml changes.
 */
const town = resolve(process.argv[2] ?? join(import.meta.dirname, "../../town"));
const council: { name: Text; town: Text; emblem: { onDark: string } } = parse(
	readFileSync(join(town, "council.yaml"), "utf8"),
);
const face = readFileSync(published, "base64");
const escaped = (words: string) => words.replace(/[&<]/g, (letter) => (letter === "&" ? "&amp;" : "&lt;"));
const emblem = readFileSync(join(town, "media", council.emblem.onDark), "base64");

const page = (lang: Lang) => `<!doctype html><html lang="${lang}"><style>
	@font-face { font-family: board; font-weight: 800; src: url(data:font/ttf;base64,${face}) }
	* { margin: 0; box-sizing: border-box; font: 800 40px/1.2 board, sans-serif }
	body { background: #a9d8d3; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #132120 }
	body > svg { position: absolute; left: 0; bottom: 70px; width: 1600px; height: 640px }
	main { position: absolute; left: 56px; top: 48px; padding: 7px; background: #ffc916 }
	section { padding: 26px 44px 18px; border: 5px solid #132120; text-align: center }
	h1 { font-size: 118px; line-height: 1.25 } h2 { font-size: 74px; text-transform: uppercase; line-height: 1.1 }
	i { position: absolute; top: 100%; width: 20px; height: 400px; background: linear-gradient(90deg, #fff 60%, #cdd6d6 60%) }
	footer { position: absolute; inset: auto 0 0; height: 110px; padding: 0 56px; display: flex; align-items: center; gap: 22px; background: #132120; color: #fff }
	footer img { height: 78px }
</style><body>${hero()}<main><section><h1 lang="hi">${escaped(council.town.hi)}</h1><h2 lang="en">${escaped(council.town.en)}</h2></section>
	<i style="left: 90px"></i><i style="right: 90px"></i></main>
	<footer><img alt="" src="data:image/svg+xml;base64,${emblem}">${escaped(council.name[lang])}</footer></body></html>`;

const folder = join(town, "media/preview");
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const lang of ["en", "hi"] as const) {
	await tab.setContent(page(lang));
	await tab.evaluate(() => document.fonts.ready);
	await tab.screenshot({ path: join(folder, `${lang}.png`) });
}
await browser.close();
