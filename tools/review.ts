// Lists what staff should review in the council's folder: npm run review, or TOWN=/srv/our-council npm run review
import { openTown } from "#server/content/from-files.ts";
import { TownMistakes } from "#server/content/mistakes.ts";
import { readEnv } from "#server/env.ts";
import { review } from "./review/review.ts";

try {
	const { town: folder } = readEnv();
	const { written } = openTown(folder);
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
	console.log(`${written.council.name.en}, ${today}: ${folder}`);
	for (const { title, lines } of review(written, today)) {
		console.log(`\n${title}: ${lines.length === 0 ? "none" : lines.length}`);
		for (const line of lines) console.log(`  ${line}`);
	}
} catch (error) {
	if (!(error instanceof TownMistakes)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
