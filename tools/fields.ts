// npm run fields, and every build: the reference of a town's fields and the editors' schemas, in build/fields/.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "#contract/content/kinds.ts";
import { openTown } from "#server/content/from-files.ts";
import { TownMistakes } from "#server/content/mistakes.ts";
import { readWords } from "./command.ts";
import { editorSchemas, fieldReference, folderOfFields } from "./fields/town-fields.ts";

readWords(process.argv.slice(2), { usage: "Usage: npm run fields" });
const root = fileURLToPath(new URL("../", import.meta.url));
const folder = join(root, folderOfFields);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "town-fields.md"), fieldReference(examples()));
for (const [name, { schema }] of editorSchemas()) {
	writeFileSync(join(folder, name), `${JSON.stringify(schema)}\n`);
}

function examples(): Partial<Content> {
	try {
		return openTown(join(root, "town")).written;
	} catch (error) {
		if (error instanceof TownMistakes) return {};
		throw error;
	}
}
