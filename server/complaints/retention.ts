import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { complaints as limits } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { uploadedPrefix } from "#contract/uploads.ts";
import type { Services } from "../calls/call-context.ts";
import { monthsFrom } from "../kit/calendar.ts";
import { countAttempt } from "../session/attempts.store.ts";
import {
	deleteComplaint,
	discardedBefore,
	eraseWords,
	knownPhotos,
	longOver,
	photosOf,
} from "./complaints.store.ts";
import { readSettings } from "./settings.store.ts";

type With = Pick<Services, "database" | "photos" | "content">;

/** Deletes photographs that no complaint names any more; one that can't be deleted now goes with the next look for strays. */
export async function removeFiles(
	{ database, photos }: Pick<With, "database" | "photos">,
	paths: readonly string[],
	log: FastifyBaseLogger,
): Promise<void> {
	const known = await knownPhotos(database.db, paths);
	for (const path of paths.filter((each) => !known.has(each))) {
		await photos.store
			.remove(path)
			.catch((error) => log.warn({ err: error }, "a photo of a complaint is still in the store"));
	}
}

/** Once a day, by whichever server comes first: the window of an attempt is the lease. */
export async function forgetDaily(services: With, log: FastifyBaseLogger): Promise<void> {
	const once = { attempts: 1, within: limits.forgetEvery };
	if (!(await countAttempt(services.database.db, "complaints forgotten", once, Date.now()))) return;
	await forgetOld(services, log);
}

/** Erases what may be kept no longer; done twice it changes nothing more. @returns how many complaints */
export async function forgetOld(services: With, log: FastifyBaseLogger): Promise<number> {
	const { database, content } = services;
	const { db } = database;
	const now = content.now();
	const { keepMonths } = await readSettings(db);
	const before = Date.parse(monthsFrom(indianDay(now), -keepMonths));
	let count = 0;
	for (let rows = await longOver(db, before); rows.length > 0; rows = await longOver(db, before)) {
		for (const row of rows) {
			await removeFiles(services, await db.transaction().execute((tx) => eraseWords(tx, row, now)), log);
			count += 1;
		}
	}
	const discarded = now - limits.discardedFor;
	for (
		let rows = await discardedBefore(db, discarded);
		rows.length > 0;
		rows = await discardedBefore(db, discarded)
	) {
		for (const row of rows) {
			const paths = (await photosOf(db, row.id)).map(({ path }) => path);
			await db.transaction().execute((tx) => deleteComplaint(tx, row.id));
			await removeFiles(services, paths, log);
			count += 1;
		}
	}
	await removeStrays(services, log);
	return count;
}

/** Photographs of complaints that were never stored, for the server was ended in between. */
async function removeStrays({ database, photos }: With, log: FastifyBaseLogger): Promise<void> {
	const all: string[] = [];
	for await (const { path } of photos.store.list()) all.push(path);
	for (let at = 0; at < all.length; at += batch) {
		const some = all.slice(at, at + batch);
		const known = await knownPhotos(database.db, some);
		for (const path of some.filter((each) => !known.has(each))) {
			const there = await stat(join(photos.store.folder, path.slice(uploadedPrefix.length))).catch(
				() => undefined,
			);
			// What has just come may be named in a moment.
			if (there && Date.now() - there.mtimeMs < limits.strayFor) continue;
			await removeFiles({ database, photos }, [path], log);
		}
	}
}

const batch = 500;
