import type { FastifyInstance } from "fastify";
import { reload as limits } from "#contract/limits.ts";
import { askForReload, latestReload } from "./content/reloads.store.ts";
import { isAway } from "./db/errors.ts";
import type { Database } from "./db/open.ts";

/**
 * Reloads when a signal asks for it, and when another process on the same database was asked: a good reload here leaves a
 * notice that every other server finds within half a second.
 *
 * @returns what a signal calls
 */
export async function listenForReloads(
	app: FastifyInstance,
	{ db }: Database,
	reload: () => boolean,
): Promise<() => void> {
	let seen = await latestReload(db);
	let looking = false;
	const look = async () => {
		if (looking) return;
		looking = true;
		try {
			const latest = await latestReload(db);
			if (latest > seen) {
				seen = latest;
				reload();
			}
		} catch (error) {
			// The database away is told by the calls that need it; the next look tries again.
			if (!isAway(error)) app.log.error({ err: error }, "the notice to reload could not be read");
		} finally {
			looking = false;
		}
	};
	const timer = setInterval(look, limits.lookEvery);
	timer.unref();
	app.addHook("onClose", async () => clearInterval(timer));
	return () => {
		if (!reload()) return;
		askForReload(db, Date.now()).then(
			(notice) => {
				seen = Math.max(seen, notice);
			},
			(error) =>
				app.log.error({ err: error }, "other servers could not be told to reload: run npm run reload"),
		);
	};
}
