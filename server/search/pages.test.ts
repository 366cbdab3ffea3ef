import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { openTown } from "../content/from-files.ts";
import { followPages } from "./pages.ts";

const town = openTown(fileURLToPath(new URL("../../town", import.meta.url)));

test("what is found on a service's page leads to its place there; the old age pension's has no such places", () => {
	const services = (Object.keys(kinds) as ContentKind[]).filter((kind) => {
		const { schema } = kinds[kind];
		return "shape" in schema && "otherWays" in schema.shape;
	});
	const own = Object.entries(town.read("ownPages", "en")).flatMap(([name, { service }]) =>
		service?.otherWays ? [`${name}Page`] : [],
	);
	const leading = [...followPages(() => town)()]
		.filter(([, make]) => make?.().en.passages.some(({ anchor }) => anchor === "other-ways"))
		.map(([id]) => `${id}Page`);
	expect([...leading, "oldAgePensionPage"].sort()).toEqual([...services, ...own].sort());
});
