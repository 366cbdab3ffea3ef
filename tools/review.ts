// Lists what staff should review in what readers see, the folder with what the desk has published over it:
// npm run review -- [--env-file FILE]. TOWN=/srv/our-council npm run review reads the folder alone.
import type { Content } from "#contract/content/kinds.ts";
import { indianDay } from "#contract/moments.ts";
import { openTown } from "#server/content/from-files.ts";
import { findSteps, openServed } from "#server/db/place.ts";
import { type Command, runProgram } from "./command.ts";
import { readServed } from "./content/read-served.ts";
import { review } from "./review/review.ts";
import { type Called, readCall, saysWhereDataAre } from "./settings.ts";

interface Seen {
	readonly content: Content;
	readonly from: string;
}

async function readSeen({ env, place }: Called): Promise<Seen> {
	if (!saysWhereDataAre(place) || (await findSteps(env.database)) === undefined) {
		return { content: openTown(env.town).written, from: `${env.town} alone` };
	}
	const database = await openServed(env.database);
	try {
		const { checked, rejected } = await readServed(database.db, env);
		const hidden = rejected.length > 0 ? `; ${rejected.length} that don't fit: npm run content -- check` : "";
		return {
			content: checked.content,
			from: `${env.town}, with ${checked.desk.size} published at the desk${hidden}`,
		};
	} finally {
		await database.close();
	}
}

export const main: Command = async (terminal) => {
	const call = readCall(terminal, { usage: "Usage: npm run review -- [--env-file FILE]" });
	const { content, from } = await readSeen(call);
	const today = indianDay(Date.now());
	terminal.say(`${content.council.name.en}, ${today}: ${from}`);
	for (const { title, lines } of review(content, today)) {
		terminal.say(`\n${title}: ${lines.length === 0 ? "none" : lines.length}`);
		for (const line of lines) terminal.say(`  ${line}`);
	}
	return true;
};

if (import.meta.main) await runProgram(main);
