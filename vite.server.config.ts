import { relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = "build/start";

/** What a module of the server finds beside itself (a worker, a list of words) is beside its source, not beside the bundle. */
const besideTheSource: Plugin = {
	name: "beside-the-source",
	transform: {
		filter: { id: /\/server\/[^?]*\.ts$/, code: "import.meta.url" },
		handler: (code, id) => {
			const source = JSON.stringify(relative(`${import.meta.dirname}/${outDir}`, id));
			return { code: code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url)`), map: null };
		},
	},
};

/** The server with its packages as few files: of 1,250 modules one by one, finding and linking takes a third of a start (decision 45). */
export default defineConfig({
	plugins: [besideTheSource],
	publicDir: false,
	ssr: {
		noExternal: true,
		// Native, and what development alone imports.
		external: ["sharp", "vite"],
		// The files that Node itself would load.
		resolve: { conditions: ["node"], mainFields: [] },
	},
	build: {
		ssr: "server/start.ts",
		outDir,
		target: "esnext",
		minify: false,
		sourcemap: true,
		rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js", sourcemapExcludeSources: true } },
	},
});
