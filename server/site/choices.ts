import { desk } from "#contract/content/limits.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import { inEveryLanguage } from "#contract/language.ts";
import { storyAt } from "#contract/site-pages.ts";
import type { Choices } from "../content/edited-content.ts";
import { entriesOf } from "../content/entries.ts";
import type { ValidatedContent } from "../content/validated.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { Content } from "./content.ts";

function picturesOf({ sources, reading }: ValidatedContent, files: readonly string[]) {
	const tables = ["pictures", "photos"] as const;
	const described = tables.flatMap((kind) => entriesOf(sources, kind).map(({ raw }) => raw as Row));
	const titles = new Map(described.map((row) => [String(row.file ?? row.src ?? ""), nameOf(row)]));
	const { media } = reading;
	const pictures = files.filter((path) => media.get(path)?.size);
	return new Map(
		pictures.map((path) => [
			path,
			media.get(path)?.words?.title ?? titles.get(path) ?? { en: path, hi: path },
		]),
	);
}

export function choicesOf({ town, checked }: Content, uploaded: Uploaded, rows: Choices["rows"]): Choices {
	const { portals, ownPages } = town.written;
	const files = [...uploaded.latest(desk.filesOffered), ...checked.reading.media.keys()];
	const listed = town.pages.all.filter(
		({ audience, indexed, name }) => audience === "public" && indexed && storyAt(name) === undefined,
	);
	const titles = new Map(listed.map(({ name, title }) => [name, ownPages[name]?.title ?? title]));
	return {
		portals: new Map(Object.entries(portals).map(([key, { name }]) => [key, name])),
		pages: titles,
		services: new Map([...titles].filter(([name]) => checked.known.services?.has(name))),
		pictures: picturesOf(checked, files),
		aboutPicture: (path) => checked.reading.media.get(path)?.words?.description,
		files,
		nameOfFile(path) {
			const { words, name } = uploaded.get(path) ?? {};
			return words?.title ?? (name === undefined ? undefined : inEveryLanguage(() => name));
		},
		rows,
	};
}
