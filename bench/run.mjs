// npm start: sets up what is missing of the site and of the bench, then measures. npm start -- --help lists the options.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, env, handOver, install, root, run } from "../tools/setup.mjs";

install();
build();
const folder = join(root, "bench");
if (!existsSync(join(folder, "node_modules/lighthouse"))) run("npm", ["--prefix", folder, "ci"]);
handOver([join(folder, "bench.ts"), ...process.argv.slice(2)], { cwd: root, env });
