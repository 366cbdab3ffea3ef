// npm start: sets up what is missing and serves the site.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, handOver, install, refuseOthers, root, serverEnv } from "./setup.mjs";

refuseOthers(
	process.argv.slice(2),
	["--dev", "--as-built"],
	"npm start; its settings are in docs/running.md",
);
const development = process.argv.includes("--dev");

if (!process.argv.includes("--as-built")) {
	install();
	if (!development) build();
	const made = spawnSync("node", ["tools/samples.ts"], {
		cwd: root,
		env: serverEnv,
		stdio: ["ignore", "inherit", "ignore"],
	});
	// The server itself tells what is wrong with town or settings.
	if (made.status !== 0) console.error("No sample complaints were made: npm run samples says why.");
}

handOver([join(root, development ? "server/start.ts" : "server/start.mjs")], {
	env: { ...serverEnv, NODE_ENV: development ? "development" : "production" },
});
