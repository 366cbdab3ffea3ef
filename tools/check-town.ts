// Checks the council's folder and changes nothing: npm run check-town, or TOWN=/srv/our-council npm run check-town, or with --env-file FILE
import { openTown } from "#server/content/from-files.ts";
import { TownMistakes } from "#server/content/mistakes.ts";
import { readCall } from "./settings.ts";

try {
	const { town: folder } = readCall().env;
	const { written } = openTown(folder);
	console.log(`${written.council.name.en}: no mistakes in ${folder}`);
} catch (error) {
	if (!(error instanceof TownMistakes)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
