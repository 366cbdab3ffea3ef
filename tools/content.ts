// Commands on the rows of the desk and the council's folder (decision 36):
//   npm run content -- export DIR    writes the folder with everything that readers see of the desk as a new folder
//   npm run content -- check         tells what of the desk doesn't fit, and where the folder has changed under it
//   npm run content -- erase FILE [--yes]               a file that should never have been published goes for good
//   npm run content -- erase KIND KEY [NUMBER] [--yes]  the words of older versions of a row, or of one of them, go for good
//   npm run content -- purge         what was deleted at any time goes out of the database's own files too
//   npm run content -- renamed       the town of the folder has a new name, and the database is still its council's
// Each takes --env-file FILE too.

import { deskKindNames } from "#contract/content/desk.ts";
import { folderRow } from "#server/content/folder-row.ts";
import { openTown } from "#server/content/from-files.ts";
import { deskFile } from "#server/content/overlay.ts";
import { sentencesOf } from "#server/content/reconcile.ts";
import { usedMedia, type ValidatedContent } from "#server/content/validated.ts";
import { writeTown } from "#server/content/write-town.ts";
import type { Database } from "#server/db/open.ts";
import { openServed } from "#server/db/place.ts";
import type { Db } from "#server/db/tables.ts";
import { forgetPages } from "#server/pages/compressed-pages.ts";
import { basesOf, versionsToCome } from "#server/publishing/content.store.ts";
import { nameCouncil } from "#server/publishing/content-clock.store.ts";
import { type Command, runProgram, type Terminal } from "./command.ts";
import { eraseFile, eraseVersions, purge } from "./content/erase.ts";
import { type Read, readServed } from "./content/read-served.ts";
import { type Called, readCall, sayExistingDatabase, storeOf } from "./settings.ts";

const usage = `Usage: content export DIR
       content check
       content erase FILE [--yes]
       content erase KIND KEY [NUMBER] [--yes]
       content purge
       content renamed`;

const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);

async function sayToCome(db: Db, say: Terminal["say"]): Promise<number> {
	const toCome = await versionsToCome(db, Date.now());
	for (const { kind, key, number, state, live_from, live_until } of toCome) {
		const moment = (at: number | null) => new Date(Number(at)).toISOString();
		const what =
			state === "waiting"
				? "waits for review"
				: Number(live_from) > Date.now()
					? `comes out at ${moment(live_from)}`
					: `ends at ${moment(live_until)}`;
		say(`${deskFile({ kind: kind as keyof ValidatedContent["content"], key })}, version ${number}: ${what}`);
	}
	return toCome.length;
}

async function exportTown(
	{ db, folder, uploaded, checked, rejected }: Read,
	target: string,
	{ say, warn }: Terminal,
): Promise<void> {
	for (const path of usedMedia(checked).keys()) await uploaded.bring(path);
	writeTown(checked, target);
	say(
		`${target} holds ${folder} and ${rows(checked.desk.size)} of the desk, and reads back as readers see it.`,
	);
	for (const line of rejected.flatMap(sentencesOf)) warn(`Left out, for it doesn't fit: ${line}`);
	if ((await sayToCome(db, say)) > 0) say("Of these the folder holds only what readers see now.");
}

/** @returns whether all desk rows fit over an unchanged folder */
async function check({ db, checked, rejected }: Read, { say, warn }: Terminal): Promise<boolean> {
	for (const line of rejected.flatMap(sentencesOf)) {
		warn(`Doesn't fit, so readers see what was before: ${line}`);
	}
	const changed = (await basesOf(db, deskKindNames)).filter(({ kind, key, base_hash }) => {
		const { mark, isShown } = folderRow(checked, kind, key);
		return !isShown && mark !== base_hash;
	});
	for (const item of changed) {
		warn(
			`${deskFile(item)}: the folder says something else since it was published; the desk's holds until it is published again or the folder says the same`,
		);
	}
	await sayToCome(db, say);
	if (rejected.length + changed.length > 0) return false;
	say(`${rows(checked.desk.size)} of the desk over the folder, and all fit.`);
	return true;
}

async function erase(database: Database, { env, words, options }: Called, terminal: Terminal): Promise<void> {
	const [, target = "", key, number] = words;
	const isMeant = options.yes === true;
	const { checked, rejected } = await readServed(database.db, env);
	if (key !== undefined) {
		if (rejected.some(({ row }) => row.kind === target && row.key === key)) {
			throw new Error(
				"Nothing was erased: what was published last doesn't fit, so readers may see an older version. Publish one that fits first.",
			);
		}
		return eraseVersions(database, { kind: target, key, number }, isMeant, terminal);
	}
	const shown = usedMedia(checked);
	const wanted = { address: target, isShown: (path: string) => shown.has(path) };
	await eraseFile(database, storeOf(env, terminal.warn), wanted, isMeant, terminal);
}

const lengths: Readonly<Record<string, readonly number[]>> = {
	export: [2],
	check: [1],
	erase: [2, 3, 4],
	purge: [1],
	renamed: [1],
};

export const main: Command = async (terminal) => {
	const call = readCall(terminal, { usage, words: [1, 4], options: { yes: { type: "boolean" } } });
	const [verb = "", target] = call.words;
	if (!lengths[verb]?.includes(call.words.length)) throw new Error(usage);
	if (call.options.yes && verb !== "erase") throw new Error(usage);
	await sayExistingDatabase(call, terminal.warn);
	const database = await openServed(call.env.database);
	try {
		const { db } = database;
		const place = call.env;
		if (verb === "export") await exportTown(await readServed(db, place), target ?? "", terminal);
		else if (verb === "check") return await check(await readServed(db, place), terminal);
		else if (verb === "erase") {
			await erase(database, call, terminal);
			if (call.options.yes) await forgetPages(place.database.dataDir);
		} else if (verb === "purge") {
			await forgetPages(place.database.dataDir);
			return await purge(database, terminal);
		} else {
			const { en } = openTown(place.town).written.council.town;
			await nameCouncil(db, en);
			terminal.say(`The database is that of ${en}.`);
		}
		return true;
	} finally {
		await database.close();
	}
};

if (import.meta.main) await runProgram(main);
