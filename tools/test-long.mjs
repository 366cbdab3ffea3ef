// npm run test:long: sets up what is missing, then puts the server under load for some minutes. `npm run test:long -- words` runs
// only the files whose names contain those words.
import { build, install, runAsync } from "./setup.mjs";

install();
build();
const long = ["run", "--config", "vitest.long.config.ts", ...process.argv.slice(2)];
process.exit(await runAsync("vitest", long, { NODE_ENV: "test" }));
