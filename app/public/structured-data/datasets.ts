import type { Dataset } from "schema-dts";
import { datasetNames, filePath } from "#contract/files.ts";
import { pagePath } from "#contract/pages.ts";
import { datasets, reviewedOn } from "../datasets/datasets.ts";
import { officeName } from "./office.ts";
import type { Served } from "./served.ts";

const formats = [
	["Csv", "text/csv"],
	["Json", "application/json"],
] as const;

/** Each dataset with its two files, for dataset search engines. */
export function datasetThings(served: Served): readonly Dataset[] {
	const { door, lang, publicUrl } = served;
	const { portal, text } = door.read("openDataPage", lang).licence;
	return datasetNames.map((name) => {
		const { title, about, page } = datasets[name];
		return {
			"@type": "Dataset",
			name: title[lang],
			description: about[lang],
			url: `${publicUrl}${pagePath("openData", lang)}#${name}`,
			license: portal?.address ?? text,
			isAccessibleForFree: true,
			inLanguage: lang,
			dateModified: reviewedOn(door, page),
			creator: officeName(served),
			distribution: formats.map(([format, encodingFormat]) => ({
				"@type": "DataDownload",
				encodingFormat,
				contentUrl: publicUrl + filePath(`${name}${format}`, lang),
			})),
		};
	});
}
