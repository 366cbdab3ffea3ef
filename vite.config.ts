import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compressed } from "./tools/build/compressed.ts";
import { inlineScripts } from "./tools/build/inline-scripts.ts";
import { pageSheets } from "./tools/build/page-sheets.ts";
import { preloadHelper } from "./tools/build/preload-helper.ts";
import { readerChoices } from "./tools/build/reader-choices.ts";
import { screenProps } from "./tools/build/screen-props.ts";
import { css } from "./tools/build/styles.ts";

/** What stands around every public page. The document itself and React Router are the server's and the staff area's. */
const frame =
	/\/app\/(public\/(frame\/|offline\/|[^/]+\.tsx?$)|look\/|words\/|session\/|navigation\/(?!router-)|(?!root|entry\.)[^/]+\.tsx?$)/;

/** The parts of the frame, and those that nearly every screen uses; what waits for a touch in the search box comes then. */
const common =
	/\/app\/parts\/(?!find\/suggestions)(button|coming-soon|dialog|error-screen|error-summary|field|find|icon|link|note|login-form|page-board|password-field|preferences|picture|reviewed|search-box|section-head|toast)\//;

export default defineConfig({
	plugins: [reactRouter(), screenProps, preloadHelper, readerChoices, inlineScripts, pageSheets, compressed],
	publicDir: false,
	build: {
		// A data: URL would need `img-src data:` in the Content-Security-Policy (requirement H1).
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		sourcemap: false,
		rolldownOptions: {
			// The server doesn't take pages over: without this it would load, and hold, 2 MB for nothing.
			treeshake: { moduleSideEffects: [{ test: /^react-dom\/client$/, sideEffects: false }] },
			output: {
				codeSplitting: {
					// What every page needs comes in one piece, script and style sheet alike; a part that only some screens use comes
					// with those (docs/decisions/0013-bytes.md).
					groups: [
						{
							name: "library",
							test: /\/node_modules\/(?!react-router|cookie|set-cookie-parser)|rolldown\/runtime/,
						},
						{ name: "router", test: /\/node_modules\// },
						// Asked for by the lists of pages alone, though the server needs it in the head of all.
						{ name: "descriptions", test: /\/contract\/page-descriptions\.ts$/ },
						{ name: "site", test: (id) => frame.test(id) || common.test(id) },
					],
				},
			},
		},
	},
	css,
});
