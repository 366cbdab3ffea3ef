// npm start: sets up what is missing and serves the site.
import { join } from "node:path";
import { build, handOver, install, refuseOthers, root, serverEnv } from "./setup.mjs";

refuseOthers(
	process.argv.slice(2),
	["--dev", "--as-built"],
	"npm start; its settings are in docs/running.md",
);
const development = process.argv.includes("--dev");

// Tests run beside others that need the packages and the build as they are.
if (!process.argv.includes("--as-built")) {
	install();
	if (!development) build();
}

handOver([join(root, development ? "server/start.ts" : "server/start.mjs")], {
	env: { ...serverEnv, NODE_ENV: development ? "development" : "production" },
});
