import type { Checked } from "#server/content/checked.ts";
import { checkFitting, type Unfit } from "#server/content/fitting.ts";
import { readFolder } from "#server/content/from-files.ts";
import type { Db } from "#server/db/tables.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/media/open-store.ts";
import { Uploaded } from "#server/media/uploaded.ts";
import { Published } from "#server/publishing/published.ts";

/** Where the folder and the uploaded files are. */
export type ReadPlace = Pick<Env, "town" | "mediaStore" | "s3">;

export interface Read {
	readonly db: Db;
	readonly folder: string;
	readonly uploaded: Uploaded;
	/** The folder with what readers see of the desk over it. */
	readonly checked: Checked;
	readonly unfit: readonly Unfit[];
}

/** Reads the folder and what readers see of the desk, as the site itself does. @throws {TownMistakes} */
export async function readServed(db: Db, { town: folder, ...where }: ReadPlace): Promise<Read> {
	const published = new Published(db);
	await published.read();
	const uploaded = new Uploaded(openStore(where));
	await uploaded.read(db);
	const reading = readFolder(folder);
	const withUploads = { ...reading, media: uploaded.over(reading.media) };
	const now = Date.now();
	const fitting = checkFitting(withUploads, published.rowsAt(now), undefined, (row) =>
		published.insteadOf(row, now),
	);
	return { db, folder, uploaded, ...fitting };
}
