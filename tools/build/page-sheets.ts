import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { clientAssets } from "./folders.ts";
import { lastStep } from "./last-step.ts";
import { openManifest } from "./manifest.ts";

/** The one file of the server's build; it repeats the list of routes. */
const serverBuild = "build/server/index.js";

/**
 * Makes one style sheet of all that a page needs besides the sheet of every page. The parts come as a sheet each, four or five a
 * page, and a reader would wait for each of them (docs/decisions/0013-bytes.md). Pages that need the same share the file.
 */
export const pageSheets = lastStep("page-sheets", async () => {
	const { manifest, write } = await openManifest();
	const ofEveryPage = new Set(manifest.routes.root?.css);
	const ownOf = (css: readonly string[]) => css.filter((sheet) => !ofEveryPage.has(sheet));
	const joined = new Map<string, string>();
	for (const { css } of Object.values(manifest.routes)) {
		const own = ownOf(css);
		const known = joined.get(own.join());
		if (own.length > 1 && !known) joined.set(own.join(), await joinSheets(own));
	}
	const fewer = (css: readonly string[]) => {
		const sheet = joined.get(ownOf(css).join());
		return sheet ? [...css.filter((each) => ofEveryPage.has(each)), sheet] : css;
	};

	const routes = Object.entries(manifest.routes).map(([id, route]) => [
		id,
		{ ...route, css: fewer(route.css) },
	]);
	await write({ ...manifest, routes: Object.fromEntries(routes) });
	const server = await readFile(serverBuild, "utf8");
	await writeFile(
		serverBuild,
		server.replace(
			/"css":\s*(\[[^\]]*\])/g,
			(_, list) => `"css": ${JSON.stringify(fewer(JSON.parse(list)))}`,
		),
	);
	await removeUnused();
});

/** @returns the address of the new sheet */
async function joinSheets(sheets: readonly string[]): Promise<string> {
	const texts = sheets.map((sheet) => readFile(join(clientAssets, basename(sheet)), "utf8"));
	const text = (await Promise.all(texts)).join("");
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	const name = `page-${hash}.css`;
	await writeFile(join(clientAssets, name), text);
	return `/assets/${name}`;
}

/** A sheet that no list and no script names any more would be kept on readers' devices for nothing. */
async function removeUnused(): Promise<void> {
	const names = await readdir(clientAssets);
	const scripts = names.filter((name) => name.endsWith(".js")).map((name) => join(clientAssets, name));
	const texts = [serverBuild, ...scripts].map((file) => readFile(file, "utf8"));
	const said = (await Promise.all(texts)).join("\n");
	const unused = names.filter((name) => name.endsWith(".css") && !said.includes(name));
	await Promise.all(unused.map((name) => rm(join(clientAssets, name))));
}
