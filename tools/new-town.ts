// Makes the folder of a new council, which opens at once: npm run new-town -- Rampurva रामपुरवा [folder]
import { resolve } from "node:path";
import { openTown } from "#server/content/from-files.ts";
import { makeTown } from "./new-town/new-town.ts";

const [en, hi, folder = `town-${en?.toLowerCase()}`] = process.argv.slice(2);
/** Days that the example notice is open. */
const open = 30;
const day = (after: number) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + after * 86_400_000);

try {
	if (
		!en ||
		!hi ||
		!/^[A-Za-z][A-Za-z .'-]*$/.test(en) ||
		!/^[\p{Script=Devanagari}][\p{Script=Devanagari} .-]*$/u.test(hi)
	) {
		throw new Error("Usage: npm run new-town -- <name in English> <name in Hindi> [folder]");
	}
	// npm runs in the project's folder; a path means the one where the command was typed.
	const target = resolve(process.env.INIT_CWD ?? ".", folder);
	makeTown(target, { en, hi, today: day(0), later: day(open) });
	openTown(target);
	console.log(`${target} is made, and opens:

  TOWN=${target} npm start

What begins with "Example" or "उदाहरण" is to be replaced by the council's own. What is left of it:

  TOWN=${target} npm run review`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
