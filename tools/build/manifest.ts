import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clientAssets } from "./folders.ts";

interface Route {
	readonly css: readonly string[];
	/** The route around it. */
	readonly parentId?: string;
}

/** The list of routes as browsers get it. */
export interface Manifest {
	readonly routes: Readonly<Record<string, Route>>;
}

const opening = "window.__reactRouterManifest=";

/**
 * @returns the list of routes, and how another is put in its place
 * @throws {Error} where the build has none
 */
export async function openManifest() {
	for (const name of await readdir(clientAssets)) {
		if (!/^manifest-.*\.js$/.test(name)) continue;
		const file = join(clientAssets, name);
		const text = await readFile(file, "utf8");
		if (!text.startsWith(opening)) continue;
		const manifest: Manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, ""));
		return {
			manifest,
			write: (changed: Manifest) => writeFile(file, `${opening}${JSON.stringify(changed)};`),
		};
	}
	throw new Error(`${clientAssets} has no list of routes`);
}
