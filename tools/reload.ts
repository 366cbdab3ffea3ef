// Checks the council's folder, tells every server on this database to read it again, and waits for their answers:
//   npm run reload -- [--env-file FILE] [--wait SECONDS]
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "#contract/limits.ts";
import { reload as limits } from "#contract/site/limits.ts";
import { openTown } from "#server/content/from-files.ts";
import { openServed } from "#server/db/place.ts";
import type { Db } from "#server/db/tables.ts";
import { askForReload, forgetServer, listServers } from "#server/site/reloads.store.ts";
import { type Command, runPrivately, type Terminal } from "./command.ts";
import { readCall, sayDatabase } from "./settings.ts";

/** Wait in seconds; a large folder takes one, more on a busy machine. */
const usualWait = 60;

/** Prints each server's answer. @returns whether all show the present folder */
async function reloadAll(db: Db, { say, warn }: Pick<Terminal, "say" | "warn">, answerWithin: number) {
	const waiting = new Set((await listServers(db)).map(({ name }) => name));
	if (waiting.size === 0)
		throw new Error("No server runs on this database: it reads the folder at its start.");
	const notice = await askForReload(db, Date.now());
	const patience = performance.now() + seconds(answerWithin);
	let isGood = true;
	while (waiting.size > 0 && performance.now() < patience) {
		await wait(limits.lookEvery / 5);
		const answers = await listServers(db);
		for (const name of waiting) {
			const answer = answers.find((each) => each.name === name);
			if (answer && answer.notice < notice) continue;
			waiting.delete(name);
			if (!answer) say(`${name}: has stopped`);
			else if (answer.mistakes === "") say(`${name}: shows the folder as it is now`);
			else {
				isGood = false;
				warn(`${name}: goes on with what it showed before\n${answer.mistakes.replace(/^/gm, "  ")}`);
			}
		}
	}
	for (const name of waiting) {
		warn(
			`${name}: has not answered for ${answerWithin} seconds. If it runs, its log says why; if it was killed, it is asked again once it has started.`,
		);
		await forgetServer(db, name);
	}
	return isGood && waiting.size === 0;
}

export const main: Command = async (terminal) => {
	const call = readCall(terminal, {
		usage: "Usage: npm run reload -- [--env-file FILE] [--wait SECONDS]",
		options: { wait: { type: "string", default: String(usualWait) } },
	});
	const patience = Number(call.options.wait);
	if (!(patience > 0))
		throw new Error(`--wait is "${call.options.wait}": expected seconds, such as ${usualWait}`);
	sayDatabase(call, terminal.warn);
	openTown(call.env.town);
	terminal.say(
		`${call.env.town} has no mistakes; every server on this database reads its own folder again now.`,
	);
	const database = await openServed(call.env.database);
	try {
		return await reloadAll(database.db, terminal, patience);
	} finally {
		await database.close();
	}
};

if (import.meta.main) await runPrivately(main);
