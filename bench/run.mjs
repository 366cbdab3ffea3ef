// npm run bench: sets up what is missing, then measures. What stands behind it: npm run bench -- --help
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, env, handOver, install, root, run } from "../tools/setup.mjs";

install();
build();
const folder = join(root, "tools/bench/lighthouse");
if (!existsSync(join(folder, "node_modules/lighthouse"))) {
	console.log("Installing Lighthouse …");
	run("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"]);
}
handOver([join(root, "bench/bench.ts"), ...process.argv.slice(2)], { cwd: root, env });
