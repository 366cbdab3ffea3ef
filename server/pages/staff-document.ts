import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pages } from "#contract/pages.ts";

interface ManifestRow {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}

interface Files {
	readonly imports: readonly string[];
	readonly styles: readonly string[];
}

export interface StaffBundle {
	readonly script: string;
	readonly imports: readonly string[];
	readonly styles: readonly string[];
	readonly screens: Readonly<Record<string, Files>>;
	readonly printStyle: string;
	readonly font: string;
}

const sources = {
	script: "app/staff/main.tsx",
	printStyle: "app/look/print.css",
	font: "app/look/fonts/anek-devanagari-english-800.woff2",
	/** In development Vite adds the screens' styles as they are opened. */
	styles: [
		"app/look/tokens.css",
		"app/look/fonts.css",
		"app/look/base.css",
		"app/look/fields.css",
		"app/look/layout.css",
		"app/look/columns.css",
	],
};

/** Source of a page's screen: `manageUsers` is in `screens/manage-users/manage-users.tsx`. */
function screenOf(page: string): string {
	const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return `app/staff/screens/${name}/${name}.tsx`;
}

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
	/** Chunks with their imports, except for those already there. */
	const withImports = (names: readonly string[] = [], there: ReadonlySet<string> = new Set()) => {
		const all = new Set<string>();
		const collect = (more: readonly string[] = []) => {
			for (const name of more) {
				if (all.has(name) || there.has(name)) continue;
				all.add(name);
				collect(row(name).imports);
			}
		};
		collect(names);
		return all;
	};
	const imports = withImports(main.imports);
	const address = (file: string) => `/${file}`;
	const filesOf = (names: ReadonlySet<string>): Files => ({
		imports: [...names].map((name) => address(row(name).file)),
		styles: [...names].flatMap((name) => row(name).css ?? []).map(address),
	});
	const shared = filesOf(imports);
	const there = new Set([...imports, sources.script]);
	const screens = pages
		.filter(({ name, audience }) => audience === "staff" && manifest[screenOf(name)])
		.map(({ name }) => [name, filesOf(withImports([screenOf(name)], there))]);
	return {
		script: address(main.file),
		imports: shared.imports,
		// First, because the entry's style sheet declares the order of the layers.
		styles: [...(main.css ?? []).map(address), ...shared.styles],
		screens: Object.fromEntries(screens),
		printStyle: address(row(sources.printStyle).file),
		font: address(row(sources.font).file),
	};
}

export const staffBase = "/@staff/";

/** Addresses in development; Vite adds its base. */
export const staffSources: StaffBundle = {
	script: `/${sources.script}`,
	imports: [],
	screens: {},
	styles: sources.styles.map((file) => `/${file}`),
	printStyle: `/${sources.printStyle}`,
	font: `/${sources.font}`,
};
