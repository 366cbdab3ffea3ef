import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

/** Requirement D14: what others wrote and we run is known, exact and has a reason. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");
const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read("package.json"));

interface Locked {
	readonly version?: string;
	readonly integrity?: string;
	readonly license?: string;
	readonly link?: boolean;
	readonly hasInstallScript?: boolean;
	readonly dev?: boolean;
	/** Only on some machines: Node, and sharp's native part. */
	readonly optional?: boolean;
	readonly bin?: Record<string, string>;
	/** Needed by tools of development, and by others only where it is installed anyway. */
	readonly devOptional?: boolean;
}

/**
 * Packages that run on every machine. 40 are the aim, Fastify and pg alone are 60 (docs/decisions/0012-faults-tried.md), and
 * eleven are OpenTelemetry's, which only a server that sends traces loads; the last two count the pages of a PDF and the contrast
 * of a council's colours; two make the codes of a
 * second factor, 26 come with passkeys, which only a server with passkeys loads, seven take in the files that staff upload, and one signs what is asked
 * of an S3 store.
 */
const mostPackages = 147;

const lock: Record<string, Locked> = JSON.parse(read("package-lock.json")).packages;
const locked = Object.entries(lock).filter(([path]) => path !== "");
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

test.each(Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))(
	"%s is asked for exactly: %s",
	(name, version) => {
		expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
		expect(lock[`node_modules/${name}`]?.version).toBe(version);
	},
);

test("whatever is added later is asked for exactly too", () => {
	expect(read(".npmrc")).toMatch(/^save-exact=true$/m);
});

describe("docs/decisions/0001-dependencies.md", () => {
	const reasons = read("docs/decisions/0001-dependencies.md");
	const rows = reasons.split("\n").filter((line) => line.startsWith("| "));

	test.each(Object.keys({ ...dependencies, ...optionalDependencies }))(
		"says why %s runs in production",
		(name) => {
			const listed = rows.map((row) =>
				row
					.split("|")[1]
					?.replace(/\(.*\)/, "")
					.split(",")
					.map((each) => each.trim()),
			);
			expect(listed.flat()).toContain(name);
		},
	);

	test.each(
		Object.keys(devDependencies).filter((name) => !name.startsWith("@types/") && name !== "schema-dts"),
	)("names %s among what the site is made with", (name) => {
		expect(reasons.slice(reasons.indexOf("For making it:"))).toContain(name);
	});
});

describe("the lock file", () => {
	test("holds a checksum of every package", () => {
		expect(locked.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
	});

	test("has no package of production that runs something at install, so it works with --ignore-scripts", () => {
		const asks = locked
			.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
			.map(([path]) => nameOf(path));
		expect(asks).toEqual([]);
	});

	test("pins Node itself for each platform: one version, which is the one that runs", () => {
		const nodes = locked.filter(([, { bin }]) => bin?.node);
		expect(nodes.map(([path]) => nameOf(path))).toEqual(Object.keys(optionalDependencies));
		for (const [, { version, integrity }] of nodes) {
			expect(`v${version}`).toBe(process.version);
			expect(integrity).toMatch(/^sha512-/);
		}
	});

	test(`brings at most ${mostPackages} packages to production`, () => {
		const run = locked.filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional);
		expect(run.length).toBeLessThanOrEqual(mostPackages);
	});

	test("has only licences that ask for nothing but their mention", () => {
		const free =
			/^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|\(?MIT (OR|AND) [\w.-]+\)?)$/;
		const others = locked
			.filter(
				([path, { dev, license }]) =>
					!dev && !free.test(license ?? "") && !/sharp-libvips|sharp-wasm|sharp-win/.test(path),
			)
			.map(([path, { license }]) => `${nameOf(path)}: ${license}`);
		expect(others).toEqual([]);
	});
});

test("npm run sbom lists what runs in production, and nothing else", () => {
	const printed = execFileSync("npm", ["run", "--silent", "sbom"], { cwd: root, encoding: "utf8" });
	const { bomFormat, components } = JSON.parse(printed);
	expect(bomFormat).toBe("CycloneDX");
	const names = components.map(({ purl }: { purl: string }) =>
		decodeURIComponent(purl)
			.replace(/^pkg:npm\//, "")
			.replace(/@[^@]+$/, ""),
	);
	for (const name of Object.keys(dependencies)) expect(names).toContain(name);
	for (const name of ["vitest", "knip", "vite"]) expect(names).not.toContain(name);
});
