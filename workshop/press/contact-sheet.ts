import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { openBrowser } from "./browser.ts";
import { plan } from "./plan.ts";

/**
 * `npm run sheet [words] [out.png]`: all planned pictures, or those whose path holds the words, on one
 * sheet. Look at it after each change: a picture that can't be told from its neighbour at this size is no picture.
 */
const [words = "", out = "../build/contact-sheet.png"] = process.argv.slice(2);
const chosen = [...plan].filter(([file]) => file.includes(words));
const columns = chosen.length > 60 ? 8 : 5;
const cells = chosen.map(([file, draw]) => `<figure>${draw()}<figcaption>${file}</figcaption></figure>`);
const page = `<!doctype html><style>
	body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px; margin: 6px; background: #fff }
	figure { margin: 0; font: 10px sans-serif } svg { display: block; width: 100%; height: auto }
</style>${cells.join("")}`;

mkdirSync(dirname(resolve(out)), { recursive: true });
const browser = await openBrowser();
const tab = await browser.newPage({ viewport: { width: 1600, height: 800 } });
await tab.setContent(page);
await tab.screenshot({ path: out, fullPage: true });
await browser.close();
console.log(`${chosen.length} pictures on ${out}`);
