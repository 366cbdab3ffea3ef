// Lists what staff should review in the council's folder: npm run review -- [--env-file FILE], or TOWN=/srv/our-council npm run review
import { openTown } from "#server/content/from-files.ts";
import { review } from "./review/review.ts";
import { readCall } from "./settings.ts";

try {
	const { town: folder } = readCall().env;
	const { written } = openTown(folder);
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
	console.log(`${written.council.name.en}, ${today}: ${folder}`);
	for (const { title, lines } of review(written, today)) {
		console.log(`\n${title}: ${lines.length === 0 ? "none" : lines.length}`);
		for (const line of lines) console.log(`  ${line}`);
	}
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
