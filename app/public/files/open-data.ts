import { datasetNames } from "#contract/files.ts";
import { datasets } from "../datasets/datasets.ts";
import { readingOf } from "../datasets/reading.ts";
import { datasetCsv, datasetJson } from "../datasets/written.ts";
import type { LoaderArgs } from "../screen.ts";

/** One of the council's tables as open data, by the path. */
export function loader({ url: { pathname }, lang, context }: LoaderArgs): Response {
	const reading = readingOf(context, lang);
	const name = datasetNames.find(
		(each) => pathname.endsWith(`/${each}.csv`) || pathname.endsWith(`/${each}.json`),
	);
	if (!name) throw new Error(`No dataset is at ${pathname}`);
	if (datasets[name].isLive && !context.visit) return new Response("", { status: 503 });
	if (pathname.endsWith(".csv")) {
		return new Response(datasetCsv(reading, name), {
			headers: { "content-type": "text/csv; charset=utf-8" },
		});
	}
	return new Response(datasetJson(reading, name), {
		headers: { "content-type": "application/json; charset=utf-8" },
	});
}
