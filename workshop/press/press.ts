import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { plan } from "./plan.ts";

/** `npm run press`: prints every drawing of the plan into town/media. */
const media = resolve(import.meta.dirname, "../../town/media");
let bytes = 0;
for (const [file, draw] of plan) {
	const path = join(media, file);
	const svg = draw();
	bytes += Buffer.byteLength(svg);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, svg);
}
console.log(`${plan.size} pictures, ${Math.round(bytes / 1000)} kB`);
