// Checks a council's folder and changes nothing: npm run check-town -- /srv/our-council, or that of the settings: npm run check-town -- [--env-file FILE]
import { resolve } from "node:path";
import { openTown } from "#server/content/from-files.ts";
import { type Command, runProgram } from "./command.ts";
import { readCall } from "./settings.ts";

export const main: Command = async (terminal) => {
	const { env, words } = readCall(terminal, {
		usage: "Usage: npm run check-town -- [--env-file FILE] [folder]",
		words: [0, 1],
	});
	const [named] = words;
	// npm runs in the project's folder; paths are relative to the caller's.
	const folder = named === undefined ? env.town : resolve(terminal.environment.INIT_CWD ?? ".", named);
	terminal.say(`${openTown(folder).written.council.name.en}: no mistakes in ${folder}`);
	return true;
};

if (import.meta.main) await runProgram(main);
