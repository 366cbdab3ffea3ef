// Checks the council's folder and changes nothing: npm run check-town, or TOWN=/srv/our-council npm run check-town, or with --env-file FILE
import { openTown } from "#server/content/from-files.ts";
import { type Command, runProgram } from "./command.ts";
import { readCall } from "./settings.ts";

export const main: Command = async (terminal) => {
	const { town: folder } = readCall(terminal).env;
	terminal.say(`${openTown(folder).written.council.name.en}: no mistakes in ${folder}`);
	return true;
};

if (import.meta.main) await runProgram(main);
