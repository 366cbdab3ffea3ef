// npm start: sets up what is missing and serves the site.
import { join } from "node:path";
import { build, handOver, install, root, serverEnv } from "./setup.mjs";

const development = process.argv.includes("--dev");

// Tests run beside others that need the packages and the build as they are.
if (!process.argv.includes("--as-built")) {
	install();
	if (!development) build();
}

handOver([join(root, "server/start.mjs")], {
	env: { ...serverEnv, NODE_ENV: development ? "development" : "production" },
});
