import { reasonOf } from "#server/db/errors.ts";
import type { Terminal } from "../command.ts";
import { type Called, readCall, sayDatabase } from "../settings.ts";
import { backupFinding, databaseFindings, firstPasswordFindings, uploadsFindings } from "./data.ts";
import { type Finding, wrong } from "./finding.ts";
import { clockFinding, diskFindings, programFinding, rightsFindings, settingsFindings } from "./machine.ts";
import { gatewayFindings, mailFindings } from "./messages.ts";
import { scannerFindings } from "./scanner.ts";
import { proxyFindings, serviceFinding, townFinding } from "./site.ts";
import { storeFindings } from "./store.ts";

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
		["uploads", () => uploadsFindings(env)],
		["store", () => storeFindings(env)],
		["scanner", () => scannerFindings(env)],
		["messages", () => gatewayFindings(env)],
		["mail", () => mailFindings(env)],
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

export async function examine(terminal: Omit<Terminal, "say">): Promise<Finding[]> {
	try {
		const call = readCall(terminal, { usage: "Usage: npm run doctor -- [--env-file FILE]" });
		sayDatabase(call, terminal.warn);
		return await look(call);
	} catch (error) {
		return [wrong("settings", reasonOf(error))];
	}
}
