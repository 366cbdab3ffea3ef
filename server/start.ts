import { rm } from "node:fs/promises";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { languages } from "#contract/language.ts";
import { shutdown } from "#contract/limits.ts";
import { createApp, printableAddress } from "./app.ts";
import { openTown } from "./content/from-files.ts";
import { TownMistakes } from "./content/mistakes.ts";
import type { Town } from "./content/town.ts";
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
import { type Env, readEnv } from "./env.ts";
import { createRenderer } from "./pages/render.ts";
import { type Emblem, serveIcons } from "./pictures/icons.ts";
import { Pictures } from "./pictures/pictures.ts";
import { SiteSearch } from "./search/site-search.ts";
import { PasswordRules } from "./session/password-rules.ts";

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
		return new Pictures(join(env.town, "media"), env.database.dataDir);
	} catch (error) {
		const { dataDir } = env.database;
		console.error(`DATA_DIR (${dataDir}) can't be written: ${rightsFault([dataDir]) ?? reasonOf(error)}`);
		process.exit(1);
	}
}

function openTownOrStop(folder: string): Town {
	try {
		return openTown(folder, { toneOf: (version) => pictures.toneOf(version) });
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

/** The files of the emblem's addresses (`/media/emblem.svg?v=…`). */
function emblemFiles(town: Town): Emblem {
	const { onLight, onDark } = town.read("council", "en").emblem;
	const at = ({ src }: { readonly src: string }) => new URL(src, "http://town");
	const file = (picture: { readonly src: string }) =>
		join(town.mediaFolder, at(picture).pathname.replace("/media/", ""));
	const version = [onLight, onDark].map((picture) => at(picture).searchParams.get("v")).join("-");
	return { onLight: file(onLight), onDark: file(onDark), version };
}

/** Names that are easy to guess as passwords in this town. */
function councilTexts(town: Town): string[] {
	return languages.flatMap((lang) => {
		const { name, town: place } = town.read("council", lang);
		return [name, place];
	});
}

/** Opens the database and creates the first administrator before the server listens. */
async function openDatabaseOrStop(town: Town): Promise<{ database: Database; first?: FirstStart }> {
	try {
		const database = await openDatabase(env.database, (error) =>
			console.error(
				JSON.stringify({ level: 40, time: new Date().toISOString(), msg: `database: ${error.message}` }),
			),
		);
		const rules = new PasswordRules(councilTexts(town));
		const first = await seedFirstStart(database, env.administrator, rules, (mobile, password) =>
			writeFirstPassword(env.database.dataDir, mobile, password),
		);
		return { database, first };
	} catch (error) {
		console.error(`The database could not be opened: ${reasonOf(error)}`);
		process.exit(1);
	}
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
const env = readEnvOrStop();
const pictures = openPicturesOrStop();
const town = openTownOrStop(env.town);
const search = new SiteSearch(town);
// In parallel: the first administrator's password is hashed on another core while the pages' code loads.
const [{ database, first }, { render, inlineScripts, assets, offlineCache, attach }] = await Promise.all([
	openDatabaseOrStop(town),
	createRenderer(env, town, search),
]);
const { app, pageHandler } = await createApp({
	env,
	render,
	inlineScripts,
	search,
	assets,
	offlineCache,
	nextChange: (now) => town.nextChange(now),
	redirect: (url) => town.redirect(url),
	media: { folder: town.mediaFolder, files: town.media, pictures },
	database,
	serviceOptions: { councilTexts: councilTexts(town), onSignIn: forgetFirstPassword },
});
await attach?.(app);
await serveIcons(app, emblemFiles(town), env.database.dataDir);

closeWithGrace({ delay: shutdown.hardStop, logger: app.log }, async ({ err }) => {
	if (err) app.log.error({ err }, "stopping after an error");
	pictures.stop();
	await app.close();
});

try {
	await app.listen({ port: env.port, host: env.host });
} catch (error) {
	console.error(`The server could not open port ${env.port}: ${(error as Error).message}`);
	process.exit(1);
}
if (first) console.log(firstStartNotice(first, env.database.dataDir, process.stdout.isTTY));
const address = app.server.address();
const port = typeof address === "object" && address ? address.port : env.port;
console.log(`${town.read("council", "en").name} is open at ${printableAddress(env.host, port)}`);

const picturesAreReady = pictures.prepare(town.media, app.log);
if (env.mode === "production") {
	const begun = performance.now();
	const warmed = await pageHandler.warm();
	app.log.info({ pages: warmed, ms: Math.round(performance.now() - begun) }, "all pages are warm");
}

// Pages rendered before the photographs' average colours were known are rendered again.
if (await picturesAreReady) {
	town.clearCache();
	pageHandler.clearCache();
	if (env.mode === "production") await pageHandler.warm();
}
