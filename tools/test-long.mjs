// npm run test:long: sets up what is missing, then wears the server out for some minutes. `npm run test:long -- words` runs
// only the files that hold those words.
import { build, install, runAsync } from "./setup.mjs";

install();
build();
const long = ["run", "--config", "vitest.long.config.ts", ...process.argv.slice(2)];
process.exit(await runAsync("vitest", long, { NODE_ENV: "test" }));
