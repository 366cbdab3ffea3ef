import { afterAll, beforeAll, expect, test } from "vitest";
import { willBeTold } from "../../contract/complaints/occasions.ts";
import { languages } from "../../contract/language.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { pagePath } from "../../contract/pages.ts";
import { devgarh } from "../support/devgarh.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
	const nobody = "http://127.0.0.1:9/?to={number}&text={text}";
	server = await startServer({ TOWN: devgarh, MESSAGES_URL: nobody });
});
afterAll(() => server.stop());

const send = (path: string, fields: Readonly<Record<string, string>>) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return fetch(server.address + path, { method: "POST", body, redirect: "manual" });
};

test("the form offers to tell what happens; ticked without a number it says so and stays ticked", async () => {
	const path = pagePath("report", "hi");
	const form = await (await fetch(`${server.address}${path}?category=drain`)).text();
	expect(form).toContain('<input type="checkbox" name="told"/>');
	const fields = {
		form: "a".repeat(22),
		category: "drain",
		ward: "0",
		landmark: "Near the well",
		told: "on",
	};
	const refused = await send(path, fields);
	const page = await refused.text();
	expect(refused.status).toBe(422);
	expect(page).toContain(outcomes.invalidMobile.words.hi);
	expect(page).toMatch(/name="told" checked/);
	const slipOf = async (more: Readonly<Record<string, string>>) => {
		const sent = await send(path, { ...fields, ...more });
		expect(sent.status).toBe(303);
		return (await fetch(new URL(sent.headers.get("location") ?? "", server.address))).text();
	};
	expect(await slipOf({ mobile: "9812345610" })).toContain(willBeTold.hi);
	expect(await slipOf({ mobile: "9812345610", told: "", form: "b".repeat(22) })).not.toContain(willBeTold.hi);
});

test.each(languages)(
	"the link of a message opens a page with one button that ends them (%s)",
	async (lang) => {
		const path = pagePath("followComplaint", lang);
		const opened = await fetch(`${server.address}${path.replace("follow", "stop")}/0123456789abcdef`);
		const page = await opened.text();
		expect(new URL(opened.url).pathname).toBe(path);
		expect(opened.headers.get("cache-control")).toContain("no-store");
		expect(page).toContain('<input type="hidden" name="stop" value="0123456789abcdef"/>');
		expect(page).toContain('name="robots" content="noindex');
		const stopped = await send(path, { stop: "0123456789abcdef" });
		const said = await stopped.text();
		expect(stopped.status).toBe(200);
		expect(said).not.toContain('name="stop"');
		expect(said).toContain({ en: "no more messages go to this phone", hi: "अब इस फ़ोन पर संदेश नहीं आएँगे" }[lang]);
	},
);
