import { type DatasetName, filePath } from "#contract/files.ts";
import { datasets, reviewedOn } from "../../datasets/datasets.ts";
import type { Reading } from "../../datasets/reading.ts";
import { datasetCsv, datasetJson } from "../../datasets/written.ts";
import { openDataWords as words } from "./words.ts";

export function describeDataset(reading: Reading, name: DatasetName) {
	const { door, lang } = reading;
	const { title, about, page, read: table, isLive } = datasets[name];
	const { columns, rows } = table(reading);
	return {
		name,
		title: title[lang],
		about: about[lang],
		page,
		rows: isLive ? undefined : rows.length,
		reviewed: isLive ? undefined : reviewedOn(door, page),
		columns: columns.map(({ key, label, means }) => ({ key, label, means })),
		files: [
			{ label: words.forSpreadsheet, href: filePath(`${name}Csv`, lang), text: datasetCsv(reading, name) },
			{
				label: words.forPrograms,
				href: filePath(`${name}Json`, lang),
				text: datasetJson(reading, name),
			},
		].map(({ label, href, text }) => ({
			label: label[lang],
			href,
			kilobytes: isLive ? undefined : kilobytesOf(text),
		})),
	};
}

/** Rounded up, so that no file has 0 kB. */
function kilobytesOf(text: string): number {
	return Math.ceil(new TextEncoder().encode(text).length / 1024);
}

export type DescribedDataset = ReturnType<typeof describeDataset>;
