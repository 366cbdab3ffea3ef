import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	publicDir: false,
	build: {
		// A data: URL would need `img-src data:` in the Content-Security-Policy (requirement H1).
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		sourcemap: false,
		rolldownOptions: {
			output: {
				codeSplitting: {
					// What every public page needs comes in one piece, script and style sheet alike.
					groups: [{ name: "site", test: /\/app\/(?!screens\/(?!error|not-found)|entry|routes)/ }],
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
