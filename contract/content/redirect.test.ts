import { expect, test } from "vitest";
import { oldAddress, redirect } from "./redirect.ts";

test.each([
	["/n.aspx?id=7&x=1", "/N.aspx?x=1&ID=7"],
	["/old2.html", "/old2.html?utm_source=whatsapp&fbclid=IwAR0&gclid=1"],
	["/old.html", "/old.html/"],
	["/old.html/", "/old.html"],
	["/index.php?id=3", "/index.php?utm_medium=x&id=3"],
	[
		"/सूचना.aspx?क्रम=7",
		"/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE.aspx?%e0%a4%95%e0%a5%8d%e0%a4%b0%e0%a4%ae=7",
	],
	["/a b.html".replace(" ", "%20"), "/a%20b.html"],
])("an old address is one however it is asked: %s", (from, asked) => {
	expect(oldAddress(asked)).toBe(oldAddress(from));
});

test.each([
	["/index.php?id=3", "/index.php?id=4"],
	["/index.php?id=3", "/index.php"],
	["/index.php?id=3", "/index.php?id=3&page=2"],
	["/%E0%A4", "/%E0%A5"],
])("another one stays another: %s, %s", (from, asked) => {
	expect(oldAddress(asked)).not.toBe(oldAddress(from));
});

test("what no browser ever asks for isn't published", () => {
	const isTaken = (from: string) => redirect.shape.from.safeParse(from).success;
	for (const from of [
		"/old?",
		"/a/../b.html",
		"/a/%2E%2e/b",
		"/a/./b",
		"/a\\b",
		"/a//b",
		"/a/..",
		"//a",
		"/%E0%A4",
		"/100%",
		"/old page",
		"[",
	])
		expect(isTaken(from), from).toBe(false);
	for (const from of [
		"/a.html/",
		"/.well",
		"/index.php?id=3",
		"/a..b",
		"/go?to=http://a/../b&off=5%",
		"/old%20page",
		"/सूचना",
	])
		expect(isTaken(from), from).toBe(true);
	expect(redirect.shape.from.parse("/old "), "as it is asked for").toBe("/old");
});
