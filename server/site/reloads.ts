import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { days, reload as limits } from "#contract/limits.ts";
import type { DeskRow } from "../content/overlay.ts";
import { askForReload, forgetServer, latestReload, noteAnswer } from "../content/reloads.store.ts";
import { isAway } from "../db/errors.ts";
import type { Database } from "../db/open.ts";
import { Published } from "../desk/published.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { Site } from "./site.ts";

/** What reloads a server, and what it answers to those who ask for it. */
export interface Reloads {
	/** A signal asks for a reload; a good one is asked of every other server too. */
	readonly onHangUp: () => void;
	/** Notes that this server runs, so that npm run reload waits for its answer. */
	readonly answerAs: (name: string) => Promise<void>;
	/** Serves what readers are to see by now of what the desk has published. */
	readonly refresh: () => Promise<void>;
}

/**
 * Follows what other processes on the same database have done. Reloads when a signal asks for it, and when another process on the same database was asked: a good reload here leaves a
 * notice that every other server finds within half a second, and answers.
 */
export async function listenForReloads(
	app: FastifyInstance,
	{ db }: Database,
	site: Pick<Site, "reload" | "state" | "publish" | "refreshMedia">,
	uploaded: Pick<Uploaded, "read">,
): Promise<Reloads> {
	let seen = await latestReload(db);
	let name: string | undefined;
	let looking = false;
	const published = new Published(db);
	let shown: readonly DeskRow[] = [];
	/** The moment at which readers see something else, though nobody does anything. */
	let next = Number.POSITIVE_INFINITY;
	let onTime: NodeJS.Timeout | undefined;
	const follow = async () => {
		const isNew = await published.read();
		// Afterwards, so that every file which they name is known by now.
		if (isNew) site.refreshMedia(await uploaded.read(db));
		const now = Date.now();
		if (!isNew && now < next) return;
		const rows = published.rowsAt(now);
		// What only waits for review, or was returned, changes nothing for readers.
		if (rows.length !== shown.length || rows.some((row, index) => row !== shown[index])) {
			site.publish(rows, (row) => published.insteadOf(row, now));
		}
		shown = rows;
		next = published.nextChange(now);
		clearTimeout(onTime);
		// What comes later than the next looks is met by one of them.
		if (next - now < days(1)) onTime = setTimeout(look, next - now).unref();
	};
	let following = Promise.resolve();
	// One after the other, or a slower reading could undo a later one.
	const refresh = () => {
		following = following.then(follow, follow);
		return following;
	};
	const answer = async (mistakes: readonly string[]) => {
		if (name !== undefined) await noteAnswer(db, { name, notice: seen, mistakes: mistakes.join("\n") });
	};
	const look = async () => {
		if (looking) return;
		looking = true;
		try {
			const latest = await latestReload(db);
			if (latest > seen) {
				seen = latest;
				await answer(site.reload());
			}
			await refresh();
		} catch (error) {
			// The database away is told by the calls that need it; the next look tries again.
			if (!isAway(error)) app.log.error({ err: error }, "the notice to reload could not be read or answered");
		} finally {
			looking = false;
		}
	};
	await refresh();
	const timer = setInterval(look, limits.lookEvery);
	timer.unref();
	app.addHook("onClose", async () => {
		clearInterval(timer);
		clearTimeout(onTime);
		if (name === undefined) return;
		// A database that is away must not hold up the stop: whoever reloads next hears that this server is silent.
		const forgotten = forgetServer(db, name).catch(() => {});
		await Promise.race([forgotten, wait(limits.lookEvery, undefined, { ref: false })]);
	});
	return {
		refresh,
		onHangUp: () => {
			if (site.reload().length > 0) return;
			askForReload(db, Date.now())
				.then((notice) => {
					seen = Math.max(seen, notice);
					return answer([]);
				})
				.catch((error) =>
					app.log.error({ err: error }, "other servers could not be told to reload: run npm run reload"),
				);
		},
		answerAs: async (own) => {
			name = own;
			try {
				await answer(site.state.mistakes);
			} catch (error) {
				app.log.error({ err: error }, "npm run reload will not wait for this server's answer");
			}
		},
	};
}
