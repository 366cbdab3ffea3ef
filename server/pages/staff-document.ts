import { pages } from "#contract/pages.ts";
import { type Chunk, manifestIn, withImports } from "./page-assets.ts";

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
	const manifest = await manifestIn(folder);
	const chunkOf = (name: string): Chunk => {
		const found = manifest[name];
		if (!found) throw new Error(`The staff bundle has no ${name}`);
		return found;
	};
	const address = (file: string) => `/${file}`;
	const filesOf = (chunks: readonly Chunk[]): Files => ({
		imports: chunks.map(({ file }) => address(file)),
		styles: chunks.flatMap(({ css = [] }) => css).map(address),
	});
	const main = chunkOf(sources.script);
	const shared = withImports(manifest, sources.script);
	const screens = pages
		.filter(({ name, audience }) => audience === "staff" && manifest[screenOf(name)])
		.map(({ name }) => {
			const all = withImports(manifest, screenOf(name), new Set(shared));
			return [name, filesOf([...all].slice(shared.size))];
		});
	const { imports, styles } = filesOf([...shared]);
	return {
		script: address(main.file),
		imports: imports.slice(1),
		styles,
		screens: Object.fromEntries(screens),
		printStyle: address(chunkOf(sources.printStyle).file),
		font: address(chunkOf(sources.font).file),
	};
}

export const staffBase = "/@staff/";

export const staffSources: StaffBundle = {
	script: `/${sources.script}`,
	imports: [],
	screens: {},
	styles: sources.styles.map((file) => `/${file}`),
	printStyle: `/${sources.printStyle}`,
	font: `/${sources.font}`,
};
