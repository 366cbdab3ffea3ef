// Makes the folder of a new council, which opens at once: npm run new-town -- Rampurva रामपुरवा [folder]
import { resolve } from "node:path";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { openTown } from "#server/content/from-files.ts";
import { type Command, readWords, runProgram } from "./command.ts";
import { makeTown } from "./new-town/new-town.ts";

const open = days(30);

export const main: Command = async ({ argv, environment, say }) => {
	const usage = "Usage: npm run new-town -- <name in English> <name in Hindi> [folder]";
	const [en = "", hi = "", folder = `town-${en.toLowerCase()}`] = readWords(argv, {
		usage,
		words: [2, 3],
	}).words;
	if (
		!/^[A-Za-z][A-Za-z .'-]*$/.test(en) ||
		!/^[\p{Script=Devanagari}][\p{Script=Devanagari} .-]*$/u.test(hi)
	) {
		throw new Error(usage);
	}
	const target = resolve(environment.INIT_CWD ?? ".", folder);
	const now = Date.now();
	makeTown(target, { en, hi, today: indianDay(now), later: indianDay(now + open) });
	openTown(target);
	say(`${target} is made, and opens:

  TOWN=${target} npm start

What begins with "Example" or "उदाहरण" is to be replaced by the council's own. What is left of it:

  TOWN=${target} npm run review`);
	return true;
};

if (import.meta.main) await runProgram(main);
