import { defineConfig } from "vite";
import { cascadeLayers } from "./tools/build/cascade-layers.ts";
import { classNames } from "./tools/build/class-names.ts";
import { compressed } from "./tools/build/compressed.ts";
import { inlineScripts } from "./tools/build/inline-scripts.ts";
import { readerChoices } from "./tools/build/reader-choices.ts";
import { css } from "./tools/build/styles.ts";

export default defineConfig({
	appType: "custom",
	publicDir: false,
	plugins: [readerChoices, cascadeLayers, inlineScripts, classNames, compressed],
	builder: {},
	// Found late, they would load a page of development once more.
	optimizeDeps: {
		include: ["react", "react/jsx-dev-runtime", "react-dom/client", "react-hot-toast/headless"],
	},
	environments: {
		// What public pages fetch: the frame's script, and React with the islands.
		client: {
			build: {
				outDir: "build/client",
				manifest: true,
				// The server's build has the style sheets of each page; an island brings none.
				cssCodeSplit: false,
				rolldownOptions: {
					input: ["app/public/script/frame.ts", "app/public/islands.tsx"],
					// The loader in each page calls what islands.tsx exports.
					preserveEntrySignatures: "exports-only",
					output: {
						codeSplitting: {
							// Few files at the first touch of an island: React, and the parts that many islands share. Nothing of it is the frame's.
							groups: [
								// What the frame shares with islands: a file of its own, or the frame would import what islands share, and React with it.
								{
									name: "shared",
									test: /\/(contract\/((\w+\/)?limits|language|offline)|parts\/toast\/flash-toast)\.ts$/,
									priority: 1,
								},
								// Passkeys come only where somebody asks for one.
								{ name: "react", test: /\/node_modules\/(?!@simplewebauthn\/)/ },
								{ name: "parts", test: /\/app\/(?!public\/script\/)/, minShareCount: 4 },
							],
						},
					},
				},
			},
		},
		// The renderer of public pages, with the style sheets of each.
		ssr: {
			build: {
				outDir: "build/server",
				manifest: true,
				emitAssets: true,
				rolldownOptions: {
					input: "app/entry-server.ts",
					output: { chunkFileNames: "chunks/[name]-[hash].js" },
				},
			},
		},
	},
	build: {
		// A data: URL would need `img-src data:` in the Content-Security-Policy (requirement H1).
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		sourcemap: false,
	},
	css,
});
