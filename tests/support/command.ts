import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Command, run } from "../../tools/command.ts";
import { serverEnv } from "../../tools/setup.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The commands with which an operator acts on a council's data. */
const commands = {
	backup: () => import("../../tools/backup.ts"),
	"check-town": () => import("../../tools/check-town.ts"),
	content: () => import("../../tools/content.ts"),
	doctor: () => import("../../tools/doctor.ts"),
	move: () => import("../../tools/move.ts"),
	reload: () => import("../../tools/reload.ts"),
	restore: () => import("../../tools/restore.ts"),
	review: () => import("../../tools/review.ts"),
	staff: () => import("../../tools/staff.ts"),
} satisfies Record<string, () => Promise<{ main: Command }>>;

export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];

interface Ended {
	readonly code: number;
	/** All that it has printed. */
	readonly said: string;
}

/** Does what a command does, in this process and with these settings alone; a program of its own takes half a second (`program`). */
export async function command(
	name: CommandName,
	argv: readonly string[],
	environment: Record<string, string> = {},
): Promise<Ended> {
	const { main } = await commands[name]();
	let said = "";
	const print = (line: string) => {
		said += `${line}\n`;
	};
	return { code: await run(main, { argv, environment, say: print, warn: print }), said };
}

/** Runs a command as an operator does, in an environment that says nothing else of the data. */
export async function program(
	name: CommandName,
	argv: readonly string[],
	settings: Record<string, string> = {},
): Promise<Ended> {
	const { DATA_DIR: _, DATABASE_URL: __, TOWN: ___, ...environment } = serverEnv as NodeJS.ProcessEnv;
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			["--", `tools/${name}.ts`, ...argv],
			{ cwd: root, env: { ...environment, ...settings } },
			(error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
		);
	});
}
