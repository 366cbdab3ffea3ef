import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, parse, resolve } from "node:path";
import { kinds } from "#contract/content/kinds.ts";
import { didYouMean, type Mistake, nearest } from "./mistakes.ts";

const rows = Object.values(kinds);
const files = rows.filter(({ form }) => form !== "collection").map(({ file }) => file);
const collections = rows.filter(({ form }) => form === "collection").map(({ file }) => file);
const subfolders = [...new Set(files.map(dirname))].filter((folder) => folder !== ".");
const required = [...subfolders, "media"];
const known = [...required, ...collections];

/** Notes for people and files left by editors and systems; dotfiles are skipped too. */
const ignored = /^(?:README.*|.*\.(?:md|txt)|LICEN[CS]E|~\$.*|Thumbs\.db|desktop\.ini|lost\+found)$/i;

export type FolderCheck = {
	mistakes: Mistake[];
	/** Misnamed or unreadable files and folders, not to be reported again as missing. */
	misnamed: ReadonlySet<string>;
};

/** Reports files and folders that nothing reads, since a misspelt name would silently empty a table. */
export function checkFolder(town: string): FolderCheck {
	const mistakes: Mistake[] = [];
	const misnamed = new Set<string>();
	const entries = entriesOf(town);
	if (!entries) {
		return { mistakes: [unreadable(resolve(town))], misnamed: new Set([...files, ...known]) };
	}
	const folders = entries.filter(({ isFolder }) => isFolder).map(({ name }) => name);
	const missing = new Set(required.filter((folder) => !folders.includes(folder)));
	const inside = (folder: string) => files.filter((file) => dirname(file) === folder);
	for (const name of folders.filter((folder) => !known.includes(folder))) {
		const found = "a folder that the site doesn't read";
		const expected = `only the folders ${known.join(", ")}${didYouMean(name, known)}`;
		mistakes.push({ file: `${name}/`, found, expected });
		const meant = nearest(name, missing);
		for (const file of meant ? [meant, ...inside(meant)] : []) misnamed.add(file);
	}
	for (const folder of missing) {
		if (misnamed.has(folder)) continue;
		for (const file of [folder, ...inside(folder)]) misnamed.add(file);
		mistakes.push({ file: `${folder}/`, problem: "this folder is missing" });
	}
	const top = checkFiles(
		".",
		inside("."),
		entries.filter(({ isFolder }) => !isFolder),
	);
	const checks = known
		.filter((folder) => folders.includes(folder))
		.map((folder) => {
			const present = entriesOf(join(town, folder));
			if (!present)
				return { mistakes: [unreadable(`${folder}/`)], misnamed: new Set([folder, ...inside(folder)]) };
			if (collections.includes(folder)) return checkCollection(folder, present);
			return subfolders.includes(folder) ? checkFiles(folder, inside(folder), present) : undefined;
		});
	for (const check of [top, ...checks]) {
		mistakes.push(...(check?.mistakes ?? []));
		for (const file of check?.misnamed ?? []) misnamed.add(file);
	}
	return { mistakes, misnamed };
}

function unreadable(file: string): Mistake {
	return { file, found: "a folder that can't be opened", expected: "a folder that may be read" };
}

function checkFiles(folder: string, files: readonly string[], entries: readonly Entry[]): FolderCheck {
	const present = new Set(entries.map(({ name }) => join(folder, name)));
	const missing = files.filter((file) => !present.has(file));
	const misnamed = new Set<string>();
	const mistakes = entries.flatMap(({ name, isFolder }) => {
		const file = join(folder, name);
		if (files.includes(file)) return [];
		const meant = nearest(stem(file), missing.map(stem));
		const missed = missing.find((each) => stem(each) === meant);
		if (missed) misnamed.add(missed);
		const names = files.map((each) => basename(each));
		const expected = missed
			? `${basename(missed)}, which is missing`
			: `only the files ${names.join(", ")} here${didYouMean(name, names)}`;
		return [{ file, found: `a ${isFolder ? "folder" : "file"} that the site doesn't read`, expected }];
	});
	return { mistakes, misnamed };
}

export function collectionFiles(town: string, folder: string): string[] {
	return (entriesOf(join(town, folder)) ?? [])
		.map(({ name }) => name)
		.filter((name) => rowFileForm.test(name));
}

export const rowFile = (key: string) => `${key}.yaml`;

const rowFileForm = /^[a-z][a-z0-9-]*\.yaml$/;

function checkCollection(folder: string, entries: readonly Entry[]): FolderCheck {
	const unread = entries.filter(({ name, isFolder }) => isFolder || !rowFileForm.test(name));
	const expected = "only files called like parking.yaml here, of small Latin letters, digits and hyphens";
	const mistakes = unread.map(({ name, isFolder }) => ({
		file: join(folder, name),
		found: `a ${isFolder ? "folder" : "file"} that the site doesn't read`,
		expected,
	}));
	return { mistakes, misnamed: new Set() };
}

/** Name without its extension: `notice.csv` and `notices.xlsx` are both near `notices.csv`. */
function stem(file: string): string {
	return parse(file).name;
}

type Entry = { name: string; isFolder: boolean };

function entriesOf(folder: string): Entry[] | undefined {
	try {
		return readdirSync(folder)
			.filter((name) => !name.startsWith(".") && !ignored.test(name))
			.sort()
			.map((name) => ({ name, isFolder: isFolder(join(folder, name)) }));
	} catch {
		return undefined;
	}
}

function isFolder(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
