import type { FastifyBaseLogger } from "fastify";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { indianDay } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import type { Db } from "../db/tables.ts";
import { monthsFrom } from "../kit/calendar.ts";
import { countAttempt } from "../session/attempts.store.ts";
import { type ComplaintRow, eraseWords, knownPhotos, photosOf } from "./complaints.store.ts";
import { forgetNetworks } from "./held.store.ts";
import { deleteComplaint, discardedBefore, longOver } from "./retention.store.ts";
import { deleteSamples, readSettings } from "./settings.store.ts";

type With = Pick<Services, "database" | "photos" | "content">;

/** Photographs in the store whose complaint isn't written yet. */
export const underWay: string[] = [];

/** Deletes photographs that no complaint names; failures go with the next sweep of strays. */
export async function removeFiles(
	{ database, photos }: Pick<With, "database" | "photos">,
	paths: readonly string[],
	log: FastifyBaseLogger,
): Promise<void> {
	const known = await knownPhotos(database.db, paths);
	for (const path of paths) {
		if (known.has(path) || underWay.includes(path)) continue;
		await photos.store
			.remove(path)
			.catch((error) => log.warn({ err: error }, "a photo of a complaint is still in the store"));
	}
}

export async function forgetKept({ kept }: Pick<Services, "kept">, now = Date.now()): Promise<void> {
	for await (const { path, at } of kept.list()) if (now - at > limits.keptFor) await kept.remove(path);
	// Each server has its own copies of a remote store.
	await kept.sweep(() => false);
}

export async function forgetSamples({
	database,
	content,
}: Pick<With, "database" | "content">): Promise<void> {
	if (content.rows("council").get(wholeKey)?.sample === true) return;
	await database.db.transaction().execute(deleteSamples);
}

/** Runs at the start and daily on one server; the attempt's window is the lease. */
export async function forgetDaily(services: With, log: FastifyBaseLogger): Promise<void> {
	const { database, photos } = services;
	await forgetSamples(services);
	await forgetNetworks(database.db, services.content.now() - limits.networkFor);
	await photos.store.sweep((path) => isKnown(database.db, path));
	const lease = { key: "complaints forgotten", window: { attempts: 1, within: limits.forgetEvery } };
	if (await countAttempt(database.db, lease, Date.now())) {
		await forgetOld(services, log);
	}
}

export async function forgetOld(services: With, log: FastifyBaseLogger): Promise<number> {
	const { database, content } = services;
	const { db } = database;
	const now = content.now();
	const { keepMonths } = await readSettings(db);
	const before = Date.parse(monthsFrom(indianDay(now), -keepMonths));
	const erased = await eachOf(
		() => longOver(db, before),
		async (row) =>
			removeFiles(services, await db.transaction().execute((tx) => eraseWords(tx, row, now)), log),
	);
	const deleted = await eachOf(
		() => discardedBefore(db, now - limits.discardedFor),
		async ({ id }) => {
			const paths = (await photosOf(db, id)).map(({ path }) => path);
			await deleteComplaint(db, id);
			await removeFiles(services, paths, log);
		},
	);
	await removeStrays(services, log);
	return erased + deleted;
}

async function eachOf(
	batch: () => Promise<readonly ComplaintRow[]>,
	act: (row: ComplaintRow) => Promise<void>,
): Promise<number> {
	let count = 0;
	for (let rows = await batch(); rows.length > 0; rows = await batch()) {
		for (const row of rows) await act(row);
		count += rows.length;
	}
	return count;
}

/** Deletes photographs whose complaint was never stored because the server ended. */
async function removeStrays({ database, photos }: With, log: FastifyBaseLogger): Promise<void> {
	const strays: string[] = [];
	for await (const { path, at } of photos.store.list()) {
		// A new file may not be referenced yet.
		if (Date.now() - at > limits.strayFor && !(await isKnown(database.db, path))) strays.push(path);
	}
	await removeFiles({ database, photos }, strays, log);
}

const isKnown = async (db: Db, path: string) => (await knownPhotos(db, [path])).has(path);
