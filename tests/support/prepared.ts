import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openTown } from "#server/content/from-files.ts";
import { PageCounts } from "#server/media/pdf/page-counts.ts";
import { CompressedPages } from "#server/pages/compressed-pages.ts";
import { Pictures } from "#server/pictures/pictures.ts";
import { devgarh } from "./devgarh.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const build = join(root, "build");
const pages = join(build, "prepared-pages");

/** Sources of the prepared files, and the code that prepares them. */
const madeOf = [
	"town/media",
	"tests/towns/devgarh/media",
	"server/pictures",
	"server/media/pdf",
	"server/pages/compressed-pages.ts",
	"server/kit/encoded-response.ts",
	"contract/limits.ts",
	"contract/media/limits.ts",
	"package-lock.json",
];

/** After how many milliseconds preparing is taken to hang. */
const patience = 120_000;

/**
 * Prepares the demo town's photographs and Devgarh's documents as a server does in its first seconds, and keeps them between runs
 * until their sources change: the servers of a run needn't all resize the same photographs. The pages that one of them compresses are there
 * for the others.
 *
 * @returns the folder, to be copied
 * @throws {Error} where a photograph can't be prepared, with what the server says of it
 */
export async function preparedFiles(): Promise<string> {
	const name = `prepared-${hashOfInputs()}`;
	const folder = join(build, name);
	if (existsSync(folder)) {
		await new CompressedPages(folder).sweep();
		return folder;
	}
	const unfinished = mkdtempSync(join(build, "preparing-"));
	try {
		const town = openTown(join(root, "town"));
		const said: string[] = [];
		const pictures = new Pictures(town.mediaFolder, unfinished);
		try {
			await pictures.prepare(town.media, {
				info: () => {},
				warn: (facts, message) => said.push(`${JSON.stringify(facts)} ${message}`),
			});
			const until = performance.now() + patience;
			// AVIF is made after all is there as WebP.
			while (!states(unfinished).every(({ avif }) => avif)) {
				if (said.length > 0 || performance.now() > until)
					throw new Error(["The photographs can't be prepared:", ...said].join("\n"));
				await wait(50);
			}
		} finally {
			pictures.stop();
		}
		const { media, mediaFolder } = openTown(devgarh);
		await new PageCounts(unfinished).prepare(media, mediaFolder, { warn: () => {} });
		for (const former of readdirSync(build)) {
			if (former.startsWith("prepared") && former !== name) rmSync(join(build, former), { recursive: true });
		}
		mkdirSync(pages);
		// A link, which copies of the folder share.
		symlinkSync(pages, join(unfinished, "pages"));
		renameSync(unfinished, folder);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		// Another run was quicker.
		if (!existsSync(folder)) throw error;
	}
	return folder;
}

function hashOfInputs(): string {
	const hash = createHash("sha256");
	for (const place of madeOf) {
		const path = join(root, place);
		const within = statSync(path).isDirectory()
			? readdirSync(path, { recursive: true, encoding: "utf8" })
			: [""];
		for (const file of within.sort()) {
			if (statSync(join(path, file)).isFile())
				hash.update(`${place}/${file}\0`).update(readFileSync(join(path, file)));
		}
	}
	return hash.digest("hex").slice(0, 16);
}

function states(dataDir: string): readonly { readonly avif?: unknown }[] {
	const root = join(dataDir, "pictures");
	return readdirSync(root).map((name) => JSON.parse(readFileSync(join(root, name, "state.json"), "utf8")));
}
