import { expect, test } from "vitest";
import { pictureSize } from "./picture-size.ts";

const svg = (tag: string) =>
	pictureSize("a.svg", Buffer.from(`<?xml version="1.0"?>\n<!-- <b> -->\n${tag}<path/></svg>`));

test("an SVG's size is its width and height", () => {
	expect(svg('<svg width="240" height="300" viewBox="0 0 24 30">')).toEqual({ width: 240, height: 300 });
	expect(svg("<svg\n height='30px' stroke-width='4' width='24.4px'>")).toEqual({ width: 24, height: 30 });
});

test("an SVG without them has the size of its viewBox", () => {
	expect(svg('<svg viewBox="-5 -5 120 60.2">')).toEqual({ width: 120, height: 60 });
	expect(svg('<svg width="100%" height="100%" viewBox="0,0,12,6">')).toEqual({ width: 12, height: 6 });
});

test("an SVG that says nothing has no size", () => {
	expect(svg("<svg>")).toBeUndefined();
	expect(svg('<svg width="0" height="10">')).toBeUndefined();
	expect(pictureSize("a.svg", Buffer.from("not a picture"))).toBeUndefined();
});

test("a PNG's size stands in its header", () => {
	const png = Buffer.from("89504e470d0a1a0a0000000d49484452000004b00000027608060000", "hex");
	expect(pictureSize("a.png", png)).toEqual({ width: 1200, height: 630 });
	expect(pictureSize("a.png", Buffer.from("GIF89a, and some more bytes"))).toBeUndefined();
	expect(pictureSize("a.png", Buffer.alloc(0))).toBeUndefined();
});
