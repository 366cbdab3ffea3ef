// Checks the council's folder, tells every server on this database to read it again, and waits for their answers:
//   npm run reload -- [--env-file FILE]
import { setTimeout as wait } from "node:timers/promises";
import { reload as limits, seconds } from "#contract/limits.ts";
import { openTown } from "#server/content/from-files.ts";
import { askForReload, forgetServer, listServers } from "#server/content/reloads.store.ts";
import { reasonOf } from "#server/db/errors.ts";
import { openServed } from "#server/db/place.ts";
import type { Db } from "#server/db/tables.ts";
import { readCall, sayDatabase } from "./settings.ts";

/** How long it waits; a large folder is read within a second. */
const answerWithin = seconds(5);

/** Prints what each server answers. @returns whether all show the folder as it is now */
async function reloadAll(db: Db): Promise<boolean> {
	const waiting = new Set((await listServers(db)).map(({ name }) => name));
	if (waiting.size === 0)
		throw new Error("No server runs on this database: it reads the folder at its start.");
	const notice = await askForReload(db, Date.now());
	const patience = performance.now() + answerWithin;
	let isGood = true;
	while (waiting.size > 0 && performance.now() < patience) {
		await wait(limits.lookEvery / 5);
		const answers = await listServers(db);
		for (const name of waiting) {
			const answer = answers.find((each) => each.name === name);
			if (answer && answer.notice < notice) continue;
			waiting.delete(name);
			if (!answer) console.log(`${name}: has stopped`);
			else if (answer.mistakes === "") console.log(`${name}: shows the folder as it is now`);
			else {
				isGood = false;
				console.error(`${name}: goes on with what it showed before\n${answer.mistakes.replace(/^/gm, "  ")}`);
			}
		}
	}
	for (const name of waiting) {
		console.error(
			`${name}: has not answered for ${answerWithin / seconds(1)} seconds. If it runs, its log says why; if it was killed, it is asked again once it has started.`,
		);
		await forgetServer(db, name);
	}
	return isGood && waiting.size === 0;
}

process.umask(0o077);
try {
	const call = readCall();
	sayDatabase(call);
	openTown(call.env.town);
	console.log(
		`${call.env.town} has no mistakes; every server on this database reads its own folder again now.`,
	);
	const database = await openServed(call.env.database);
	try {
		if (!(await reloadAll(database.db))) process.exitCode = 1;
	} finally {
		await database.close();
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
