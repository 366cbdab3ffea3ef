// npm run release [-- linux-arm64]: the archive that a council installs, the list of its packages (SBOM) and their checksums, in dist/.
// npm run release -- --folder /out --without-node: the same files in a folder, for the container image, whose base has Node.
// --without-packages leaves out all that npm would install, for a look at the files.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, env, fail, install, refuseOthers, root, run } from "./setup.mjs";

const parts = [
	"build",
	"contract",
	"deploy",
	"docs",
	"server",
	"tools",
	"town",
	".npmrc",
	".vscode",
	"CHANGELOG.md",
	"LICENSE",
	"README.md",
	"SECURITY.md",
	"package-lock.json",
];
const left =
	/\.(test|fixture)\.ts$|^build\/(compiled|prepar(ed|ing)-[^/]*)$|^tools\/(build|fields(\.ts)?|.*\.mjs|texts\.ts|pictures\.ts|sbom\.ts)$/;
/** Scripts of package.json that need development packages, and are left out. */
const scriptsLeft = [
	"dev",
	"test",
	"check",
	"build",
	"format",
	"bench",
	"fonts",
	"pictures",
	"texts",
	"fields",
	"sbom",
	"release",
	"test:long",
];
const nodeExtras = ["include", "share"];
/** Files of packages for editors, debuggers, profilers, authors and other platforms; Node runs no TypeScript in node_modules. */
const packageExtras = [
	"**/*.{ts,mts,cts,map}",
	"**/{test,docs}",
	"**/*-profiling.*.js",
	"react-dom/cjs/*.{browser,edge,bun}.*",
];
const packagesUnused = ["*redis*", "@*redis*"];

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		dist: { type: "string", default: join(root, "dist") },
		folder: { type: "string" },
		"without-node": { type: "boolean" },
		"without-packages": { type: "boolean" },
		"as-built": { type: "boolean" },
	},
});
refuseOthers(positionals.slice(1), [], "npm run release -- [linux-x64 or another platform]");
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const platform = positionals[0] ?? `${process.platform}-${process.arch}`;
const nodePackage = Object.keys(own.optionalDependencies).find((name) => name.endsWith(`-${platform}`));
if (!nodePackage) {
	const known = Object.keys(own.optionalDependencies).map((name) => name.replace(/^node-(bin-)?/, ""));
	fail(`There is no Node for ${platform} in the lock file: name one of ${known.join(", ")}.`);
}

// Tests run beside others that need the packages and the build as they are.
if (!values["as-built"]) {
	install();
	build();
}

if (values.folder) {
	layOut(resolve(values.folder));
} else {
	const dist = resolve(values.dist);
	const name = `${own.name}-${own.version}`;
	const folder = join(dist, name);
	rmSync(folder, { recursive: true, force: true });
	layOut(folder);
	const archive = `${name}-${platform}.tar.gz`;
	// Reproducible: the same commit gives the same archive.
	const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${commitTime()}`];
	run("tar", [...same, "--use-compress-program=gzip -9n", "-cf", join(dist, archive), "-C", dist, name]);
	rmSync(folder, { recursive: true });
	writeFileSync(join(dist, `${name}.cdx.json`), output("node", ["tools/sbom.ts"]));
	writeFileSync(join(dist, "SHA256SUMS"), checksums(dist, name));
	console.log(`Made ${join(dist, archive)}`);
}

function layOut(folder) {
	if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} isn't empty.`);
	for (const part of parts.filter((each) => existsSync(join(root, each)))) {
		cpSync(join(root, part), join(folder, part), {
			recursive: true,
			filter: (file) => !left.test(relative(root, file)),
		});
	}
	const scripts = Object.fromEntries(
		Object.entries(own.scripts).filter(([name]) => !scriptsLeft.includes(name)),
	);
	scripts.start = "NODE_ENV=production exec node server/start.mjs";
	writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...own, scripts }, null, "\t")}\n`);
	if (values["without-packages"]) return;
	const [os, cpu] = platform.split("-");
	const only = ["--omit=dev", `--os=${os}`, `--cpu=${cpu}`, ...(os === "linux" ? ["--libc=glibc"] : [])];
	run("npm", [
		"ci",
		"--prefix",
		folder,
		"--ignore-scripts",
		...only,
		"--no-audit",
		"--no-fund",
		"--loglevel=error",
	]);
	const packages = join(folder, "node_modules");
	for (const file of globSync([...packageExtras, ...packagesUnused], { cwd: packages }))
		rmSync(join(packages, file), { recursive: true, force: true });
	if (values["without-node"]) {
		rmSync(join(packages, nodePackage), { recursive: true });
		rmSync(join(packages, ".bin/node"));
	} else {
		for (const extra of nodeExtras)
			rmSync(join(packages, nodePackage, extra), { recursive: true, force: true });
	}
}

function output(command, args) {
	const { status, stdout } = spawnSync(command, args, { cwd: root, env, encoding: "utf8" });
	if (status !== 0) fail(`${command} ${args.join(" ")} failed.`);
	return stdout;
}

/** Seconds since 1970 of the commit, or of now without history. */
function commitTime() {
	const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
	return status === 0 ? stdout.trim() : Math.floor(Date.now() / 1000);
}

function checksums(dist, name) {
	const files = readdirSync(dist).filter(
		(file) => file.startsWith(`${name}-`) || file === `${name}.cdx.json`,
	);
	return files
		.sort()
		.map(
			(file) =>
				`${createHash("sha256")
					.update(readFileSync(join(dist, file)))
					.digest("hex")}  ${file}\n`,
		)
		.join("");
}
