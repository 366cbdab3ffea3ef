import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { iconNames } from "#contract/content/icon-names.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const drawings = readFileSync(join(root, "app/parts/icon/icons.svg"), "utf8");

test("every icon's name has a drawing, and every drawing a name", () => {
	const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
	// The footer's skyline stands among them.
	expect(drawn.toSorted()).toEqual([...iconNames, "skyline"].toSorted());
});
