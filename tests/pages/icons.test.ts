import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseCsv } from "csv-parse/sync";
import { expect, test } from "vitest";
import { iconNames } from "../../app/parts/icon/icon-names.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const drawings = readFileSync(join(root, "app/parts/icon/icons.svg"), "utf8");

test("every icon's name has a drawing, and every drawing a name", () => {
	const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
	// The footer's skyline stands among them.
	expect(drawn.toSorted()).toEqual([...iconNames, "skyline"].toSorted());
});

test("every icon that the town names is one of ours", () => {
	const named = readdirSync(join(root, "town"), { recursive: true, encoding: "utf8" }).flatMap((file) => {
		if (!/\.(yaml|csv)$/.test(file)) return [];
		const text = readFileSync(join(root, "town", file), "utf8");
		const icons = file.endsWith(".csv")
			? parseCsv<Record<string, string>>(text, { columns: true }).map((row) => row.icon)
			: [...text.matchAll(/\bicon: ([a-z0-9-]+)/g)].map((match) => match[1]);
		return icons.filter((icon) => icon !== undefined).map((icon) => ({ file, icon }));
	});
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter(({ icon }) => !(iconNames as readonly string[]).includes(icon ?? ""))).toEqual([]);
});
