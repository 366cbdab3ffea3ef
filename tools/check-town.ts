// Checks the council's folder and changes nothing: npm run check-town -- [--env-file FILE], or TOWN=/srv/our-council npm run check-town
import { openTown } from "#server/content/from-files.ts";
import { readCall } from "./settings.ts";

try {
	const { town: folder } = readCall().env;
	const { written } = openTown(folder);
	console.log(`${written.council.name.en}: no mistakes in ${folder}`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
