// Says what is wrong with an installation, and what to do: npm run doctor -- [--env-file FILE]
import { reasonOf } from "#server/db/errors.ts";
import { backupFinding, databaseFindings, firstPasswordFindings } from "./doctor/data.ts";
import { type Finding, lineOf, wrong } from "./doctor/finding.ts";
import {
	clockFinding,
	diskFindings,
	programFinding,
	rightsFindings,
	settingsFindings,
} from "./doctor/machine.ts";
import { proxyFindings, serviceFinding, townFinding } from "./doctor/site.ts";
import { type Called, readCall, sayDatabase } from "./settings.ts";

/** What is looked at, in order. One that fails says so and keeps none of the others from being looked at. */
async function look({ env, place }: Called): Promise<Finding[]> {
	const checks: readonly [
		what: string,
		check: () => Promise<Finding[]> | Promise<Finding> | Finding[] | Finding,
	][] = [
		["settings", () => settingsFindings(env, place)],
		["program", () => programFinding()],
		["rights", () => rightsFindings(env)],
		["disk", () => diskFindings(env)],
		["clock", () => clockFinding(env)],
		["database", () => databaseFindings(env)],
		["backup", () => backupFinding(env)],
		["password", () => firstPasswordFindings(env)],
		["town", () => townFinding(env)],
		["service", () => serviceFinding(env)],
		["proxy", () => proxyFindings(env)],
	];
	const found: Finding[] = [];
	for (const [what, check] of checks) {
		try {
			found.push(...[await check()].flat());
		} catch (error) {
			found.push(wrong(what, reasonOf(error)));
		}
	}
	return found;
}

async function examine(): Promise<Finding[]> {
	try {
		const call = readCall();
		sayDatabase(call);
		return await look(call);
	} catch (error) {
		// Without settings there is nothing else to look at.
		return [wrong("settings", reasonOf(error))];
	}
}

const found = await examine();
for (const finding of found) console.log(lineOf(finding));
const faults = found.filter(({ isWell }) => !isWell).length;
console.log(
	faults === 0 ? "Everything is in order." : `${faults} ${faults === 1 ? "thing is" : "things are"} wrong.`,
);
process.exitCode = faults === 0 ? 0 : 1;
