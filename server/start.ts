import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { shutdown } from "#contract/site/limits.ts";
import { TownMistakes } from "./content/mistakes.ts";
import { reasonOf } from "./db/errors.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { rightsFault } from "./db/rights.ts";
import { type Env, readEnv } from "./env.ts";
import { printableAddress } from "./http/options.ts";
import { SharedClock } from "./kit/clock.ts";
import { version } from "./kit/version.ts";
import { openStore } from "./media/open-store.ts";
import { PageCounts } from "./media/pdf/page-counts.ts";
import { Uploaded } from "./media/uploaded.ts";
import { openSite } from "./open-site.ts";
import { createRenderer } from "./pages/render.ts";
import { Pictures } from "./pictures/pictures.ts";
import { rememberCouncil, sayOtherCouncil } from "./publishing/content-clock.store.ts";
import { attemptsByKind } from "./session/attempts.store.ts";
import { HashQueue } from "./session/hash-queue.ts";
import { type Content, partsOf, readContent } from "./site/content.ts";
import {
	type FirstStart,
	firstPasswordFile,
	firstStartNotice,
	seedFirstStart,
	writeFirstPassword,
} from "./staff/first-start.ts";

function report(msg: string): void {
	console.error(JSON.stringify({ level: 40, time: new Date().toISOString(), msg }));
}

function readEnvOrStop(): Env {
	try {
		return readEnv();
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}

function openPicturesOrStop(): Pictures {
	try {
		return new Pictures(join(env.town, "media"), env.database.dataDir, uploaded);
	} catch (error) {
		const { dataDir } = env.database;
		console.error(`DATA_DIR (${dataDir}) can't be written: ${rightsFault([dataDir]) ?? reasonOf(error)}`);
		process.exit(1);
	}
}

function readContentOrStop(): Content {
	try {
		return readContent(env, { pictures, pageCounts, uploaded, clock });
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

/** Keeps one council's notices off another's pages. */
async function refuseOtherCouncil(database: Database): Promise<void> {
	const { en: town } = first.town.written.council.town;
	const other = await rememberCouncil(database.db, town);
	if (other !== undefined) throw new Error(sayOtherCouncil(other, town, env.town));
}

async function openDatabaseOrStop(): Promise<{ database: Database; firstStart?: FirstStart }> {
	try {
		const database = await openDatabase(env.database, {
			report: (error) => report(`database: ${error.message}`),
			say: report,
			watch: traces && ((event) => traces.query(event, env.database.databaseUrl ? "postgres" : "sqlite")),
		});
		const firstStart = await seedFirstStart(
			database,
			env.administrator,
			first.passwordRules,
			(mobile, password) => writeFirstPassword(env.database.dataDir, mobile, password),
		);
		await refuseOtherCouncil(database);
		return { database, firstStart };
	} catch (error) {
		console.error(`The database could not be opened: ${reasonOf(error)}`);
		process.exit(1);
	}
}

async function forgetFirstPassword(): Promise<void> {
	try {
		await rm(join(env.database.dataDir, firstPasswordFile), { force: true });
	} catch (error) {
		app.log.error({ err: error }, "the file with the first password could not be deleted");
	}
}

// Files are private to the server's user (requirement D15).
process.umask(0o077);
// SIGHUP means "reload", also during the start.
let onHangUp = () => {};
process.on("SIGHUP", () => onHangUp());
const env = readEnvOrStop();
const traces = env.traces ? new (await import("./telemetry/traces.ts")).Traces() : undefined;
const clock = new SharedClock();
const uploaded = new Uploaded(openStore(env, (error) => report(error.message)));
const pictures = openPicturesOrStop();
uploaded.onGone = (path, file) => pictures.forget(path, file);
const pageCounts = new PageCounts(env.database.dataDir);
const first = readContentOrStop();
first.search.keepIn(env.database.dataDir);
// In parallel: hashing the first password uses another core while the pages' code loads.
const [{ database, firstStart }, { over, inlineScripts, assets, attach }] = await Promise.all([
	openDatabaseOrStop(),
	createRenderer(env, first.town, first.search, clock.now),
]);
const metrics =
	env.metricsPort === undefined ? undefined : new (await import("./telemetry/metrics.ts")).Metrics();
const hashes = new HashQueue();
const { app, pageHandler, site, reloads, drain } = await openSite(first, {
	env,
	folder: env,
	pictures,
	pageCounts,
	uploaded,
	clock,
	database,
	over,
	inlineScripts,
	assets,
	traces,
	partsOf: (content) => {
		const renderer = over(content.town, content.search);
		const render = traces?.rendering(renderer.render) ?? renderer.render;
		return partsOf(content, { ...renderer, render }, pictures);
	},
	warms: env.mode === "production" && env.warmPages,
	measure: metrics && ((answered) => metrics.answered(answered)),
	serviceOptions: { hashes, onSignIn: forgetFirstPassword },
});
onHangUp = () => reloads.onHangUp();
process.on("SIGUSR2", () => app.log.warn("SIGUSR2 does nothing here; SIGHUP reloads the council's folder"));
await attach?.(app);

closeWithGrace(
	{ delay: env.drain + env.finish + shutdown.hardStop, logger: app.log, skip: ["SIGHUP", "SIGUSR2"] },
	async ({ err, signal }) => {
		if (err) app.log.error({ err }, "stopping after an error");
		else app.log.info({ signal }, "stopping");
		if (signal === "SIGTERM") {
			drain();
			await wait(env.drain);
		}
		pictures.stop();
		await app.close();
		app.log.info({ signal }, "stopped");
	},
);

if (metrics && env.metricsPort !== undefined) {
	try {
		const metricsPort = await metrics.serve(app, env.metricsPort, {
			database,
			dataDir: env.database.dataDir,
			backupDir: env.backupDir,
			mistakes: () => site.state.mistakes.length,
			attempts: () => attemptsByKind(database.db),
			queues: {
				passwords: () => hashes.waiting,
				questions: () => pageHandler.waiting,
				pictures: () => pictures.waiting,
			},
		});
		app.log.info({ metricsPort }, "metrics are served on 127.0.0.1");
	} catch (error) {
		console.error(`The server could not open METRICS_PORT ${env.metricsPort}: ${(error as Error).message}`);
		process.exit(1);
	}
}
try {
	await app.listen({ port: env.port, host: env.host });
} catch (error) {
	console.error(`The server could not open port ${env.port}: ${(error as Error).message}`);
	process.exit(1);
}
if (firstStart) {
	console.log(firstStartNotice(firstStart, env.database.dataDir, process.stdout.isTTY));
}
const address = app.server.address();
const port = typeof address === "object" && address ? address.port : env.port;
await reloads.answerAs(`${hostname()}:${port}`);
app.log.info({ version, node: process.version, port }, "started");
console.log(`${first.town.read("council", "en").name} is open at ${printableAddress(env.host, port)}`);
await site.settle();
