import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const frame = /\/app\/(frame\/|look\/|screens\/(error|not-found)\/|[^/]+\.tsx?$)/;

/** The parts of the frame, and those that nearly every screen uses; what waits for a touch in the search box comes then. */
const common =
	/\/app\/parts\/(?!find\/suggestions)(button|coming-soon|dialog|error-summary|field|find|icon|link|note|page-board|password-field|picture|reviewed|section-head|toast)\//;

const clientAssets = "build/client/assets";
const smallestForms = "build/compressed";

/** Puts the smallest form of each of the browser's files into a folder, so that no start of the server makes it again. */
const compressed: Plugin = {
	name: "compressed",
	// The list of routes is written while the server is built, which comes last.
	applyToEnvironment: ({ name }) => name === "ssr",
	async closeBundle() {
		const brotli = promisify(brotliCompress);
		const names = (await readdir(clientAssets)).filter((name) => /\.(js|css|svg)$/.test(name));
		await rm(smallestForms, { recursive: true, force: true });
		await mkdir(smallestForms);
		await Promise.all(
			names.map(async (name) => {
				const bytes = await brotli(await readFile(join(clientAssets, name)));
				await writeFile(join(smallestForms, `${name}.br`), bytes);
			}),
		);
	},
};

export default defineConfig({
	plugins: [reactRouter(), compressed],
	publicDir: false,
	build: {
		// A data: URL would need `img-src data:` in the Content-Security-Policy (requirement H1).
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		sourcemap: false,
		rolldownOptions: {
			output: {
				codeSplitting: {
					// What every page needs comes in one piece, script and style sheet alike; a part that only some screens use comes
					// with those (docs/decisions/0013-bytes.md).
					groups: [
						{ name: "library", test: /\/node_modules\// },
						// Asked for by the lists of pages alone, though the server needs it in the head of all.
						{ name: "descriptions", test: /\/contract\/page-descriptions\.ts$/ },
						{ name: "site", test: (id) => frame.test(id) || common.test(id) },
					],
				},
			},
		},
	},
	css: {
		transformer: "lightningcss",
		lightningcss: {
			cssModules: { pattern: "[hash]-[local]" },
			// Chrome 111, Safari 16.4, Firefox 121: the first with :has(), nesting and oklch().
			targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 },
		},
	},
});
