import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openTown } from "#server/content/from-files.ts";
import { PageCounts } from "#server/media/pdf/page-counts.ts";
import { Pictures } from "#server/pictures/pictures.ts";
import { devgarh } from "./devgarh.ts";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const folder = join(build, "prepared");
const silent = { info: () => {}, warn: () => {} };

/**
 * What a server makes in its first seconds of the demo town's photographs and of Devgarh's documents, kept between runs as a council's server
 * keeps it between starts: the servers of a run needn't all resize the same photographs. @returns the folder, to be copied
 */
export async function preparedFiles(): Promise<string> {
	if (existsSync(folder)) return folder;
	const unfinished = mkdtempSync(join(build, "preparing-"));
	const town = openTown(join(build, "../town"));
	const pictures = new Pictures(town.mediaFolder, unfinished);
	await pictures.prepare(town.media, silent);
	// AVIF is made after all is there as WebP.
	while (!states(unfinished).every(({ avif }) => avif)) await wait(50);
	pictures.stop();
	const { media, mediaFolder } = openTown(devgarh);
	await new PageCounts(unfinished).prepare(media, mediaFolder, silent);
	try {
		renameSync(unfinished, folder);
	} catch {
		// Another run was quicker.
		rmSync(unfinished, { recursive: true });
	}
	return folder;
}

function states(dataDir: string): readonly { readonly avif?: unknown }[] {
	const root = join(dataDir, "pictures");
	return readdirSync(root).map((name) => JSON.parse(readFileSync(join(root, name, "state.json"), "utf8")));
}
