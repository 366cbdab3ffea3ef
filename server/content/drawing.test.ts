import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dangerIn } from "./drawing.ts";

const drawing = (inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4">${inside}</svg>`;

test.each([
	["<script>alert(1)</script>", "a script"],
	["<SCRIPT href='x'/>", "a script"],
	["<svg:script>1</svg:script>", "a script"],
	["<rect onload='alert(1)'/>", "a command"],
	['<rect width="1"/onclick="x"/>', "a command"],
	['<set attributeName="onmouseover" to="x"/><a onbegin = "x"/>', "a command"],
	["<a href='javascript:alert(1)'/>", "a link that runs"],
	["<a xlink:href='&#106;avascript:alert(1)'/>", "a link that runs"],
	["<a href='data:text/html,x'/>", "a link that runs"],
	["<foreignObject><p/></foreignObject>", "a web page inside"],
	["<image href='https://elsewhere.example/p.png'/>", "something loaded from another site"],
	["<image href='//elsewhere.example/p.png'/>", "something loaded from another site"],
	["<style>@import 'x.css'</style>", "something loaded from another site"],
	["<rect fill='url(https://elsewhere.example/a#b)'/>", "something loaded from another site"],
])("a drawing with %s is refused", (inside, reason) => {
	expect(dangerIn(drawing(inside))).toContain(reason);
});

test("a drawing that multiplies itself is refused", () => {
	expect(dangerIn('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>')).toContain("multiplies");
});

test("an honest drawing is not refused: gradients, links inside it, a caption about scripts", () => {
	const honest =
		"<defs><g id='a'/></defs><use href='#a'/><rect fill='url(#b)'/><text>on Monday: the script</text>";
	expect(dangerIn(drawing(honest))).toBeUndefined();
});

test("the drawings of the town folder are honest", () => {
	const folder = join(import.meta.dirname, "../../town/media");
	const drawings = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".svg"),
	);
	expect(drawings.length).toBeGreaterThan(0);
	for (const file of drawings)
		expect(dangerIn(readFileSync(join(folder, file), "utf8")), file).toBeUndefined();
});
