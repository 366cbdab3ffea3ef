import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { days } from "#contract/limits.ts";
import { reload as limits } from "#contract/site/limits.ts";
import type { DeskRows } from "../content/overlay.ts";
import { databaseClock } from "../db/engine.ts";
import { isAway } from "../db/errors.ts";
import { migrations } from "../db/migrations.ts";
import type { Database } from "../db/open.ts";
import type { SharedClock } from "../kit/clock.ts";
import type { Uploaded } from "../media/uploaded.ts";
import { PublishedVersions } from "../publishing/published-versions.ts";
import { askForReload, forgetServer, lookAround, noteAnswer } from "./reloads.store.ts";
import type { Site } from "./site.ts";

export interface Reloads {
	/** A signal asks for a reload; a good one is asked of every other server too. */
	readonly onHangUp: () => void;
	/** Notes that this server runs, so that npm run reload waits for its answer. */
	readonly answerAs: (name: string) => Promise<void>;
	/** Serves what readers are to see by now of what the desk has published. */
	readonly refresh: () => Promise<void>;
	/** Whether a newer version has brought the database up to date since this server has started. */
	readonly isOutdated: () => boolean;
}

/**
 * Follows what other processes on the same database have done. Reloads when a signal asks for it, and when another process on the same database was asked: a good reload here leaves a
 * notice that every other server finds within half a second, and answers.
 */
export async function listenForReloads(
	app: FastifyInstance,
	{ db, engine }: Pick<Database, "db" | "engine">,
	site: Pick<Site, "reload" | "state" | "publish" | "refreshMedia" | "followClock">,
	uploaded: Pick<Uploaded, "read">,
	clock: SharedClock,
): Promise<Reloads> {
	let { notice: seen } = await lookAround(db);
	let name: string | undefined;
	let looking = false;
	const published = new PublishedVersions(db);
	let shown: DeskRows | undefined;
	/** The moment at which readers see something else, though nobody does anything. */
	let next = Number.POSITIVE_INFINITY;
	let onTime: NodeJS.Timeout | undefined;
	const follow = async () => {
		const isNew = await published.read();
		// Afterwards, so that every file which they name is known by now.
		if (isNew) site.refreshMedia(await uploaded.read(db));
		const now = clock.now();
		if (!isNew && now < next) return;
		const rows = published.rowsAt(now);
		// Versions that wait or were returned change nothing for readers.
		if (rows !== shown && (shown || rows.size > 0)) {
			site.publish(rows, (row) => published.fallbackFor(row, now));
		}
		shown = rows;
		next = published.nextChange(now);
		clearTimeout(onTime);
		// Later changes are found by a later look.
		if (next - now < days(1)) onTime = setTimeout(look, next - now).unref();
	};
	let following = Promise.resolve();
	// One after the other, or a slower reading could undo a later one.
	const refresh = () => {
		following = following.then(follow, follow);
		return following;
	};
	let comparesAt = 0;
	/** Servers with different clocks would publish scheduled content at different times. */
	const compareClocks = async () => {
		if (engine === "sqlite" || performance.now() < comparesAt) return;
		comparesAt = performance.now() + limits.clockEvery;
		const begun = Date.now();
		const there = await databaseClock(db, engine);
		const here = Date.now();
		const off = Math.round((begun + here) / 2 - there);
		// The answer was on its way for a while, and nobody knows for how much of it.
		const isOff = Math.abs(off) > limits.clockOff + Math.abs(here - begun) / 2;
		if (isOff) {
			app.log.error(
				{ aheadMs: off },
				"the clock of this server differs from the database's, by which plans begin and end: set both by NTP.",
			);
		} else if (clock.off !== 0) app.log.info("the clock of this server is right again");
		const before = clock.off;
		clock.off = isOff ? off : 0;
		if (Math.abs(clock.off - before) < limits.clockOff) return;
		// After a corrected clock the begun versions are computed anew.
		next = Number.NEGATIVE_INFINITY;
		await refresh();
		site.followClock();
	};
	let isOutdated = false;
	/** A newer program may not understand this one's writes to its tables. */
	const noteStep = (step: number) => {
		if (step > migrations.length && !isOutdated) {
			app.log.error(
				{ step, known: migrations.length },
				"a newer version has brought the database up to date: this server shows pages and takes no more changes until it is started with that version",
			);
		} else if (step <= migrations.length && isOutdated) app.log.info("this server takes changes again");
		isOutdated = step > migrations.length;
	};
	const answer = async (mistakes: readonly string[]) => {
		if (name !== undefined) await noteAnswer(db, { name, notice: seen, mistakes: mistakes.join("\n") });
	};
	const look = async () => {
		if (looking) return;
		looking = true;
		try {
			const { notice, step } = await lookAround(db);
			noteStep(step);
			if (notice > seen) {
				seen = notice;
				await answer(await site.reload());
			}
			// This program may not understand a newer one's content.
			if (!isOutdated) await refresh();
			await compareClocks();
		} catch (error) {
			// Calls report a database that is away; the next look tries again.
			if (!isAway(error)) app.log.error({ err: error }, "reload notice failed");
		} finally {
			looking = false;
		}
	};
	await compareClocks();
	await refresh();
	const timer = setInterval(look, limits.lookEvery);
	timer.unref();
	app.addHook("onClose", async () => {
		clearInterval(timer);
		clearTimeout(onTime);
		if (name === undefined) return;
		// A database that is away must not delay the stop: the next reload reports this server as silent.
		const forgotten = forgetServer(db, name).catch(() => {});
		await Promise.race([forgotten, wait(limits.lookEvery, undefined, { ref: false })]);
	});
	return {
		refresh,
		isOutdated: () => isOutdated,
		onHangUp: () => {
			const tell = async () => {
				if ((await site.reload()).length > 0) return;
				seen = Math.max(seen, await askForReload(db, Date.now()));
				await answer([]);
			};
			tell().catch((error) =>
				app.log.error({ err: error }, "reload of other servers failed: run npm run reload"),
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
