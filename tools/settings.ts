import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { parseEnv } from "node:util";
import { placeOf, refuseWithoutDatabase } from "#server/db/place.ts";
import { type Env, readEnv, type Settings } from "#server/env.ts";
import { openStore } from "#server/media/open-store.ts";
import type { MediaStore } from "#server/media/store.ts";
import { type CommandLine, readWords, type Terminal } from "./command.ts";

/** File of the service's settings (docs/running.md). */
export const serviceFile = "/etc/palika.env";

/** Variables that show that the shell configures the site. */
const telling = ["DATA_DIR", "DATABASE_URL", "TOWN"] as const;

export interface Place {
	readonly settings: Settings;
	readonly from: string;
	readonly file?: string;
	readonly isDefault?: boolean;
}

/** Settings of the service: of the named file, else of the environment, else of the service's own file; never mixed. @throws {Error} if the file can't be read */
export function findSettings(
	named: string | undefined,
	environment: Settings = process.env,
	usual = serviceFile,
): Place {
	if (named !== undefined) return settingsOf(named);
	const set = telling.filter((name) => environment[name]);
	if (set.length > 0)
		return { settings: environment, from: `settings from the environment: ${set.join(", ")}` };
	if (existsSync(usual)) return settingsOf(usual);
	return { settings: environment, from: "no settings found, so the defaults", isDefault: true };
}

function settingsOf(file: string): Place {
	try {
		return { settings: parseEnv(readFileSync(file, "utf8")), from: `settings from ${file}`, file };
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== "EACCES")
			throw new Error(`The settings in ${file} can't be read: ${(error as Error).message}`);
		const { username } = userInfo();
		throw new Error(
			`The settings in ${file} can't be read by ${username}: run this as root or as the service's user (sudo -u palika), or give them to its group (chown root:palika, chmod 640).`,
		);
	}
}

export interface Called {
	readonly env: Env;
	readonly place: Place;
	readonly words: readonly string[];
	readonly options: Readonly<Record<string, unknown>>;
}

/** Reads a command line and its settings. @throws {Error} with one sentence for each mistake */
export function readCall({ argv, environment }: Pick<Terminal, "argv" | "environment">, line: CommandLine) {
	const options = { "env-file": { type: "string" }, ...line.options } as const;
	const read = readWords(argv, { ...line, options });
	const place = findSettings(read.options["env-file"] as string | undefined, environment);
	return { env: readEnv(place.settings), place, ...read };
}

/** Whether the settings locate the data; a shell that only names a folder doesn't. */
export function saysWhereDataAre({ settings: { DATA_DIR, DATABASE_URL }, isDefault }: Place): boolean {
	return Boolean(isDefault || DATA_DIR || DATABASE_URL);
}

/** Prints which database a command acts on. @throws {Error} if the settings don't say, as the default folder may hold a trial's */
export function sayDatabase({ env, place }: Pick<Called, "env" | "place">, warn: Terminal["warn"]): void {
	if (!saysWhereDataAre(place)) {
		throw new Error(
			`${place.file ?? "The environment"} sets neither DATA_DIR nor DATABASE_URL, so it doesn't say where the data are: move the service's line there, such as DATA_DIR=/var/lib/palika.`,
		);
	}
	warn(`Database: ${placeOf(env.database)} (${place.from})`);
}

export function storeOf(env: Env, warn: Terminal["warn"]): MediaStore {
	return openStore(env, ({ message }) => warn(message));
}

/** The same for existing data. @throws {Error} also if there is no database */
export async function sayExistingDatabase(call: Pick<Called, "env" | "place">, warn: Terminal["warn"]) {
	sayDatabase(call, warn);
	await refuseWithoutDatabase(call.env.database);
}
