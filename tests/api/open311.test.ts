import { beforeAll, expect, test } from "vitest";
import { openStates } from "#contract/complaints/moves.ts";
import { days } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import { complaintByNumber } from "#server/complaints/complaints.store.ts";
import { listArrived } from "#server/complaints/lists.store.ts";
import { type Office, openOffice, type Slip } from "../support/complaint-office.ts";
import { aDrain, newAddress, newId } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";
import { plansOf } from "../support/plans.ts";

/** Open311 GeoReport v2, as its specification shows each answer (http://wiki.open311.org/GeoReport_v2). */
onEachDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let chief: Person;
	let open1: Slip;
	let done: Slip;
	let declined: Slip;
	beforeAll(async () => {
		({ office, desk, worker, chief } = await openOffice(open));
		open1 = await office.report();
		done = await office.report({ category: "manhole", ward: "" });
		declined = await office.report({ ward: "2" });
		await office.done(done.number, worker);
		const decline = { reason: "Another's", words: "Not ours", responsible: "The railway" };
		await office.move(declined.number, worker, "propose", decline);
		expect((await office.move(declined.number, chief, "decline", decline)).status).toBe(200);
	});

	const get = async (path: string, headers = {}, remoteAddress = newAddress()) => {
		const answer = await desk.app.inject({ url: `/open311${path}`, headers, remoteAddress });
		const { statusCode: status, body: text, headers: sent } = answer;
		return { status, text, sent, json: text.startsWith("<") ? undefined : JSON.parse(text) };
	};
	const idOf = async ({ number }: Slip) => String((await complaintByNumber(desk.database.db, number))?.id);
	const idsAt = async (search: string) =>
		(await get(`/v2/requests.json?${search}`)).json.map(
			(each: { service_request_id: string }) => each.service_request_id,
		);

	test("an app discovers where the interface is, in both formats", async () => {
		const { json } = await get("/discovery.json");
		expect(json).toMatchObject({
			endpoints: [
				{
					specification: "http://wiki.open311.org/GeoReport_v2",
					url: expect.stringMatching(/\/open311\/v2$/),
					type: "production",
					formats: ["text/xml", "application/json"],
				},
			],
		});
		const { text, sent } = await get("/v2/discovery.xml");
		expect(sent["content-type"]).toBe("text/xml; charset=utf-8");
		expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<discovery><changeset>/);
		expect(text).toContain("<formats><format>text/xml</format><format>application/json</format></formats>");
	});

	test("services are the problems that citizens may report without their name, in the reader's language, each asking for the ward", async () => {
		const { json } = await get("/v2/services.json?jurisdiction_id=devgarh");
		expect(json.map(({ service_code }: { service_code: string }) => service_code)).toEqual([
			"light",
			"drain",
			"manhole",
		]);
		expect(json[1]).toEqual({
			service_code: "drain",
			service_name: "Drain",
			description: "Which lane",
			metadata: true,
			type: "realtime",
			keywords: "gutter, sewer",
			group: "Waste, drains, toilets",
		});
		expect((await get("/v2/services.xml", { "accept-language": "hi" })).text).toContain(
			"<service><service_code>drain</service_code><service_name>नाली</service_name>",
		);
		expect((await get("/v2/services/drain.json")).json).toMatchObject({
			service_code: "drain",
			attributes: [{ code: "ward", datatype: "singlevaluelist", variable: true, required: false, order: 1 }],
		});
		const { text } = await get("/v2/services/drain.xml");
		expect(text).toContain("<service_definition><service_code>drain</service_code><attributes><attribute>");
		expect(text).toContain("<values><value><key>1</key><name>Ward 1, Hill Gate</name></value>");
	});

	test("requests are the facts of the public list in the standard's fields, the newest first, without anything that a citizen typed", async () => {
		const { json, text } = await get("/v2/requests.json");
		expect(json.map(({ status }: { status: string }) => status)).toEqual(["closed", "closed", "open"]);
		expect(json[2]).toEqual({
			service_request_id: await idOf(open1),
			status: "open",
			status_notes: "Open",
			service_name: "Drain",
			service_code: "drain",
			description: null,
			agency_responsible: expect.stringContaining("Health"),
			service_notice: expect.stringContaining("samples"),
			// The day in India, for a minute would tell who stood there then.
			requested_datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT18:30:00.000Z$/),
			updated_datetime: json[2].requested_datetime,
			expected_datetime: expect.stringMatching(/T18:30:00.000Z$/),
			address: "Ward 1, Hill Gate",
			address_id: "1",
			zipcode: null,
			lat: null,
			long: null,
			media_url: null,
		});
		expect(json[1]).toMatchObject({ address: null, address_id: null });
		const xml = (await get(`/v2/requests/${await idOf(done)}.xml?format=.json`)).text;
		expect(xml).toContain("<service_requests><request><service_request_id>");
		expect(xml).toContain("<status>closed</status>");
		expect(xml).toMatch(/<description\/>.*<lat\/><long\/><media_url\/><\/request><\/service_requests>$/);
		const { landmark, words, name, mobile } = aDrain;
		for (const typed of [landmark, words, name, mobile, open1.number]) expect(text).not.toContain(typed);
	});

	test("what is held, about persons, joined or taken back is no request, not even by its id", async () => {
		const { db } = desk.database;
		const [held, conduct] = [await office.report(), await office.report({ category: "conduct" })];
		await db.updateTable("complaints").set({ state: "held" }).where("number", "=", held.number).execute();
		const taken = await office.report();
		await office.tell(taken, { tell: "withdraw" });
		for (const slip of [held, conduct, taken]) {
			const id = await idOf(slip);
			expect(await idsAt(`service_request_id=${id}`)).toEqual([]);
			const { status, json } = await get(`/v2/requests/${id}.json`);
			expect([status, json]).toEqual([404, [{ code: 404, description: words("noSuchComplaint") }]]);
		}
	});

	test("a list is of certain ids, services, states and days; ids override the rest", async () => {
		const [first, second, third] = [await idOf(open1), await idOf(done), await idOf(declined)];
		expect(await idsAt("status=open")).toEqual([first]);
		expect(await idsAt("status=closed")).toEqual([third, second]);
		expect(await idsAt("service_code=manhole,light&status=open,closed")).toEqual([second]);
		expect(await idsAt(`service_request_id=${first},${third},x&status=open`)).toEqual([third, first]);
		await office.age(open1.number, days(100));
		expect(await idsAt("")).toEqual([third, second]);
		const then = Date.now() - days(120);
		expect(await idsAt(`start_date=${momentOf(then)}`)).toEqual([first]);
		// A plus that wasn't encoded arrives as a space.
		expect(await idsAt(`end_date=${momentOf(Date.now() - days(99)).slice(0, 19)}+00:00`)).toEqual([first]);
		expect(await idsAt(`start_date=${momentOf(then)}&end_date=${momentOf(then + days(1))}`)).toEqual([]);
	});

	test.each([
		"start_date=2026-01-01T00:00:00Z&end_date=2026-11-01T00:00:00Z",
		"start_date=yesterday",
		"end_date=2026-13-01",
	])("%s is refused as the standard writes an error", async (search) => {
		const json = await get(`/v2/requests.json?${search}`);
		expect([json.status, json.json]).toEqual([400, [{ code: 400, description: words("spanWrong") }]]);
		expect((await get(`/v2/requests.xml?${search}`)).text).toContain(
			`<errors><error><code>400</code><description>${words("spanWrong")}</description></error></errors>`,
		);
	});

	test.each([
		"/v2/nothing.json",
		"/v2/services/conduct.json",
		"/v2/services/power.json",
		"/services.json",
		"/v2/tokens/1.json",
	])("%s isn't there", async (path) => {
		const { status, json } = await get(path);
		expect([status, json]).toEqual([404, [{ code: 404, description: expect.any(String) }]]);
	});

	const post = async (fields: object, format = "json", headers = {}) => {
		const {
			statusCode,
			body,
			headers: sent,
		} = await desk.app.inject({
			method: "POST",
			url: `/open311/v2/requests.${format}`,
			payload: new URLSearchParams(Object.entries(fields)).toString(),
			headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
			remoteAddress: newAddress(),
		});
		return { status: statusCode, text: body, sent, json: format === "json" ? JSON.parse(body) : undefined };
	};
	/** Switches reports by other apps on or off. @returns the key */
	const turn = async (open311: boolean): Promise<string> => {
		const admin = await desk.person("edit_settings");
		const { people: _, owners: __, town: ___, ...sent } = (await desk.ask("settings", { as: admin })).json;
		const saved = await desk.ask("saveSettings", { as: admin, body: { ...sent, open311 } });
		expect(saved.status, saved.text).toBe(200);
		return saved.json.open311Key;
	};
	/** The fields of the specification's example, with a place of ours. */
	const aReport = {
		service_code: "drain",
		lat: "28.91",
		long: "77.51",
		address_string: "Behind the old mill",
		"attribute[ward]": "2",
		first_name: "Meena",
		last_name: "Devi",
		phone: "+91 98123 45611",
		description: "Water stands in the lane",
		media_url: "http://farm3.static.flickr.com/2002/2212426634_5ed477a060.jpg",
	};

	test("reports by other apps are off until somebody ticks it, and the key ends with the tick; no audit line tells it", async () => {
		const wrong = { code: 403, description: words("apiKeyWrong") };
		expect(await post({ ...aReport, api_key: "" })).toMatchObject({ status: 403, json: [wrong] });
		expect(await post({ ...aReport, api_key: "null" })).toMatchObject({ status: 403, json: [wrong] });
		const first = await turn(true);
		expect(await turn(true)).toBe(first);
		expect((await post({ ...aReport, api_key: `${first}x` }, "xml")).text).toContain(
			"<errors><error><code>403</code><description>",
		);
		expect((await post({ ...aReport, api_key: first })).status).toBe(200);
		expect(await turn(false)).toBeNull();
		expect((await post({ ...aReport, api_key: first })).status).toBe(403);
		expect(await turn(true)).not.toBe(first);
		const audit = await desk.audit();
		expect(audit.filter(({ detail }) => /open311 (true|false)/.test(detail))).toHaveLength(3);
		expect(JSON.stringify(audit)).not.toContain(first);
	});

	test("a report of an app is a complaint like others: kept for the desk, followed by its code, held where it is suspect, and only once with a mark of its own", async () => {
		const api_key = await turn(true);
		const headers = { "idempotency-key": newId() };
		const { json, text, sent } = await post({ ...aReport, api_key }, "json", headers);
		expect(json).toEqual([
			{
				service_request_id: expect.stringMatching(/^\d+$/),
				service_notice: expect.stringMatching(/^Number .+, follow code .+\/complaint\/follow$/),
				account_id: null,
			},
		]);
		expect(sent["cache-control"]).toBe("no-store");
		expect((await post({ ...aReport, api_key }, "json", headers)).text).toBe(text);
		const [, number = "", code = ""] =
			/^Number (\S+), follow code (\S+)\./.exec(json[0].service_notice) ?? [];
		expect((await office.follow({ number, code })).json).toMatchObject({ ward: "2", state: "assigned" });
		expect(await office.open(number, worker)).toMatchObject({
			landmark: aReport.address_string,
			words: aReport.description,
			place: { latitude: 28.91, longitude: 77.51 },
			persons: [{ name: "M…", mobile: "••••••••11" }],
			photos: [],
		});
		const seen = await get(`/v2/requests/${json[0].service_request_id}.json`);
		expect(seen.json).toMatchObject([{ status: "open", address_id: "2" }]);
		for (const typed of ["mill", "Meena", "Water stands", "28.91"]) expect(seen.text).not.toContain(typed);
		const xml = await post({ ...aReport, api_key, description: "See https://shop.example" }, "xml");
		expect(xml.text).toMatch(/<request><service_request_id>\d+<\/service_request_id><service_notice>Number/);
		const [, held] = /<service_request_id>(\d+)/.exec(xml.text) ?? [];
		expect(await idsAt(`service_request_id=${held}`)).toEqual([]);
	});

	test("a place is enough without words for it, and what is wrong is said under the standard's names", async () => {
		const api_key = await turn(true);
		const { lat, long } = aReport;
		expect((await post({ api_key, service_code: "light", lat, long })).status).toBe(200);
		const { status, json } = await post({ api_key, service_code: "light", phone: "12" });
		expect(status).toBe(400);
		expect(json).toEqual([
			{ code: 400, description: `address_string: ${words("noLandmark")}` },
			{ code: 400, description: `phone: ${words("invalidMobile")}` },
		]);
		for (const service_code of ["conduct", "power", "old", "x"])
			expect(await post({ ...aReport, api_key, service_code })).toMatchObject({ status: 404 });
	});

	test("one network asks sixty times a minute for requests, and then hears when to ask again", async () => {
		const from = newAddress();
		for (let at = 0; at < 60; at += 1) expect((await get("/v2/requests/0.xml", {}, from)).status).toBe(404);
		const { status, sent, text } = await get("/v2/requests/0.xml", {}, from);
		expect([status, Number(sent["retry-after"]) > 0]).toEqual([429, true]);
		expect(text).toContain("<errors><error><code>429</code>");
		expect((await get("/v2/requests/0.xml")).status).toBe(404);
	});

	test("a list is read by an index, from its newest day on", async () => {
		const wanted = { categories: ["drain", "light"], states: openStates };
		const [plan] = await plansOf(desk.database, (db) => listArrived(db, wanted, { from: 1, until: 2 }, 1000));
		// PostgreSQL reads a small table whole.
		if (desk.database.engine !== "sqlite") return;
		expect(plan).toContain("complaints_by_arrival (arrived_at>? AND arrived_at<?)");
		expect(plan).not.toContain("TEMP B-TREE");
	});
});
