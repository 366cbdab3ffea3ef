import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serverEnv } from "../../tools/setup.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a command of tools/ as an operator would, in an environment that says nothing else of the data. */
export async function command(
	name: string,
	parameters: readonly string[],
	settings: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
	const { DATA_DIR: _, DATABASE_URL: __, TOWN: ___, ...environment } = serverEnv as NodeJS.ProcessEnv;
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			["--", `tools/${name}.ts`, ...parameters],
			{ cwd: root, env: { ...environment, ...settings } },
			(error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
		);
	});
}
