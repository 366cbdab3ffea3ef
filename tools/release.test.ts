import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { newFolder } from "../tests/support/folders.ts";
import { isLong } from "../tests/support/long.ts";
import { shared } from "../tests/support/shared.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const place = newFolder("release");
const dist = join(place, "dist");
/** A folder with a space, Hindi letters and signs of addresses. */
const unpacked = join(place, "हमारा नगर 100% #1");
const program = join(unpacked, `palika-${version}`);
const archive = `palika-${version}-${process.platform}-${process.arch}.tar.gz`;

/** As on a council's machine: the project's own tools aren't in the path, and npm may reach no registry. */
const elsewhere = {
	...process.env,
	NODE_ENV: undefined,
	PATH: process.env.PATH?.split(delimiter)
		.filter((folder) => !folder.includes("node_modules"))
		.join(delimiter),
	npm_config_offline: "true",
	DATA_DIR: undefined,
	TOWN: undefined,
	PORT: "0",
	WARM_PAGES: "off",
};

/** The whole archive takes half a minute: the gate looks at its files, with the packages of the checkout. */
let ours: readonly string[];
beforeAll(async () => {
	const pack = (...args: string[]) =>
		execFileSync(process.execPath, [join(root, "tools/release.mjs"), "--as-built", ...args], {
			stdio: "ignore",
		});
	if (isLong) {
		pack("--dist", dist);
		mkdirSync(unpacked);
		execFileSync("tar", ["-xzf", join(dist, archive), "-C", unpacked]);
	} else {
		pack("--folder", program, "--without-packages");
		symlinkSync(join(root, "node_modules"), join(program, "node_modules"));
	}
	ours = readdirSync(program, { recursive: true, encoding: "utf8" }).filter(
		(file) => !file.startsWith("node_modules"),
	);
	cpSync(join(await shared("prepared"), "pictures"), join(program, "data/pictures"), { recursive: true });
});

/** Megabytes on the disk, as du counts them. */
const megabytes = (...paths: string[]) =>
	execFileSync("du", ["-ckL", ...paths], { encoding: "utf8" })
		.trim()
		.split("\n")
		.slice(-1)
		.map((line) => Number(line.split("\t")[0]) / 1024)[0] as number;

if (isLong) {
	test("a release is the archive, its list of packages and checksums that sha256sum finds right", () => {
		expect(readdirSync(dist).sort()).toEqual(["SHA256SUMS", archive, `palika-${version}.cdx.json`].sort());
		expect(execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: dist, encoding: "utf8" })).toBe(
			`${archive}: OK\npalika-${version}.cdx.json: OK\n`,
		);
		const { metadata } = JSON.parse(readFileSync(join(dist, `palika-${version}.cdx.json`), "utf8"));
		expect(metadata.component.version).toBe(version);
	});

	test("nothing of development comes along, and without Node it is at most 80 MB", () => {
		const packages = join(program, "node_modules");
		for (const name of ["vite", "vitest", "typescript", "@playwright"])
			expect(existsSync(join(packages, name))).toBe(false);
		const node = readdirSync(packages).find((name) => /^node-(linux|darwin|bin-)/.test(name)) as string;
		expect(megabytes(program) - megabytes(join(packages, node))).toBeLessThanOrEqual(80);
	});
}

test("npm start in the unpacked folder, whatever its name, opens the site with the Node that comes along, finds its town, keeps its data there, and installs nothing", async () => {
	const packages = join(program, "node_modules");
	const before = readdirSync(packages);
	const server = spawn("npm", ["start"], { cwd: program, env: elsewhere, detached: true });
	try {
		let printed = "";
		server.stderr.on("data", (data) => {
			printed += data;
		});
		const address = await new Promise<string>((resolve, reject) => {
			server.stdout.on("data", (data) => {
				printed += data;
				const open = /is open at (http:\S+)/.exec(printed);
				if (open?.[1]) resolve(open[1]);
			});
			server.once("exit", () => reject(new Error(printed)));
		});
		const home = await (await fetch(`${address}/hi`)).text();
		expect(home).toContain('lang="hi"');
		const script = /\/assets\/[^"']+\.js/.exec(home)?.[0];
		expect((await fetch(address + script)).status).toBe(200);
		for (const path of ["/", "/icons/192.png", "/admin", "/readyz"])
			expect((await fetch(`${address}${path}`)).status, path).toBe(200);
		expect(readdirSync(packages)).toEqual(before);
	} finally {
		// The whole group: npm, its shell and the server.
		if (server.exitCode === null) {
			const gone = once(server, "exit");
			process.kill(-(server.pid as number), "SIGTERM");
			await gone;
		}
	}
	expect(existsSync(join(program, "data/palika.sqlite"))).toBe(true);
	expect(readdirSync(join(program, "data/pages")), "what the next start needn't compress").not.toEqual([]);
	expect(readdirSync(unpacked)).toHaveLength(1);
	const node = join(program, "node_modules/.bin/node");
	expect(execFileSync(node, ["--version"], { encoding: "utf8" }).trim()).toBe(process.version);
	const staff = execFileSync(node, ["tools/staff.ts", "list"], {
		cwd: program,
		env: elsewhere,
		encoding: "utf8",
	});
	expect(staff).toContain("9000000001  admin");
});

test("its server is few files, of which each loads by itself, and which name their sources", () => {
	const bundle = join(program, "build/start");
	const files = readdirSync(bundle).filter((file) => file.endsWith(".js") && file !== "start.js");
	expect(files.length).toBeGreaterThan(5);
	const load = files.map((file) => `await import("./${file}");`).join("");
	execFileSync(process.execPath, ["--input-type=module", "--eval", load], { cwd: bundle });
	const { sources } = JSON.parse(readFileSync(join(bundle, "start.js.map"), "utf8"));
	expect(sources).toContain("../../server/site/site.ts");
});

test("every script of its package.json names a file that is there", () => {
	const { scripts } = JSON.parse(readFileSync(join(program, "package.json"), "utf8"));
	const files = Object.values<string>(scripts).flatMap((script) => script.match(/\S+\.m?[jt]s\b/g) ?? []);
	expect(files).toContain("server/start.mjs");
	for (const file of files) expect(existsSync(join(program, file)), file).toBe(true);
});

test("it carries the reference of a town's fields, and the schemas that its editor settings name", () => {
	const settings = JSON.parse(readFileSync(join(program, ".vscode/settings.json"), "utf8"));
	const schemas = Object.keys(settings["yaml.schemas"]);
	expect(schemas.length).toBeGreaterThan(0);
	for (const file of [...schemas, "build/fields/town-fields.md"])
		expect(existsSync(join(program, file)), file).toBe(true);
});

test("it carries no tests, nothing that they or a start leave in build/, and the licence", () => {
	expect(
		ours.filter((file) => /\.test\.ts$|^(app|tests|data|build\/(compiled|prepar\w+))\b/.test(file)),
	).toEqual([]);
	expect(ours).toContain("LICENSE");
});
