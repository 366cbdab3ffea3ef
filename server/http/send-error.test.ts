import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { sendError, wantedLanguage } from "./send-error.ts";

test.each([
	[undefined, "en"],
	["", "en"],
	["*", "en"],
	["hi", "hi"],
	["hi-IN", "hi"],
	["hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7", "hi"],
	["en-IN,en;q=0.9,hi;q=0.8", "en"],
	["hi;q=0.1, en", "en"],
	["hi;q=0", "en"],
	["fr, hi;q=0.5", "hi"],
	["hi, en", "hi"],
	["en, hi", "en"],
	["hil", "en"],
	["hi;q=nonsense", "en"],
])("whoever asks for “%s” is answered in %s", (header, lang) => {
	expect(wantedLanguage(header)).toBe(lang);
});

test.each([
	["a file that isn't there", () => readFile("/nowhere/at/all")],
	["a file that may not be read", () => readFile("/proc/self/mem/x")],
	["a line that nobody answers", () => once(connect(1, "127.0.0.1"), "connect")],
	["what a program says of time", () => Promise.reject(new Error("timeout of the stamp"))],
])("%s is never told as the database", async (_, fails) => {
	const app = Fastify();
	app.setErrorHandler(sendError);
	app.get("/", () => fails());
	const { statusCode, headers } = await app.inject("/");
	expect([statusCode, headers["retry-after"]]).toEqual([500, undefined]);
	await app.close();
});
