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

interface Parts {
	readonly app: FastifyInstance;
	readonly database: Pick<Database, "db" | "engine">;
	readonly site: Pick<Site, "reload" | "state" | "publish" | "refreshMedia" | "followClock">;
	readonly uploaded: Pick<Uploaded, "read">;
	readonly clock: SharedClock;
}

/**
 * Follows other processes on the same database. A reload on a signal leaves a notice, if it went well; every other
 * server finds that within half a second, reloads too, and answers.
 */
export class Reloads {
	readonly #parts: Parts;
	readonly #published: PublishedVersions;
	#seen = 0;
	#name: string | undefined;
	#shown: DeskRows | undefined;
	#next = Number.POSITIVE_INFINITY;
	#onTime: NodeJS.Timeout | undefined;
	#following = Promise.resolve();
	#isLooking = false;
	#comparesAt = 0;
	isOutdated = false;

	constructor(parts: Parts) {
		this.#parts = parts;
		this.#published = new PublishedVersions(parts.database.db);
	}

	async start(): Promise<void> {
		this.#seen = (await lookAround(this.#parts.database.db)).notice;
		await this.#compareClocks();
		await this.refresh();
		const timer = setInterval(() => this.#look(), limits.lookEvery).unref();
		this.#parts.app.addHook("onClose", async () => {
			clearInterval(timer);
			clearTimeout(this.#onTime);
			if (this.#name === undefined) return;
			// A database that is away must not delay the stop: the next reload reports this server as silent.
			const forgotten = forgetServer(this.#parts.database.db, this.#name).catch(() => {});
			await Promise.race([forgotten, wait(limits.lookEvery, undefined, { ref: false })]);
		});
	}

	/** Serves everything published, one reading after the other, as a slower one could undo a later one. */
	readonly refresh = (): Promise<void> => {
		const follow = () => this.#follow();
		this.#following = this.#following.then(follow, follow);
		return this.#following;
	};

	onHangUp(): void {
		const tell = async () => {
			if ((await this.#parts.site.reload()).length > 0) return;
			this.#seen = Math.max(this.#seen, await askForReload(this.#parts.database.db, Date.now()));
			await this.#answer([]);
		};
		tell().catch((error) =>
			this.#parts.app.log.error({ err: error }, "reload of other servers failed: run npm run reload"),
		);
	}

	async answerAs(name: string): Promise<void> {
		this.#name = name;
		try {
			await this.#answer(this.#parts.site.state.mistakes);
		} catch (error) {
			this.#parts.app.log.error({ err: error }, "npm run reload will not wait for this server's answer");
		}
	}

	async #answer(mistakes: readonly string[]): Promise<void> {
		if (this.#name === undefined) return;
		const answer = { name: this.#name, notice: this.#seen, mistakes: mistakes.join("\n") };
		await noteAnswer(this.#parts.database.db, answer);
	}

	async #follow(): Promise<void> {
		const { site, uploaded, database, clock } = this.#parts;
		const isNew = await this.#published.read();
		// Files are read after the versions, so that every file that these name is known.
		if (isNew) site.refreshMedia(await uploaded.read(database.db));
		const now = clock.now();
		if (!isNew && now < this.#next) return;
		const rows = this.#published.rowsAt(now);
		if (rows !== this.#shown && (this.#shown || rows.size > 0)) {
			site.publish(rows, (row) => this.#published.fallbackFor(row, now));
		}
		this.#shown = rows;
		this.#next = this.#published.nextChange(now);
		clearTimeout(this.#onTime);
		if (this.#next - now < days(1)) {
			this.#onTime = setTimeout(() => this.#look(), this.#next - now).unref();
		}
	}

	/** Servers with different clocks would publish scheduled content at different times. */
	async #compareClocks(): Promise<void> {
		const { app, clock, site, database } = this.#parts;
		if (database.engine === "sqlite" || performance.now() < this.#comparesAt) return;
		this.#comparesAt = performance.now() + limits.clockEvery;
		const begun = Date.now();
		const there = await databaseClock(database.db, database.engine);
		const here = Date.now();
		const off = Math.round((begun + here) / 2 - there);
		// The time that the answer took is part of the uncertainty.
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
		this.#next = Number.NEGATIVE_INFINITY;
		await this.refresh();
		site.followClock();
	}

	/** A newer program may not understand this one's writes to its tables. */
	#noteStep(step: number): void {
		const isNewer = step > migrations.length;
		if (isNewer && !this.isOutdated) {
			this.#parts.app.log.error(
				{ step, known: migrations.length },
				"a newer version has brought the database up to date: this server shows pages and takes no more changes until it is started with that version",
			);
		} else if (!isNewer && this.isOutdated) this.#parts.app.log.info("this server takes changes again");
		this.isOutdated = isNewer;
	}

	async #look(): Promise<void> {
		if (this.#isLooking) return;
		this.#isLooking = true;
		try {
			const { notice, step } = await lookAround(this.#parts.database.db);
			this.#noteStep(step);
			if (notice > this.#seen) {
				this.#seen = notice;
				await this.#answer(await this.#parts.site.reload());
			}
			if (!this.isOutdated) await this.refresh();
			await this.#compareClocks();
		} catch (error) {
			if (!isAway(error)) this.#parts.app.log.error({ err: error }, "reload notice failed");
		} finally {
			this.#isLooking = false;
		}
	}
}
