import { z } from "zod";
import { idempotencyKey } from "#contract/call-path.ts";
import { type OpenComplaint, publicStates } from "#contract/complaints/open-list.ts";
import { open311, open311Fields, open311Words as words } from "#contract/complaints/open311.ts";
import { complaintGroups } from "#contract/content/complaint-category.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { faultsOf } from "#contract/faults.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { shapes } from "#contract/shapes.ts";
import type { Services } from "../calls/call-context.ts";
import type { Answer, Asking, Resources } from "../calls/serve-open311.ts";
import { plainAddress } from "../kit/address.ts";
import { refusal, refusalOfFaults } from "../kit/refusal.ts";
import { open311Counters } from "../session/throttle.ts";
import { categoryOf } from "./categories.ts";
import { textOf } from "./choices.ts";
import { complaintByNumber, hashOf, newMark } from "./complaints.store.ts";
import { listArrived } from "./lists.store.ts";
import { dayOf, factsOf, shownCategories, stateNames } from "./open-list.ts";
import { receive } from "./report.ts";
import { readSettings } from "./settings.store.ts";

/** The facts of the public list, as Open311 GeoReport v2 names them (decision 69). */
export const open311Resources: Resources = {
	"GET discovery": discovery,
	"GET v2/discovery": discovery,
	"GET v2/services": services,
	"GET v2/requests": requests,
	"POST v2/requests": report,
};

function discovery({ services: { content, publicUrl }, lang }: Asking, id?: string): Answer {
	if (id !== undefined) throw refusal("unknownCall");
	const { email, helpline } = content.rows("council").get(wholeKey) ?? {};
	const { changeset, specification } = open311;
	const endpoint = {
		specification,
		url: publicUrl + open311.path,
		changeset,
		type: "production",
		formats: ["text/xml", "application/json"],
	};
	const contact = [email, helpline].filter(Boolean).join(", ");
	return ["discovery", { changeset, contact, key_service: words.keys[lang], endpoints: [endpoint] }];
}

const offered = (content: Services["content"]): readonly string[] =>
	shownCategories(content).filter((key) => {
		const { isActive, department } = categoryOf(content, key) ?? {};
		return isActive === true && department !== undefined;
	});

function services({ services: { content }, lang }: Asking, id?: string): Answer {
	if (id === undefined) return ["services", offered(content).map((key) => serviceOf(content, key, lang))];
	if (!offered(content).includes(id)) throw refusal("unknownService");
	const wards = [...content.rows("wards")].map(([key, { name }]) => ({ key, name: wardOf(key, name, lang) }));
	const ward = {
		variable: true,
		code: "ward",
		datatype: "singlevaluelist",
		required: false,
		datatype_description: null,
		order: 1,
		description: words.askWard[lang],
		values: wards,
	};
	return ["service_definition", { service_code: id, attributes: [ward] }];
}

function serviceOf(content: Services["content"], key: string, lang: Lang) {
	const row = content.rows("complaintCategories").get(key) ?? {};
	return {
		service_code: key,
		service_name: textOf(row, "title")[lang],
		description: textOf(row, "ask")[lang],
		metadata: true,
		type: "realtime",
		keywords: row.words ? textOf(row, "words")[lang] : null,
		group: complaintGroups[(row.group ?? "other") as keyof typeof complaintGroups][lang],
	};
}

const wardOf = (ward: string, name: unknown, lang: Lang) =>
	fill(words.ward[lang], { ward, name: (name as Text)[lang] });

async function requests({ services, request, lang, fields }: Asking, id?: string): Promise<Answer> {
	const { database, content, throttle } = services;
	await throttle.count(open311Counters(request.ip));
	const now = content.now();
	const { shown, time } = wantedBy(content, fields, id);
	const rows = await listArrived(database.db, shown, time, open311.most);
	if (id !== undefined && rows.length === 0) throw refusal("noSuchComplaint");
	const isSample = content.rows("council").get(wholeKey)?.sample === true;
	const notice = isSample ? words.samples[lang] : null;
	return [
		"service_requests",
		rows.map((row) => requestOf(content, factsOf(content, row, now), lang, notice)),
	];
}

/** As the standard says, ids override all other parameters. */
function wantedBy(content: Services["content"], query: URLSearchParams, id?: string) {
	const listed = (name: string) => query.getAll(name).flatMap((each) => each.split(",").filter(Boolean));
	const ids = id === undefined ? listed("service_request_id") : [id];
	const isWanted = (name: string, value: string) =>
		ids.length > 0 || listed(name).length === 0 || listed(name).includes(value);
	const states = stateNames.filter((state) => isWanted("status", statusOf(state)));
	const shown = {
		categories: shownCategories(content).filter((key) => isWanted("service_code", key)),
		states: states.flatMap((state) => publicStates[state].of),
	};
	if (ids.length === 0) return { shown, time: spanOf(query, content.now()) };
	const known = ids.filter((each) => /^\d{1,15}$/.test(each)).map(Number);
	return { shown, time: { from: 0, until: content.now(), ids: known } };
}

const statusOf = (state: OpenComplaint["state"]) => (state === "open" ? "open" : "closed");

/** Nothing that a citizen has typed or photographed is public, so the standard's fields for that are empty. */
function requestOf(
	content: Services["content"],
	{ id, category, ward, state, arrivedAt, dueAt, endedAt }: OpenComplaint,
	lang: Lang,
	service_notice: string | null,
) {
	const { title, department } = categoryOf(content, category) ?? {};
	const { name } = content.rows("wards").get(ward ?? "") ?? {};
	return {
		service_request_id: String(id),
		status: statusOf(state),
		status_notes: publicStates[state].title[lang],
		service_name: title?.[lang] ?? null,
		service_code: category,
		description: null,
		agency_responsible: department ? departmentNames[department][lang] : null,
		service_notice,
		requested_datetime: arrivedAt,
		// The public doesn't learn what the desk does in between.
		updated_datetime: endedAt ?? arrivedAt,
		expected_datetime: dueAt,
		address: ward && name ? wardOf(ward, name, lang) : null,
		address_id: ward,
		zipcode: null,
		lat: null,
		long: null,
		media_url: null,
	};
}

/** Takes a report as the citizens' form does. @throws {Refusal} apiKeyWrong, and for wrong fields */
async function report({ services, request, lang, fields }: Asking, id?: string): Promise<Answer> {
	if (id !== undefined) throw refusal("unknownCall");
	const { database, content, publicUrl } = services;
	const { open311Key } = await readSettings(database.db);
	const of = (name: string) => fields.get(name) ?? "";
	if (open311Key === null || hashOf(of("api_key")) !== hashOf(open311Key)) throw refusal("apiKeyWrong");
	const once = request.headers[idempotencyKey];
	const given = Object.entries(open311Fields).map(([ours, name]) => [ours, of(name)]);
	const sent = shapes.complaintReport.safeParse({
		...Object.fromEntries(given),
		// One key with other words is another report.
		form: once ? hashOf(String(once), fields.toString()) : newMark(),
		ward: of("attribute[ward]") || of("address_id"),
		landmark: of("address_string") || [of("lat"), of("long")].filter(Boolean).join(", "),
		name: [of("first_name"), of("last_name")].join(" "),
		lang,
	});
	if (!sent.success) throw refusalOfFaults(faultsOf(sent.error));
	if (!offered(content).includes(sent.data.category)) throw refusal("unknownService").of("category");
	const context = { ...services, lang, address: plainAddress(request.ip), log: request.log };
	const { number, code } = await receive(context, sent.data, { way: "site" });
	const row = await complaintByNumber(database.db, number);
	const url = publicUrl + pagePath("followComplaint", lang);
	const service_notice = fill(words.received[lang], { number, code, url });
	return ["service_requests", [{ service_request_id: String(row?.id), service_notice, account_id: null }]];
}

/** A time without a zone would be read in the server's. */
const withZone = z.iso.datetime({ offset: true });

function momentIn(query: URLSearchParams, name: string): number | undefined {
	const written = query.get(name);
	if (!written) return undefined;
	// A plus that wasn't encoded arrives as a space.
	const moment = withZone.safeParse(written.replace(" ", "+"));
	if (!moment.success) throw refusal("spanWrong");
	return Date.parse(moment.data);
}

/** The last 90 days unless the query names others. @throws {Refusal} spanWrong */
function spanOf(query: URLSearchParams, now: number) {
	const most = days(open311.spanDays);
	const [start, end] = [momentIn(query, "start_date"), momentIn(query, "end_date")];
	const until = end ?? Math.min(now, (start ?? now) + most);
	const from = start ?? until - most;
	if (until - from > most) throw refusal("spanWrong");
	// Whole days as in the answers, or a search by halves would find the minute.
	return { from: dayOf(from), until: dayOf(until) + days(1) - 1 };
}
