import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file in Vite's manifest. */
interface ManifestRow {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}

/** The files that the document of a staff page links to (app/staff/document.tsx). */
export interface StaffBundle {
	readonly script: string;
	readonly imports: readonly string[];
	readonly styles: readonly string[];
	readonly printStyle: string;
	readonly font: string;
}

const sources = {
	script: "app/staff/main.tsx",
	printStyle: "app/look/print.css",
	font: "app/look/fonts/anek-devanagari-english-800.woff2",
	/** In development; Vite adds those of the screens as they are opened. */
	styles: ["app/look/tokens.css", "app/look/fonts.css", "app/look/base.css"],
};

/** The addresses of the built staff bundle. */
export async function builtStaffBundle(folder: string): Promise<StaffBundle> {
	const manifest: Record<string, ManifestRow> = JSON.parse(
		await readFile(join(folder, ".vite/manifest.json"), "utf8"),
	);
	const row = (name: string): ManifestRow => {
		const found = manifest[name];
		if (!found) throw new Error(`The staff bundle has no ${name}`);
		return found;
	};
	const main = row(sources.script);
	const imports = new Set<string>();
	const collect = (names: readonly string[] = []) => {
		for (const name of names) {
			if (imports.has(name)) continue;
			imports.add(name);
			collect(row(name).imports);
		}
	};
	collect(main.imports);
	const address = (file: string) => `/${file}`;
	return {
		script: address(main.file),
		imports: [...imports].map((name) => address(row(name).file)),
		// The entry's style sheet is first, because it declares the order of the layers.
		styles: [main, ...[...imports].map(row)].flatMap(({ css = [] }) => css).map(address),
		printStyle: address(row(sources.printStyle).file),
		font: address(row(sources.font).file),
	};
}

/** Where Vite serves the staff application in development. */
export const staffBase = "/@staff/";

/** The addresses of the sources in development; Vite prefixes them with its base. */
export const staffSources: StaffBundle = {
	script: `/${sources.script}`,
	imports: [],
	styles: sources.styles.map((file) => `/${file}`),
	printStyle: `/${sources.printStyle}`,
	font: `/${sources.font}`,
};
