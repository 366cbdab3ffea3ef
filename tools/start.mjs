// npm start: sets up what is missing and serves the site.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, install, root, serverEnv } from "./setup.mjs";

const development = process.argv.includes("--dev");

install();
if (!development) build();

const server = spawn("node", [join(root, "server/start.ts")], {
	env: { ...serverEnv, NODE_ENV: development ? "development" : "production" },
	stdio: "inherit",
});
// The server stops gently by itself; this script only passes the wish on and waits.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
