import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Packages of their own that stand beside the product. */
const beside = ["bench", "workshop"] as const;
const rooms = ["contract", "server", "app", "town", ...beside] as const;

/** Who may import from whom (docs/tour.md); the linter says the same while one writes. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
	contract: ["contract"],
	server: ["server", "contract"],
	app: ["app", "contract"],
};

/** Which package each room alone may use: whoever needs another asks the room that has it. */
const keepOut: Readonly<Record<string, RegExp>> = {
	contract: /^(?!zod$)/,
	app: /^(fastify|zod|kysely|pg|sharp|node:(?!stream$|fs$))/,
};

for (const room of ["contract", "server", "app"] as const) {
	describe(room, () => {
		const files = sourcesOf(room);

		test("imports only from the rooms it may", () => {
			const broken = files.flatMap(({ file, imports }) =>
				imports
					.map((target) => ({ file, target, into: roomOf(file, target) }))
					.filter(({ into }) => into !== undefined && !mayImport[room]?.includes(into))
					.map(({ target }) => `${file} imports ${target}`),
			);
			expect(broken).toEqual([]);
		});

		const kept = keepOut[room];
		if (kept) {
			test("leaves to others the packages that are theirs", () => {
				const broken = files
					.filter(({ file }) => !/\.(test|spec)\.ts$|routes\.ts$/.test(file))
					.flatMap(({ file, imports }) =>
						imports
							.filter((target) => !/^[.#]/.test(target) && kept.test(target))
							.map((target) => `${file} imports ${target}`),
					);
				expect(broken).toEqual([]);
			});
		}
	});
}

test("nothing of the product imports the bench or the workshop", () => {
	const broken = ["contract", "server", "app", "tools", "tests"]
		.flatMap(sourcesOf)
		.flatMap(({ file, imports }) =>
			imports
				.filter((target) => beside.some((room) => roomOf(file, target) === room))
				.map((target) => `${file} imports ${target}`),
		);
	expect(broken).toEqual([]);
});

test.each(["app/public/screens", "app/staff/screens"])("a screen in %s never imports another", (screens) => {
	const screenOf = (path: string) => (path.startsWith(`${screens}/`) ? path.split("/")[3] : undefined);
	const broken = sourcesOf(screens).flatMap(({ file, imports }) =>
		imports
			.filter((target) => target.startsWith("."))
			.map((target) => screenOf(relative(root, join(root, dirname(file), target))))
			.filter((screen) => screen !== undefined && screen !== screenOf(file))
			.map((screen) => `${file} imports ${screen}`),
	);
	expect(broken).toEqual([]);
});

test("no screen, part, server file or table names a town", () => {
	const named = ["contract", "server", "app"]
		.flatMap((room) => sourcesOf(room))
		.filter(({ file }) => !/\.(test|spec)\.ts$/.test(file))
		.filter(({ file }) => /chandanpur|चंदनपुर/i.test(readFileSync(join(root, file), "utf8")))
		.map(({ file }) => file);
	expect(named).toEqual([]);
});

interface Source {
	readonly file: string;
	readonly imports: readonly string[];
}

function sourcesOf(folder: string): Source[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(tsx?|mjs)$/.test(file))
		.map((file) => {
			const path = join(folder, file);
			const code = readFileSync(join(root, path), "utf8").replace(/^import type [\s\S]*?;$/gm, "");
			const statement = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)";?$/gm;
			const imports = [...code.matchAll(statement)].map((match) => match[1] ?? "");
			return { file: path, imports };
		});
}

/** The room an import leads into; none for packages. */
function roomOf(file: string, target: string): string | undefined {
	if (target.startsWith("#")) return target.slice(1).split("/")[0];
	if (!target.startsWith(".")) return undefined;
	const into = relative(root, join(root, dirname(file), target)).split("/")[0];
	return rooms.find((room) => room === into);
}
