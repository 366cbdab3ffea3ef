import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Packages of their own that stand beside the product. */
const beside = ["bench", "workshop"] as const;
const rooms = ["contract", "server", "app", "town", ...beside] as const;

/** Rooms that each room may import (docs/tour.md); the linter says the same while one writes. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
	contract: ["contract"],
	server: ["server", "contract"],
	app: ["app", "contract"],
};

/** Packages that a room may not use: others ask the room that has them. */
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
		.flatMap((folder) => sourcesOf(folder))
		.flatMap(({ file, imports }) =>
			imports
				.filter((target) => beside.some((room) => roomOf(file, target) === room))
				.map((target) => `${file} imports ${target}`),
		);
	expect(broken).toEqual([]);
});

test("one file alone knows the driver of SQLite, so that another is one file's change", () => {
	const knowing = ["contract", "server", "app", "tools", "tests"]
		.flatMap((folder) => sourcesOf(folder, true))
		.filter(({ imports }) => imports.includes("node:sqlite"))
		.map(({ file }) => file);
	expect(knowing).toEqual(["server/db/sqlite-file.ts"]);
});

test("a screen never imports another screen", () => {
	const broken = ["app/public/screens", "app/staff/screens"].flatMap((folder) =>
		sourcesOf(folder).flatMap(({ file, imports }) =>
			imports
				.filter((target) => target.startsWith("."))
				.map((target) => relative(root, join(root, dirname(file), target)))
				.filter((target) => target.startsWith(`${folder}/`) && target.split("/")[3] !== file.split("/")[3])
				.map((target) => `${file} imports ${target}`),
		),
	);
	expect(broken).toEqual([]);
});

test("the website and the staff desk never import each other, and parts import neither", () => {
	const within = (folder: string, others: readonly string[]) =>
		sourcesOf(folder).flatMap(({ file, imports }) =>
			imports
				.filter((target) => target.startsWith("."))
				.map((target) => relative(root, join(root, dirname(file), target)))
				.filter((target) => others.some((other) => target.startsWith(`${other}/`)))
				.map((target) => `${file} imports ${target}`),
		);
	expect([
		...within("app/public", ["app/staff"]),
		...within("app/staff", ["app/public"]),
		...within("app/parts", ["app/public", "app/staff"]),
	]).toEqual([]);
});

test("what the desk's screens share knows none of them", () => {
	const broken = ["app/staff/desk", "app/staff/parts"].flatMap((folder) =>
		sourcesOf(folder, true).flatMap(({ file, imports }) =>
			imports
				.filter((target) => pathOf(file, target).startsWith("app/staff/screens/"))
				.map((target) => `${file} imports ${target}`),
		),
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

test("no file leads back to itself through what it imports, types included", () => {
	const sources = ["contract", "server", "app"].flatMap((room) => sourcesOf(room, true));
	const importsOf = new Map(
		sources.map(({ file, imports }) => [file, imports.map((target) => pathOf(file, target))]),
	);
	const done = new Set<string>();
	const cycles: string[] = [];
	const walk = (file: string, way: readonly string[]): void => {
		if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(" → "));
		else if (!done.has(file)) {
			for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
			done.add(file);
		}
	};
	for (const file of importsOf.keys()) walk(file, []);
	expect(cycles).toEqual([]);
});

/** The rooms of the server lead downwards only: whoever takes over one of them has to know those below it and no other. */
test("the server has at most fifteen rooms, sixty arrows between them, and no circle of rooms, types included", () => {
	const roomIn = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];
	const arrows = new Map<string, Set<string>>();
	for (const { file, imports } of sourcesOf("server", true)) {
		const from = roomIn(file);
		if (from === undefined || /\.(test|fixture)\.ts$/.test(file)) continue;
		const into = imports.map((target) => roomIn(pathOf(file, target)));
		arrows.set(from, new Set([...(arrows.get(from) ?? []), ...into.filter((room) => room !== undefined)]));
		arrows.get(from)?.delete(from);
	}
	const reach = (room: string, seen = new Set<string>()): Set<string> => {
		for (const next of arrows.get(room) ?? []) {
			if (seen.has(next)) continue;
			seen.add(next);
			reach(next, seen);
		}
		return seen;
	};
	const rooms = [...arrows.keys()];
	expect(rooms.filter((room) => reach(room).has(room))).toEqual([]);
	expect(rooms.length).toBeLessThanOrEqual(15);
	expect([...arrows.values()].reduce((sum, into) => sum + into.size, 0)).toBeLessThanOrEqual(60);
	// A room that imports a file beside the rooms would lead to all that this one imports.
	const upwards = sourcesOf("server", true).flatMap(({ file, imports }) =>
		imports
			.map((target) => pathOf(file, target))
			.filter((target) => roomIn(file) !== undefined && /^server\/[^/]+$/.test(target))
			.map((target) => `${file} imports ${target}`),
	);
	expect(upwards).toEqual([]);
});

interface Source {
	readonly file: string;
	readonly imports: readonly string[];
}

/** @param withTypes counts imports of types alone too */
function sourcesOf(folder: string, withTypes = false): Source[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(tsx?|mjs)$/.test(file))
		.map((file) => {
			const path = join(folder, file);
			const written = readFileSync(join(root, path), "utf8");
			const code = withTypes ? written : written.replace(/^import type [\s\S]*?;$/gm, "");
			const statement = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)";?$/gm;
			const imports = [...code.matchAll(statement)].map((match) => match[1] ?? "");
			return { file: path, imports };
		});
}

/** The file of ours that an import leads to; a package stays as it is. */
function pathOf(file: string, target: string): string {
	if (target.startsWith("#")) return target.slice(1);
	return target.startsWith(".") ? normalize(join(dirname(file), target)) : target;
}

/** The room an import leads into; none for packages. */
function roomOf(file: string, target: string): string | undefined {
	if (target.startsWith("#")) return target.slice(1).split("/")[0];
	if (!target.startsWith(".")) return undefined;
	const into = relative(root, join(root, dirname(file), target)).split("/")[0];
	return rooms.find((room) => room === into);
}
