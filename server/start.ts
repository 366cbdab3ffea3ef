import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { shutdown } from "#contract/limits.ts";
import { createApp, printable } from "./app.ts";
import { TownMistakes } from "./content/mistakes.ts";
import { reasonOf } from "./db/errors.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { firstStartNotice, seedFirstStart } from "./db/seed.ts";
import { type Env, readEnv } from "./env.ts";
import { version } from "./kit/version.ts";
import { renderer } from "./pages/render.ts";
import { Pictures } from "./pictures/pictures.ts";
import { listenForReloads } from "./reloads.ts";
import { HashQueue } from "./session/hash-queue.ts";
import { type Content, partsOf, readContent, Site } from "./site.ts";

function readEnvOrStop(): Env {
	try {
		return readEnv();
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}

/** The prepared photographs; a folder that can't be written is told at the start, not by every picture. */
function openPicturesOrStop(): Pictures {
	try {
		return new Pictures(join(env.town, "media"), env.database.dataDir);
	} catch (error) {
		console.error(`DATA_DIR (${env.database.dataDir}) can't be written: ${reasonOf(error)}`);
		process.exit(1);
	}
}

function readContentOrStop(): Content {
	try {
		return readContent(env, pictures);
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

/** Opens the database and makes the first administrator before anybody can knock. */
async function openDatabaseOrStop(): Promise<Database> {
	try {
		const database = await openDatabase(env.database, (error) =>
			console.error(
				JSON.stringify({ level: 40, time: new Date().toISOString(), msg: `database: ${error.message}` }),
			),
		);
		const start = await seedFirstStart(database, env.administrator, first.passwordRules);
		if (start) console.log(firstStartNotice(start));
		return database;
	} catch (error) {
		console.error(`The database could not be opened: ${reasonOf(error)}`);
		process.exit(1);
	}
}

// Requirement D15: what the server writes is its own.
process.umask(0o077);
// SIGHUP means "reload" to those who send it, also while the server is still starting.
let onHangUp = () => {};
process.on("SIGHUP", () => onHangUp());
const env = readEnvOrStop();
const pictures = openPicturesOrStop();
const first = readContentOrStop();
// Side by side: the first administrator's password is hashed on another core while the pages' code is read.
const [database, { over, inlineScripts, assets, attach, ...rendered }] = await Promise.all([
	openDatabaseOrStop(),
	renderer(env, first.town, first.search),
]);
// Imported only here, so that servers without metrics don't load the library.
const metrics = env.metricsPort === undefined ? undefined : new (await import("./metrics.ts")).Metrics();
const hashes = new HashQueue();
const { app, website, replace, drain } = await createApp({
	...partsOf(first, rendered, pictures),
	env,
	inlineScripts,
	assets,
	database,
	measure: metrics && ((answered) => metrics.answered(answered)),
	serviceOptions: { hashes, site: () => site.state },
});
const site = new Site(first, {
	env,
	pictures,
	log: app.log,
	serve: (content) => replace(partsOf(content, over(content.town, content.search), pictures)),
	warm: async () => {
		if (env.mode !== "production") return;
		const begun = performance.now();
		const pages = await website.warm();
		app.log.info({ pages, ms: Math.round(performance.now() - begun) }, "all pages are warm");
	},
});
onHangUp = await listenForReloads(app, database, () => site.reload());
process.on("SIGUSR2", () => app.log.warn("SIGUSR2 does nothing here; SIGHUP reloads the council's folder"));
await attach?.(app);

closeWithGrace(
	{ delay: env.drain + shutdown.hardStop, logger: app.log, skip: ["SIGHUP", "SIGUSR2"] },
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
			mistakes: () => site.state.mistakes.length,
			queues: {
				passwords: () => hashes.waiting,
				questions: () => website.waiting,
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
const address = app.server.address();
const port = typeof address === "object" && address ? address.port : env.port;
app.log.info({ version, node: process.version, port }, "started");
console.log(`${first.town.read("council", "en").name} is open at ${printable(env.host, port)}`);
await site.settle();
