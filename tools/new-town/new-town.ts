import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

export interface NewTown {
	readonly en: string;
	readonly hi: string;
	readonly today: string;
	readonly later: string;
}

const demo = fileURLToPath(new URL("../../town/", import.meta.url));
const examples = fileURLToPath(new URL("example/", import.meta.url));

/** Tables of the demo town that hold in the whole state. */
const sharedTables = [
	"acts",
	"complaint-answers",
	"complaint-categories",
	"departments",
	"helplines",
	"licences",
	"messages",
	"pension-questions",
	"pension-steps",
	"sanitation",
	"search-words",
	"services-a-to-z",
].map((name) => `tables/${name}.csv`);

const placeholder = "place.svg";

const sharedPictures = /^(services|schemes|waste)\//;

/**
 * Makes a council's folder: pages on state-wide services and schemes, and an example of everything else.
 * @param folder missing or empty
 * @throws {Error} if it isn't empty
 */
export function makeTown(folder: string, town: NewTown): void {
	if (existsSync(folder) && readdirSync(folder).length > 0) {
		throw new Error(`${folder} isn't empty: choose a new folder.`);
	}
	for (const file of filesBelow(demo)) {
		const isShared =
			(file.endsWith(".yaml") && !file.startsWith("stories/")) ||
			sharedTables.includes(file) ||
			sharedPictures.test(mediaPath(file));
		if (isShared) copy(join(demo, file), join(folder, file));
	}
	for (const file of filesBelow(examples)) {
		if (/\.(yaml|csv)$/.test(file))
			write(join(folder, file), filled(readFileSync(join(examples, file), "utf8"), town));
		else copy(join(examples, file), join(folder, file));
	}
	replacePictures(folder);
	describePictures(folder);
	replaceAccounts(folder, town);
}

const mediaPath = (file: string) => file.replace(/^media\//, "");

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

function copy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	cpSync(from, to);
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function filled(text: string, { en, hi, today, later }: NewTown): string {
	const values: Readonly<Record<string, string>> = {
		"council.en": `Nagar Panchayat ${en}`,
		"council.hi": `नगर पंचायत ${hi}`,
		"town.en": en,
		"town.hi": hi,
		slug: en.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
		today,
		later,
	};
	return text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function replacePictures(folder: string): void {
	for (const file of filesBelow(`${folder}/`).filter((name) => name.endsWith(".yaml"))) {
		const path = join(folder, file);
		const text = readFileSync(path, "utf8");
		const changed = text.replaceAll(
			/(?<=[\s[,])[\w/-]+\.(svg|png|jpg|mp4|vtt)\b/g,
			(name, ending: string) => {
				if (existsSync(join(folder, "media", name))) return name;
				return ending === "mp4" ? "clip.mp4" : placeholder;
			},
		);
		if (changed !== text) writeFileSync(path, changed);
	}
}

function describePictures(folder: string): void {
	const table = "tables/pictures.csv";
	const [, ...rows] = readFileSync(join(demo, table), "utf8").trimEnd().split("\n");
	const own = readFileSync(join(folder, table), "utf8");
	const kept = rows.filter(
		(row) => sharedPictures.test(row) && existsSync(join(folder, "media", row.split(",")[0] ?? "")),
	);
	writeFileSync(join(folder, table), `${own}${kept.join("\n")}\n`);
}

function replaceAccounts(folder: string, { en }: NewTown): void {
	const account = `Example${en.replace(/[^A-Za-z0-9]/g, "")}`;
	const portals = join(folder, "portals.yaml");
	writeFileSync(portals, readFileSync(portals, "utf8").replaceAll("NPPChandanpur", account));
	const home = join(folder, "home.yaml");
	const page = parseDocument(readFileSync(home, "utf8"));
	for (const each of (page.get("social") as YAMLSeq).items) (each as YAMLMap).delete("embed");
	page.setIn(["news", "picture"], placeholder);
	page.setIn(["news", "title"], page.createNode({ en: "Example of a story", hi: "उदाहरण समाचार" }));
	writeFileSync(home, page.toString({ lineWidth: 0 }));
}
