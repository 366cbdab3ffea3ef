import { csv } from "#contract/csv.ts";
import { type DatasetName, filePath } from "#contract/files.ts";
import { datasets, reviewedOn } from "./datasets.ts";
import type { Reading } from "./reading.ts";

export function datasetCsv(reading: Reading, name: DatasetName): string {
	const { columns, rows } = datasets[name].read(reading);
	return csv([columns.map(({ label }) => label), ...rows]);
}

/**
 * Writes a dataset as JSON: rows by column name, with licence and source, so that the file
 * explains itself.
 */
export function datasetJson(reading: Reading, name: DatasetName): string {
	const { door, lang, publicUrl, today } = reading;
	const { title, about, page, read, isLive } = datasets[name];
	const { columns, rows } = read(reading);
	const { licence } = door.read("openDataPage", lang);
	const whole = {
		title: title[lang],
		description: about[lang],
		publisher: door.read("council", lang).name,
		licence: licence.portal?.address ?? licence.text,
		reviewed: isLive ? today : reviewedOn(door, page),
		page: publicUrl + door.pages.path(door.pages.has(page) ? page : "openData", lang),
		csv: publicUrl + filePath(`${name}Csv`, lang),
		columns,
		rows: rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index]]))),
	};
	return `${JSON.stringify(whole, undefined, "\t")}\n`;
}
