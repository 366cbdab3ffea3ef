import { expect, test } from "vitest";
import type * as z from "zod";
import { calls } from "../api.ts";
import { pages } from "../pages.ts";
import * as blocks from "./blocks.ts";
import { contractorPhone } from "./contractor-phone.ts";
import { kinds } from "./kinds.ts";
import { videoKind } from "./video-kind.ts";

test("no two kinds are in the same file", () => {
	const files = Object.values(kinds).map(({ file }) => file);
	expect(new Set(files).size).toBe(files.length);
});

test("each reference names a kind that exists", () => {
	for (const { refersTo } of Object.values(kinds)) {
		for (const kind of Object.values(refersTo)) expect(kinds).toHaveProperty(kind);
	}
});

test("a text is trimmed, and Hindi is kept in one Unicode form", () => {
	const read = blocks.text.parse({ en: " Old  ", hi: "\u095B\u093F\u0932\u093E" });
	expect(read).toEqual({ en: "Old", hi: "\u091C\u093C\u093F\u0932\u093E" });
});

test.each([
	["a control character", "a\u0001b", "U+0001"],
	["one of the second set", "a\u0085b", "U+0085"],
	["half a letter", "a\ud800", "U+D800"],
	["a character that none is", "a\uFFFEb", "U+FFFE"],
	["an override of the direction", "a\u202Eb", "U+202E"],
	["an embedding", "a\u202Ab", "U+202A"],
	["an isolate", "a\u2067b", "U+2067"],
	["a mark of the direction", "a\u200Fb", "U+200F"],
])("%s is refused by its number, in a text and in an address", (_, bad, number) => {
	const message = `text without the invisible character ${number}`;
	const faults = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues;
	expect(faults(blocks.text, { en: "A", hi: bad })).toMatchObject([{ path: ["hi"], message }]);
	expect(faults(blocks.webAddress, `https://up.nic.in/${bad}`)).toMatchObject([{ message }]);
	expect(faults(kinds.redirects.schema, { id: 1, from: `/${bad}`, page: "home" })?.length).toBe(1);
});

test("the joiners of Hindi, tabs, new lines and emoji stay, but a text of nothing that shows is none", () => {
	for (const good of ["क्\u200Dष और र्\u200Cय", "a\tb", "a\nb", "a\r\nb", "👨\u200D👩\u200D👧", "₹1,000"]) {
		expect(blocks.words.parse(good)).toBe(good);
	}
	for (const bad of ["\u200B\u200D", "\u00AD", "\u2060"]) {
		expect(blocks.words.safeParse(bad).error?.issues).toMatchObject([{ message: "some text" }]);
	}
});

test("a figure without words may stand once for both languages, a word may not", () => {
	expect(blocks.figure.parse("₹1,000")).toBe("₹1,000");
	expect(blocks.figure.parse(1076)).toBe("1076");
	expect(blocks.figure.safeParse("21 days").success).toBe(false);
});

test("an address has a host with a dot, in any script", () => {
	for (const good of ["https://etender.up.nic.in", "http://localbodies.up.nic.in/a?b=c"]) {
		expect(blocks.webAddress.parse(good)).toBe(good);
	}
	const inHindi = "https://xn--11b5bs3a9aj6g.xn--h2brj9c/%E0%A4%A8%E0%A4%95%E0%A4%B2?a=b%20c";
	expect(blocks.webAddress.parse("https://परीक्षा.भारत/न\nक\tल?a=b c"), "as a header can carry it").toBe(
		inHindi,
	);
	for (const bad of [
		"https://localhost",
		"//up.nic.in",
		"www.up.nic.in",
		"mailto:office@devgarh.example",
		"https://office@up.nic.in",
		"https://:a@up.nic.in",
	]) {
		expect(blocks.webAddress.safeParse(bad).success, bad).toBe(false);
	}
	expect(blocks.embedAddress.safeParse("http://localbodies.up.nic.in").success).toBe(false);
});

test("an old address takes nothing that the site serves", () => {
	const isTaken = (from: string) => !kinds.redirects.schema.safeParse({ id: 1, from, page: "home" }).success;
	const own = [
		"/robots.txt",
		"/hi/info/notices/feed.atom",
		"/qr.svg?page=x",
		"/service-worker.js",
		"/hi/404",
		"/",
	];
	expect(own.filter((from) => !isTaken(from))).toEqual([]);
	expect(isTaken("/Notices.aspx?id=7")).toBe(false);
});

test("a telephone number has 3 to 13 digits in groups", () => {
	for (const good of ["112", "00000 00101", "0000-000000", "1800-1800-101", "+91 00000 00101"]) {
		expect(blocks.phone.parse(good)).toBe(good);
	}
	for (const bad of ["12", "00000  00101", "call us", "", "1234567890123456", "-112"]) {
		expect(blocks.phone.safeParse(bad).success, bad).toBe(false);
	}
});

test("a contractor's phone is printed the same way, in whichever form it was kept", () => {
	expect(contractorPhone(301)).toBe("00000 00301");
	expect(contractorPhone(9000000001)).toBe("90000 00001");
	expect(contractorPhone("0000-000301")).toBe("0000-000301");
	expect(contractorPhone(null)).toBe("");
	expect(contractorPhone(undefined)).toBe("");
});

test("a video is YouTube by its 11-character id, a file by .mp4, and else not shown", () => {
	for (const url of [
		"https://www.youtube.com/watch?v=Devgarh0001",
		"https://youtu.be/Devgarh0001?t=5",
		"https://m.youtube.com/watch?list=x&v=Devgarh0001",
		"https://www.youtube.com/embed/Devgarh0001",
	]) {
		expect(videoKind(url)).toEqual({ kind: "youtube", id: "Devgarh0001" });
	}
	expect(videoKind("/media/videos/a.mp4?v=Devgarh0001")).toEqual({ kind: "file" });
	expect(videoKind("https://files.example/a.MP4")).toEqual({ kind: "file" });
	expect(videoKind("https://www.youtube.com/@council")).toBeUndefined();
	expect(videoKind("https://elsewhere.example/watch?v=Devgarh0001")).toBeUndefined();
	expect(videoKind("https://files.example/a.mp4.html")).toBeUndefined();
});

test("each public screen has a document of its name; those without one say nothing of the council's own", () => {
	const without = pages
		.filter(({ name, audience }) => {
			const document = name.endsWith("Page") ? name : `${name}Page`;
			return audience === "public" && !(document in kinds);
		})
		.map(({ name }) => name);
	expect(without).toEqual([
		"home",
		"servicePromise",
		"report",
		"followComplaint",
		"openComplaints",
		"complaintFigures",
		"search",
		"feedback",
		"offline",
		"conformance",
		"userList",
		"citizen",
	]);
});

test("a list that is there has something in it, so that no heading stands over nothing", () => {
	const { schema } = kinds.birthCertificatePage;
	const least = { lead: { en: "a", hi: "अ" }, owner: { en: "a", hi: "अ" }, reviewed: "2026-11-02" };
	expect(schema.safeParse(least).success).toBe(true);
	expect(schema.safeParse({ ...least, documents: [] }).success).toBe(false);
});

test("a page of the council's own takes no address that the server answers itself", () => {
	const { path } = kinds.ownPages.schema.shape;
	expect(path.safeParse("/services/parking").success).toBe(true);
	const served = calls.map(({ path }) => path).filter((each) => /^\/[a-z]/.test(each));
	expect(served).toEqual(expect.arrayContaining(["/healthz", "/readyz", "/add"]));
	for (const each of [...served, "/csp-report", "/media/parking"]) {
		expect(path.safeParse(each.replace(/\{.*?\}|\..*$/g, "a")).success, each).toBe(false);
	}
});
