import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Reply } from "#contract/api.ts";
import type { FormField } from "#contract/content/form-plan.ts";
import { type Lang, languages } from "#contract/language.ts";
import { type Desk, onOneDatabase, type Person } from "../support/desk.ts";

/** One search over all that somebody may work on at the desk, with the demo town. */
const town = fileURLToPath(new URL("../../town", import.meta.url));

type Findings = Reply<"deskSearch">;

onOneDatabase((open) => {
	let desk: Desk;
	let chief: Person;
	beforeAll(async () => {
		desk = await open({ town, publicUrl: "https://palika.example" });
		chief = await desk.person("edit_content", "edit_pages", "publish_content", "publish_alerts");
	});

	async function find(q: string, lang: Lang = "hi", as = chief): Promise<Findings> {
		const { status, json } = await desk.ask("deskSearch", {
			as,
			query: { q },
			headers: { "accept-language": lang },
		});
		expect(status, q).toBe(200);
		return json;
	}
	const addressOf = ({ kind, key, at }: Findings[number]) =>
		[kind, key, at].filter((part) => part !== null).join(" ");
	const first = async (q: string, lang?: Lang, as?: Person) =>
		(await find(q, lang, as)).slice(0, 3).map(addressOf);

	test.each([
		["हेल्पलाइन", "council all helpline"],
		["helpline", "council all helpline"],
		["haelpline", "council all helpline"],
		["helplain", "council all helpline"],
		["helpl", "council all helpline"],
		["फ़ोन नंबर", "council all helpline"],
		["phone", "council all"],
		["0000-000000", "council all helpline"],
		["०००० ०००००० ", "council all helpline"],
		["0000000000", "council all helpline"],
		["+91 0000 000000", "council all helpline"],
		["फ़ुटर", "council all"],
		["footer", "council all"],
		["सूचना का अधिकार", "rightToInformationPage all"],
		["suchna ka adhikar", "rightToInformationPage all"],
		["rti", "rightToInformationPage all"],
		["जन्म प्रमाण", "birthCertificatePage all"],
		["janm praman", "birthCertificatePage all"],
		["birth certificate", "birthCertificatePage all"],
		["सुनीता त्यागी", "officers 1 name"],
		["twelve hundred saplings", "stories canal-road-saplings title"],
		["1076", "facts cmHelpline value"],
		["designation", "officers"],
		["हेल्पलाइन qwertz", "council all helpline"],
	])("%s leads to %s, in either language of the desk", async (q, address) => {
		for (const lang of languages) expect(await first(q, lang), lang).toContain(address);
	});

	test("it is told where a field is, what is written there and which of its words were looked for", async () => {
		expect((await find("helpline", "en")).find(({ kind }) => kind === "council")).toEqual({
			kind: "council",
			key: "all",
			at: "helpline",
			place: ["Name, address and phone of the council", "Helpline"],
			text: ["0000-000000"],
		});
		const [saplings] = await find("नीम जामुन क़दम");
		expect(saplings).toMatchObject({ kind: "stories", key: "canal-road-saplings", at: "paragraphs.0" });
		expect(saplings?.place).toEqual(["समाचार", "नहर मार्ग पर बारह सौ पौधे", "अनुच्छेद 1"]);
		expect(saplings?.text.filter((_, index) => index % 2 === 1)).toEqual(["नीम", "जामुन", "क़दम"]);
	});

	test("every field to which a result leads is in the form of its row", async () => {
		const texts = [
			"phone",
			"fee",
			"नगर",
			"budget",
			"ward",
			"water",
			"pension",
			"PDF",
			"www",
			"2025",
			"हेल्पलाइन",
		];
		const found = (await Promise.all(texts.map((q) => find(q)))).flat();
		for (const { kind, at } of found) {
			if (at === null) continue;
			const { json: form } = await desk.ask("contentForm", { as: chief, query: { kind } });
			let fields: readonly FormField[] | undefined = form.fields.filter(
				({ name }: FormField) => name !== form.key,
			);
			for (const step of at.split(".").filter((each) => !/^\d+$/.test(each))) {
				const field: FormField | undefined = fields?.find(({ name }) => name === step);
				expect(field?.type, `${kind} ${at}`).toMatch(/^(?!hidden$)./);
				fields = field?.fields ?? field?.item?.fields;
			}
		}
		expect(found.filter(({ at }) => at !== null).length).toBeGreaterThan(20);
	});

	test("nobody finds what they may not open; who finds nothing of their own is told who may change it", async () => {
		const alerts = await desk.person("publish_alerts");
		const clerk = await desk.person("edit_content");
		for (const q of ["helpline", "0000-000000", "जन्म प्रमाण", "a", "/hi", "/info/notices?notice=3"]) {
			const kinds = (found: Findings) => found.filter(({ who }) => !who).map(({ kind }) => kind);
			expect(
				kinds(await find(q, "en", alerts)).filter((kind) => !/^(alerts|serviceStatus)$/.test(kind)),
				q,
			).toEqual([]);
			expect(
				kinds(await find(q, "en", clerk)).filter((kind) => /Page$|^(council|facts|home)$/.test(kind)),
				q,
			).toEqual([]);
		}
		expect(await first("alert", "en", alerts)).toContain("alerts");
		const told = (await find("फ़ुटर", "en", clerk)).map(({ kind, who }) => [kind, who]);
		const editors = ["Administrator", chief.name];
		expect(told).toEqual([
			["menus", editors],
			["council", editors],
		]);
		// A flood of what they may not open doesn't hide what they may.
		expect(await first("helpline", "en", clerk)).toContain("helplines");
	});

	test("what is published is found at once, and what it replaced no more; what waits is found before readers see it", async () => {
		const query = { kind: "facts" };
		const row = { value: "4242", asOn: "2026-11-21", source: "Zebra crossing survey" };
		const { json } = await desk.ask("contentVersions", { as: chief, query: { ...query, key: "cmHelpline" } });
		const basedOn = json[0].version;
		const body = { key: "cmHelpline", basedOn, row };
		expect((await desk.ask("publishContent", { as: chief, query, body })).status).toBe(200);
		expect(await first("zebra", "en")).toEqual(["facts cmHelpline source"]);
		expect(await first("4242", "en")).toEqual(["facts cmHelpline value"]);
		expect(await first("1076", "en")).not.toContain("facts cmHelpline value");

		const alert = {
			text: { en: "Zebras on Canal Road", hi: "नहर मार्ग पर ज़ेब्रा" },
			level: "warning",
			on: "all",
			starts: "2039-01-01",
			ends: "2039-01-02",
		};
		const sent = await desk.ask("submitContent", {
			as: chief,
			query: { kind: "alerts" },
			body: { basedOn: 0, row: alert },
		});
		expect(sent.status, sent.text).toBe(200);
		expect((await find("zebras", "en")).map(({ kind, key }) => `${kind} ${key}`)).toContain(
			`alerts ${sent.json.key}`,
		);
	});

	describe("the address of a public page leads to what is behind it", () => {
		test.each([
			["/hi/info/notices?notice=12", "notices 12", "noticesPage all"],
			["/info/notices?page=2&notice=12", "notices 12", "noticesPage all"],
			["https://palika.example/hi/info/notices?notice=12", "notices 12", "noticesPage all"],
			["/", "home all"],
			["/hi/", "home all"],
			["/services/birth-certificate/", "birthCertificatePage all"],
			["/hi/news/event/canal-road-saplings", "stories canal-road-saplings"],
			["/about/wards?q=x", "wardsPage all", "wards"],
			["/boardmembers#top", "boardMembersPage all", "board"],
		])("%s", async (address, ...behind) => {
			expect((await first(address)).slice(0, behind.length)).toEqual(behind);
		});

		test.each([
			"https://elsewhere.example/services/birth-certificate",
			"//elsewhere.example/nowhere",
			"/nowhere",
			"/%",
			"/admin/users",
			"/hi/search",
		])("%s leads nowhere", async (address) => {
			expect((await find(address)).filter(({ kind, at }) => /Page$/.test(kind) && at === null)).toEqual([]);
		});
	});
});
