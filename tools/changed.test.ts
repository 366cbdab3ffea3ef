import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { browserTestsOf } from "./changed.mjs";

const specs = ["staff", "pages"].flatMap((folder) =>
	readdirSync(`tests/${folder}`).map((name) => `${folder}/${name}`),
);
const folders = ["app/staff/screens", "app/staff/parts", "app/public/screens"].flatMap((folder) =>
	readdirSync(folder, { withFileTypes: true }).map(({ name }) => `${folder}/${name}`),
);

test.each(folders)("a change of %s is looked at in a browser", (folder) => {
	const file = /\.\w+$/.test(folder) ? folder : `${folder}/part.tsx`;
	const names = new RegExp(browserTestsOf([file]) ?? "no test");
	// A page is one of the tests of every page, by its address.
	expect(specs.some((spec) => names.test(spec)) || names.source.includes("every-page")).toBe(true);
});
