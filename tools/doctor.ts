// Says what is wrong with an installation, and what to do: npm run doctor -- [--env-file FILE]
import { type Command, runProgram } from "./command.ts";
import { examine } from "./doctor/examine.ts";
import { lineOf } from "./doctor/finding.ts";

export const main: Command = async (terminal) => {
	const found = await examine(terminal);
	for (const finding of found) terminal.say(lineOf(finding));
	const faults = found.filter(({ isWell }) => !isWell).length;
	terminal.say(
		faults === 0 ? "Everything is in order." : `${faults} ${faults === 1 ? "thing is" : "things are"} wrong.`,
	);
	return faults === 0;
};

if (import.meta.main) await runProgram(main);
