import { readFolder } from "#server/content/from-files.ts";
import { type Rejected, reconcile } from "#server/content/reconcile.ts";
import type { ValidatedContent } from "#server/content/validated.ts";
import type { Db } from "#server/db/tables.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/media/open-store.ts";
import { Uploaded } from "#server/media/uploaded.ts";
import { PublishedVersions } from "#server/publishing/published-versions.ts";

type ReadPlace = Pick<Env, "town" | "mediaStore" | "s3">;

export interface Read {
	readonly db: Db;
	readonly folder: string;
	readonly uploaded: Uploaded;
	readonly checked: ValidatedContent;
	readonly rejected: readonly Rejected[];
}

/** Reads content as the site does. @throws {TownMistakes} */
export async function readServed(db: Db, { town: folder, ...where }: ReadPlace): Promise<Read> {
	const published = new PublishedVersions(db);
	await published.read();
	const uploaded = new Uploaded(openStore(where));
	await uploaded.read(db);
	const reading = readFolder(folder);
	const withUploads = { ...reading, media: uploaded.over(reading.media) };
	const now = Date.now();
	const fitting = reconcile(withUploads, published.rowsAt(now), undefined, (row) =>
		published.fallbackFor(row, now),
	);
	return { db, folder, uploaded, ...fitting };
}
