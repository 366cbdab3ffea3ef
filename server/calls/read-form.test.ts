import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import { complaints } from "#contract/complaints/limits.ts";
import { readForm } from "./read-form.ts";

const boundary = "z".repeat(70);
const type = `multipart/form-data; boundary=${boundary}`;
const head = (name: string, more = "") =>
	`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const file = '; filename="a.jpg"\r\nContent-Type: image/jpeg';
const end = `\r\n--${boundary}--\r\n`;

/** As large a body as is taken, of something over and over. */
function filled(first: string, unit: string, last: string): Buffer {
	const [begin, finish] = [Buffer.from(first), Buffer.from(last)];
	const room = complaints.bodyBytes - begin.length - finish.length;
	return Buffer.concat([begin, Buffer.alloc(room, unit), finish]);
}

const inName = `--${boundary}\r\nContent-Disposition: form-data; name="`;
const inFile = `${inName}photo"; filename="`;
const part = `${head("photo", file)}${"x".repeat(700_000)}\r\n`;
const shapes: readonly (readonly [what: string, () => Buffer, answer: string])[] = [
	["one field", () => filled(head("a"), "x", end), "tooLarge"],
	["one file", () => filled(head("photo", file), "x", end), "1 photos"],
	["one name", () => filled(inName, "%22", `"\r\n\r\nx${end}`), "malformed"],
	["one file name", () => filled(inFile, "a", `"\r\n\r\nx${end}`), "malformed"],
	["one header", () => filled(`--${boundary}\r\nX: `, "a", `\r\n\r\nx${end}`), "malformed"],
	["millions of headers", () => filled(`--${boundary}\r\n`, "X:\r\n", `${head("a")}x${end}`), "malformed"],
	["what stands before", () => filled("", "x\r\n", `${head("a")}x${end}`), "malformed"],
	["what stands behind", () => filled(`${head("a")}x${end}`, "x\r\n", ""), "0 photos"],
	["near boundaries", () => filled(head("photo", file), `\r\n--${"z".repeat(69)}y`, end), "1 photos"],
	["signs of the boundary", () => filled(head("photo", file), "z", end), "1 photos"],
	["ends of lines", () => filled(head("photo", file), "\r\n", end), "1 photos"],
	["as many files as may be", () => Buffer.from(part.repeat(40) + end.slice(2)), "40 photos"],
	["more parts than may be", () => filled("", `${head("a")}x\r\n`, end), "malformed"],
	["no boundary", () => Buffer.alloc(complaints.bodyBytes, "x"), "malformed"],
];

/** A heap of its own: that of the tests before would be cleaned within a reading. */
const reader = new Worker(new URL("../../tests/support/form-reader.ts", import.meta.url));
afterAll(() => reader.terminate());

test.each(shapes)("31 MB of %s never hold the server for a tenth of a second", async (_, make, answer) => {
	reader.postMessage({ sent: make(), type });
	const [{ read, longest }] = await once(reader, "message");
	expect(read).toBe(answer);
	// Microseconds of its own thread: what else runs on the machine doesn't count.
	expect(longest).toBeLessThan(100_000);
});

test("what a browser writes is read to the letter, and a file that nobody has chosen isn't there", async () => {
	const form = new FormData();
	form.set("नाम", "सुनीता \r\n--zzz");
	form.set('a"b\r\nc', "");
	form.append("photo", new File([], ""));
	form.append("photo", new File(["\r\n\r\nx\r\n--"], 'नाली "1".jpg', { type: "image/jpeg" }));
	form.append("other", new File(["x"], "x"));
	const request = new Response(form);
	// Browsers name an empty file too.
	const written = (await request.text()).replace('"photo"\r\n', '"photo"; filename=""\r\n');
	const sent = Buffer.from(written);
	const { photos, ...fields } = await readForm(sent, request.headers.get("content-type") ?? "");
	expect(fields).toEqual({ नाम: "सुनीता \r\n--zzz", 'a"b\r\nc': "" });
	const [only, second] = photos as File[];
	expect([Buffer.from((await only?.bytes()) ?? []).toString(), second]).toEqual([
		"\r\n\r\nx\r\n--",
		undefined,
	]);
});

test.each([
	["that is torn", `${head("a")}x`],
	["without an end", `${head("a")}x\r\n--${boundary}\r\n`],
	[
		"with a part that says twice what it is",
		`${head("a").trimEnd()}\r\n${head("b").split("\r\n")[1]}\r\n\r\nx${end}`,
	],
	["with a part that says nothing", `--${boundary}\r\n\r\nx${end}`],
	["with another boundary behind the first", `${head("a")}x${end.replace("--\r\n", "y\r\n")}`],
	["of nothing", ""],
])("a form %s is refused", async (_, sent) => {
	await expect(readForm(Buffer.from(sent), type)).rejects.toThrow("malformed");
});
