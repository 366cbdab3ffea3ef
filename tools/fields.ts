// Writes docs/town-fields.md and the editors' schemas from the schemas of the town's folder: npm run fields
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTown } from "#server/content/from-files.ts";
import { readWords } from "./command.ts";
import { editorSchemas, editorSettings, fieldReference } from "./fields/town-fields.ts";

readWords(process.argv.slice(2), { usage: "Usage: npm run fields" });
const root = fileURLToPath(new URL("../", import.meta.url));
const schemas = join(root, "docs/schemas");

writeFileSync(join(root, "docs/town-fields.md"), fieldReference(openTown(join(root, "town")).written));
rmSync(schemas, { recursive: true, force: true });
mkdirSync(schemas);
for (const [name, { schema }] of editorSchemas()) {
	writeFileSync(join(schemas, name), `${JSON.stringify(schema)}\n`);
}
mkdirSync(join(root, ".vscode"), { recursive: true });
writeFileSync(join(root, ".vscode/settings.json"), editorSettings());
