// Says what is wrong with an installation, and what to do: npm run doctor -- [--env-file FILE]
import { examine } from "./doctor/examine.ts";
import { lineOf } from "./doctor/finding.ts";

const found = await examine(process.argv.slice(2), process.env);
for (const finding of found) console.log(lineOf(finding));
const faults = found.filter(({ isWell }) => !isWell).length;
console.log(
	faults === 0 ? "Everything is in order." : `${faults} ${faults === 1 ? "thing is" : "things are"} wrong.`,
);
process.exitCode = faults === 0 ? 0 : 1;
