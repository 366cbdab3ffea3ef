import { reasonOf } from "#server/db/errors.ts";
import type { Settings } from "#server/env.ts";

/** What a command is called with, and where its lines go. */
export interface Terminal {
	/** The words behind its name. */
	readonly argv: readonly string[];
	readonly environment: Settings & { readonly MOVE_TO?: string; readonly INIT_CWD?: string };
	/** Prints what was done. */
	readonly say: (line: string) => void;
	/** Prints beside it what it acts on and what is wrong. */
	readonly warn: (line: string) => void;
}

/** @returns whether everything is as it should be; what it throws is told in a sentence */
export type Command = (terminal: Terminal) => Promise<boolean>;

/** Does what a command does. @returns its exit code */
export async function run(command: Command, terminal: Terminal): Promise<number> {
	try {
		return (await command(terminal)) ? 0 : 1;
	} catch (error) {
		terminal.warn(reasonOf(error));
		return 1;
	}
}

/** Runs a command as the program that was started. */
export async function runProgram(command: Command): Promise<void> {
	const { argv, env: environment } = process;
	process.exitCode = await run(command, {
		argv: argv.slice(2),
		environment,
		say: console.log,
		warn: console.error,
	});
}
