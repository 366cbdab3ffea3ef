import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { shutdown } from "#contract/limits.ts";
import { type ContentParts, createApp, printableAddress } from "./app.ts";
import { TownMistakes } from "./content/mistakes.ts";
import { reasonOf } from "./db/errors.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { rightsFault } from "./db/rights.ts";
import {
	type FirstStart,
	firstPasswordFile,
	firstStartNotice,
	seedFirstStart,
	writeFirstPassword,
} from "./db/seed.ts";
import { rememberCouncil, sayOtherCouncil } from "./desk/content.store.ts";
import { openPreview, pagesWith } from "./desk/previews.ts";
import { PageCounts } from "./documents/page-counts.ts";
import { type Env, readEnv } from "./env.ts";
import { SharedClock } from "./kit/clock.ts";
import { version } from "./kit/version.ts";
import { openStore } from "./media/open-store.ts";
import { Uploaded } from "./media/uploaded.ts";
import { type ContentRenderer, createRenderer } from "./pages/render.ts";
import { Pictures } from "./pictures/pictures.ts";
import { HashQueue } from "./session/hash-queue.ts";
import { listenForReloads } from "./site/reloads.ts";
import { type Content, partsOf, readContent, Site } from "./site/site.ts";

/** A line of the log from what has no logger. */
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

/** Stops at the start where the folder can't be written, or every picture would fail later. */
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

/** Stops where one council's notices would lie over another's pages. */
async function refuseOtherCouncil(database: Database): Promise<void> {
	const { en: town } = first.town.written.council.town;
	const other = await rememberCouncil(database.db, town);
	if (other !== undefined) throw new Error(sayOtherCouncil(other, town, env.town));
}

/** Opens the database and creates the first administrator before the server listens. */
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

/** What the app serves of a content; its pages are rendered under the eye of the traces. */
function servedParts(content: Content, renderer: ContentRenderer): ContentParts {
	const { render } = renderer;
	return partsOf(content, { ...renderer, render: traces?.rendering(render) ?? render }, pictures);
}

/** Whoever has signed in needs no file with a password any more. */
async function forgetFirstPassword(): Promise<void> {
	try {
		await rm(join(env.database.dataDir, firstPasswordFile), { force: true });
	} catch (error) {
		app.log.error({ err: error }, "the file with the first password could not be deleted");
	}
}

// The server's files are readable by its own user alone (requirement D15).
process.umask(0o077);
// SIGHUP means "reload" to those who send it, also while the server is still starting.
let onHangUp = () => {};
process.on("SIGHUP", () => onHangUp());
const env = readEnvOrStop();
// Imported only here, so that servers without traces don't load the library.
const traces = env.traces ? new (await import("./telemetry/traces.ts")).Traces() : undefined;
const clock = new SharedClock();
const uploaded = new Uploaded(openStore(env, (error) => report(error.message)));
const pictures = openPicturesOrStop();
uploaded.onGone = (path, file) => pictures.forget(path, file);
const pageCounts = new PageCounts(env.database.dataDir);
const first = readContentOrStop();
// In parallel: the first administrator's password is hashed on another core while the pages' code loads.
const [{ database, firstStart }, { over, inlineScripts, assets, attach, ...rendered }] = await Promise.all([
	openDatabaseOrStop(),
	createRenderer(env, first.town, first.search, clock.today),
]);
// Imported only here, so that servers without metrics don't load the library.
const metrics =
	env.metricsPort === undefined ? undefined : new (await import("./telemetry/metrics.ts")).Metrics();
const hashes = new HashQueue();
const { app, pageHandler, replace, drain } = await createApp({
	...servedParts(first, rendered),
	env,
	inlineScripts,
	assets,
	database,
	uploaded,
	traces,
	today: clock.today,
	now: clock.now,
	preview: (ticket) => openPreview(ticket, { db: database.db, site, over }),
	measure: metrics && ((answered) => metrics.answered(answered)),
	serviceOptions: {
		hashes,
		site: () => site.state,
		isOutdated: () => reloads.isOutdated(),
		content: {
			rows: (kind) => site.rows(kind),
			inFolder: (kind, key) => site.inFolder(kind, key),
			beneath: (kind, key) => site.beneath(kind, key),
			mistakesWith: (...rows) => site.mistakesWith(...rows),
			unfit: () => site.unfit,
			hindiWords: (latin) => site.hindiWords(latin),
			needsReview: (kind) => site.needsReview(kind),
			names: () => site.names(),
			uploadedName: (path) => site.uploadedName(path),
			kindsShowing: (path) => site.kindsShowing(path),
			seenOn: (row, wanted) => pagesWith(row, wanted, { site, over, pageHandler }),
			refresh: () => reloads.refresh(),
			clockOff: () => clock.off,
			now: clock.now,
		},
		onSignIn: forgetFirstPassword,
	},
});
const site = new Site(first, {
	env,
	pictures,
	pageCounts,
	uploaded,
	clock,
	log: app.log,
	serve: (content, isChanged) => replace(servedParts(content, over(content.town, content.search)), isChanged),
	warm: async () => {
		if (env.mode !== "production" || !env.warmPages) return;
		const begun = performance.now();
		const pages = await pageHandler.warm();
		app.log.info({ pages, ms: Math.round(performance.now() - begun) }, "all pages are warm");
	},
});
const reloads = await listenForReloads(app, database, site, uploaded, clock);
onHangUp = reloads.onHangUp;
process.on("SIGUSR2", () => app.log.warn("SIGUSR2 does nothing here; SIGHUP reloads the council's folder"));
await attach?.(app);

closeWithGrace(
	{ delay: env.drain + env.finish + shutdown.hardStop, logger: app.log, skip: ["SIGHUP", "SIGUSR2"] },
	async ({ err, signal }) => {
		if (err) app.log.error({ err }, "stopping after an error");
		else app.log.info({ signal }, "stopping");
		// Whoever presses Ctrl+C has no balancer that is to hear of it first.
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
if (firstStart) console.log(firstStartNotice(firstStart, env.database.dataDir, process.stdout.isTTY));
const address = app.server.address();
const port = typeof address === "object" && address ? address.port : env.port;
await reloads.answerAs(`${hostname()}:${port}`);
app.log.info({ version, node: process.version, port }, "started");
console.log(`${first.town.read("council", "en").name} is open at ${printableAddress(env.host, port)}`);
await site.settle();
