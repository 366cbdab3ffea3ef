import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cascadeLayers } from "./tools/build/cascade-layers.ts";
import { compressed } from "./tools/build/compressed.ts";
import { readerChoices } from "./tools/build/reader-choices.ts";
import { css } from "./tools/build/styles.ts";

/** The staff application: a bundle of its own, whose addresses the server reads from the manifest (server/pages/staff-document.ts). */
export default defineConfig({
	plugins: [react(), readerChoices, cascadeLayers, compressed],
	publicDir: false,
	// Beside that of the public pages' development server.
	cacheDir: "node_modules/.vite-staff",
	optimizeDeps: {
		include: ["react-dom/client", "react-router", "react-router/dom", "react-hot-toast/headless"],
	},
	build: {
		outDir: "build/staff",
		manifest: true,
		// A data: URL would need `img-src data:` in the Content-Security-Policy (requirement H1).
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		rolldownOptions: {
			input: ["app/staff/main.tsx", "app/look/print.css"],
			output: {
				codeSplitting: {
					groups: [
						{
							name: "library",
							test: /\/node_modules\/(?!@simplewebauthn\/|uqr\/|diff\/|tus-js-client\/|js-base64\/|url-parse\/|requires-port\/|querystringify\/|buffer-from\/|combine-errors\/|is-stream\/|lodash\.throttle\/|proper-lockfile\/)|rolldown\/runtime/,
						},
					],
				},
			},
		},
	},
	css,
});
