import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync } from "vite";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files of numbers: one of the ground, and one of each subject. */
const tables = globSync("contract/**/limits.ts", { cwd: root });

/** Production alone: a number that only a test reads promises a reader nothing. */
const sources = globSync(["{app,server,contract}/**/*.{ts,tsx,mjs}", "tools/build/*.ts"], {
	cwd: root,
}).filter((file) => !tables.includes(file) && !/\.(test|examples|fixture)\.tsx?$/.test(file));
const styleSheets = globSync("app/**/*.css", { cwd: root });

/** The names of all numbers in a table, `layout.newsThumb.width`. */
function keysOf(table: object, path = ""): string[] {
	return Object.entries(table).flatMap(([key, value]) => {
		if (typeof value === "function") return [];
		const isTable = typeof value === "object" && value !== null && !Array.isArray(value);
		return isTable ? keysOf(value, `${path}${key}.`) : [path + key];
	});
}

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Path in the table of each name in a file: an import, or a part taken out of one. */
type Names = Map<string, string>;

/** The path in the table that an expression leads to, `throttles.login` for `throttles.login[who]`. */
function pathOf(node: Node, names: Names): string | undefined {
	if (node.type === "Identifier") return names.get(node.name);
	if (node.type === "ChainExpression") return pathOf(node.expression, names);
	if (node.type !== "MemberExpression") return undefined;
	const path = pathOf(node.object, names);
	if (path === undefined || node.computed || node.property.type !== "Identifier") return path;
	return `${path}.${node.property.name}`;
}

/** Lists the paths that a script reads: numbers, or a group that it hands on as a whole. */
function readIn(code: string, file = "source.ts"): string[] {
	const { program, errors } = parseSync(file, code);
	if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
	const names: Names = new Map();
	const found: string[] = [];

	const takeApart = (pattern: ESTree.ObjectPattern, path: string) => {
		for (const property of pattern.properties) {
			if (property.type !== "Property" || property.computed || property.key.type !== "Identifier") {
				found.push(path);
				continue;
			}
			const inner = `${path}.${property.key.name}`;
			const target = property.value.type === "AssignmentPattern" ? property.value.left : property.value;
			if (target.type === "ObjectPattern") takeApart(target, inner);
			else if (target.type === "Identifier") names.set(target.name, inner);
		}
	};

	const visit = (node: Node): void => {
		if (node.type === "ImportDeclaration") {
			if (!/(^|\/)limits\.ts$/.test(node.source.value)) return;
			for (const each of node.specifiers) {
				if (each.type === "ImportSpecifier" && each.imported.type === "Identifier") {
					names.set(each.local.name, each.imported.name);
				}
			}
			return;
		}
		if (node.type === "VariableDeclarator" && node.init && node.id.type === "ObjectPattern") {
			const path = pathOf(node.init, names);
			if (path !== undefined) {
				takeApart(node.id, path);
				return;
			}
		}
		const path = pathOf(node, names);
		if (path !== undefined) found.push(path);
		for (const [key, value] of Object.entries(node)) {
			// A name after a dot or before a colon isn't the table's; the object before the dot is read with its dot.
			if (key === "key" && !(node as { computed?: boolean }).computed) continue;
			if (node.type === "MemberExpression" && (key === "object" ? path !== undefined : !node.computed))
				continue;
			if (key === "typeAnnotation" || key === "typeArguments" || key === "typeParameters") continue;
			for (const inner of [value].flat()) if (isNode(inner)) visit(inner);
		}
	};
	visit(program);
	return found;
}

const readByStyle = (css: string) =>
	[...css.matchAll(/\blimit\("([^"]+)"/g)].map(([, name]) => name as string);

/** Whether somebody takes a number, by its own name or with the group that it stands in. */
function isRead(key: string, read: ReadonlySet<string>): boolean {
	return [...read].some((path) => key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`));
}

test.each([
	['import { motion as m } from "#contract/limits.ts"; wait(m.loop.long);', ["motion.loop.long"]],
	[
		'import { motion } from "./limits.ts"; const { loop, lift: { high } } = motion; go(high)',
		["motion.lift.high"],
	],
	['import { motion } from "./limits.ts"; start(motion);', ["motion"]],
	['import { motion } from "./limits.ts"; const of = (which) => motion.loop[which];', ["motion.loop"]],
	[
		'import { motion } from "./limits.ts"; // motion.loop\nlet a: typeof motion; other.motion.loop; "motion.loop";',
		[],
	],
	['import { motion } from "./others.ts"; wait(motion.loop);', []],
])("%s", (code, expected) => {
	expect(readIn(code)).toEqual(expected);
});

test("every number of the files of limits has a reader in production", async () => {
	const limits = await Promise.all(tables.map((file): Promise<object> => import(join(root, file))));
	const read = new Set([
		...sources.flatMap((file) => readIn(readFileSync(join(root, file), "utf8"), file)),
		...styleSheets.flatMap((file) => readByStyle(readFileSync(join(root, file), "utf8"))),
	]);
	expect(limits.flatMap((table) => keysOf(table)).filter((key) => !isRead(key, read))).toEqual([]);
});
