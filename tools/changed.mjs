// Finds browser tests that a change can break: the app's imports tell a file's screens, and specs name the screens that they open.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { fail, root } from "./setup.mjs";

/** Most specs run for a file's screens, and most screens looked at one by one. */
const most = 5;

const wholeSite = {
	specs: ["pages/frame", "pages/keyboard-journeys"],
	pages: ["/", "/services", "/about/wards"],
};
const wholeDesk = {
	specs: ["pages/keyboard-journeys", "staff/staff-every-page", "staff/staff-session"],
	pages: [],
};

/** Specs whose rooms neither their names nor addresses tell. */
export const specsOf = [
	[/^app\/(look|parts\/.*\.examples)/, ["pages/development", "pages/display", "pages/letters"]],
	[/^app\/navigation\/|leave-question|staff\/parts\/confirm/, ["staff/staff-steps"]],
	[/^app\/public\/screens\/(not-found|error)\//, ["pages/search", "pages/letters"]],
	[/^app\/public\/(script|island|screens\/.*\.island)/, ["pages/islands", "pages/motion"]],
	[/^app\/staff\/(frame|help|[^/]+$)/, ["staff/staff-frame", "staff/staff-session"]],
	[/^app\/staff\/screens\/content\//, ["staff/staff-drafts", "staff/staff-publishing"]],
	[/^server\/staff\/audit\//, ["staff/staff-changes"]],
	[
		/^server\/(content|publishing|site)\//,
		["staff/old-content", "staff/staff-publishing", "staff/staff-today"],
	],
	[/^server\/media\/pdf\//, ["staff/staff-publishing"]],
	[/^server\/pages\//, ["pages/islands", "pages/offline"]],
	[/^server\/staff\/permissions\//, ["staff/staff-rights"]],
	[/^server\/pictures\//, ["pages/galleries"]],
	[/^server\/staff\/second-factor\//, ["staff/staff-second-factor-required", "staff/staff-passkey"]],
	[/^server\/staff\/test-page\//, ["pages/forms"]],
	[/^server\/staff\/users\//, ["staff/staff-people"]],
];

const isUnderAll = (file) =>
	/^app\/(look\/|public\/(frame|document|head)|staff\/(frame\/|[^/]+$))|^server\/(calls|db|http|kit)\//.test(
		file,
	);

/** Files of tests/support through which Vitest reaches the build or a town's folder. */
const doors = [
	[/^(?!app\/(staff|session)\/)/, ["pages.ts", "read-page.ts", "own-site.ts"]],
	[/^(town|tests\/towns)\//, ["town.ts", "devgarh.ts"]],
];

const isProduct = (file) =>
	/^(app|contract|server|town|tests\/towns|tools\/build)\/|^(vite|playwright|package)\b/.test(file) &&
	!/\.(test\.ts|md)$/.test(file);

/** Whether a test starts a server. Vitest's set-up imports these files too, so a change there would run all tests. */
const isStarter = (text) => /support\/(server-process|no-loss)\.ts"/.test(text);

export function changedFiles(since) {
	const git = (...args) => {
		const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
		if (status !== 0) fail(stderr);
		return stdout.split("\n").filter(Boolean);
	};
	return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}

/** @returns {string[]} files of which Vitest runs what imports them */
export function sourcesOfTests(changed) {
	const product = changed.filter(isProduct);
	const opened = doors
		.filter(([pattern]) => product.some((file) => pattern.test(file)))
		.flatMap(([, names]) => names);
	const isServer = product.some((file) => !/^(app|town|tests)\//.test(file));
	const tests = readdirSync(join(root, "tests"), { recursive: true })
		.map((name) => `tests/${name}`)
		.filter(
			(file) =>
				/\.test\.ts$/.test(file) && (/^tests\/code\//.test(file) || (isServer && isStarter(read(file)))),
		);
	return [...changed, ...tests, ...opened.map((name) => `tests/support/${name}`)];
}

/** @returns {string | undefined} pattern of the affected browser tests' names */
export function browserTestsOf(changed) {
	const lookFor = readTests();
	const found = changed.filter(isProduct).flatMap(lookFor);
	return found.length > 0 ? [...new Set(found)].join("|") : undefined;
}

/** @returns {(file: string) => string[]} from a file of the product to patterns of the names of tests */
export function readTests() {
	const specs = readSpecs();
	const screensOf = readScreens(specs);
	return (file) => {
		const screens = screensOf(file);
		const looking = specs
			.map(({ name }, at) => ({
				name,
				counts: screens.map(({ openedBy }) => openedBy[at]).filter((count) => count > 0),
			}))
			.filter(({ counts }) => counts.length > 0)
			.sort(
				(one, other) =>
					other.counts.length - one.counts.length || Math.max(...other.counts) - Math.max(...one.counts),
			)
			.slice(0, most);
		const names = [
			...specsOf.filter(([pattern]) => pattern.test(file)).flatMap(([, names]) => names),
			...specs.filter(({ isCalledLike }) => isCalledLike(file)).map(({ name }) => name),
			...looking.map(({ name }) => name),
		];
		const own = screens.length > most ? [] : screens.flatMap(({ page }) => page ?? []);
		const isWide = screens.length > most || isUnderAll(file) || names.length + own.length === 0;
		const whole = file.startsWith("app/staff/") ? wholeDesk : wholeSite;
		if (isWide) names.push(...whole.specs);
		const pages = isWide ? [...own, ...whole.pages] : own;
		return [
			...names.map((name) => `${name}\\.spec`),
			...pages.map((path) => `every-page\\.spec.* ${path === "/" ? "(/|/hi)" : `(/hi)?${path}`} is`),
		];
	};
}

const read = (file) => readFileSync(join(root, file), "utf8");

function readSpecs() {
	return ["pages", "staff"].flatMap((folder) =>
		readdirSync(join(root, "tests", folder))
			.filter((file) => file.endsWith(".spec.ts") && !file.includes("every-page"))
			.map((file) => {
				const name = `${folder}/${basename(file, ".spec.ts")}`;
				const word = new RegExp(`[/-]${name.replace(/.*\/(staff-)?|s$/g, "")}s?[/.-]`);
				const other = folder === "pages" ? "app/staff/" : "app/public/";
				return {
					name,
					text: read(`tests/${folder}/${file}`),
					isCalledLike: (path) => word.test(path) && !path.startsWith(other),
				};
			}),
	);
}

function readScreens(specs) {
	const rows = [...read("contract/pages.ts").matchAll(/name: "(\w+)", path: "([^"]+)", section: "(\w+)"/g)];
	const screens = new Map();
	for (const [folder, table] of [
		["app/public", "screens.ts"],
		["app/staff", "routes.tsx"],
	]) {
		const opens = read(`${folder}/${table}`).matchAll(
			/(\w+)(?:: | = )(?:\{\s*open: )?\(\) => import\("\.\/([^"]+)"/g,
		);
		for (const [, page, file] of opens) {
			const [, name, path, section] = rows.find(([, name]) => name === page) ?? [];
			if (!name) continue;
			const opened = new RegExp(`["'\`](/hi)?${path}(?=["'\`?#])|"${name}"`, "g");
			const shown = screens.get(`${folder}/${file}`) ?? [];
			shown.push({
				page: section === "staff" ? undefined : path,
				openedBy: specs.map(({ text }) => text.match(opened)?.length ?? 0),
			});
			screens.set(`${folder}/${file}`, shown);
		}
	}
	const importers = readImporters();
	return (file) => {
		const seen = new Set([file]);
		for (const each of seen)
			if (!screens.has(each)) for (const above of importers.get(each) ?? []) seen.add(above);
		return [...seen].flatMap((each) => screens.get(each) ?? []);
	};
}

function readImporters() {
	const importers = new Map();
	for (const folder of ["app", "contract"]) {
		for (const name of readdirSync(join(root, folder), { recursive: true })) {
			if (!/\.(tsx?|css)$/.test(name)) continue;
			const file = `${folder}/${name}`;
			for (const [, target] of read(file).matchAll(/(?:from|import|import\()\s*"([.#][^"]+)"/g)) {
				const path = target.startsWith("#") ? target.slice(1) : normalize(join(dirname(file), target));
				importers.set(path, [...(importers.get(path) ?? []), file]);
			}
		}
	}
	return importers;
}
