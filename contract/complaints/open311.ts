import type { Text } from "../language.ts";
import type { PublicState } from "./open-list.ts";

/** Open311 GeoReport v2 (decision 69): an agreed interface by which other apps read and send what citizens report. */
export const open311Path = "/open311/v2";

export const open311 = {
	specification: "http://wiki.open311.org/GeoReport_v2",
	/** Last change of what is served. */
	changeset: "2026-11-29T00:00:00+05:30",
	/** Longest span of a list in days, and most rows, as the standard says. */
	spanDays: 90,
	most: 1000,
} as const;

/** The standard knows two states. */
export const open311States: Readonly<Record<PublicState, "open" | "closed">> = {
	open: "open",
	done: "closed",
	declined: "closed",
};

/** The standard's fields of a report, each with ours, under which a mistake is found. */
export const open311Fields = {
	service_code: "category",
	address_string: "landmark",
	description: "words",
	lat: "latitude",
	long: "longitude",
	"attribute[ward]": "ward",
	first_name: "name",
	phone: "mobile",
	"Idempotency-Key": "form",
} as const;

export const open311Words = {
	ward: { en: "Ward {ward}, {name}", hi: "वार्ड {ward}, {name}" },
	askWard: {
		en: "In which ward is it? Leave it empty if you don't know.",
		hi: "यह किस वार्ड में है? पता न हो तो ख़ाली छोड़ें।",
	},
	samples: {
		en: "A made-up town: most of what is listed are samples.",
		hi: "यह नमूना नगर है: सूची में अधिकतर नमूने हैं।",
	},
	received: {
		en: "Number {number}, follow code {code}. With both it is followed at {url}",
		hi: "शिकायत नंबर {number}, कोड {code}। दोनों से शिकायत की स्थिति यहाँ देखें: {url}",
	},
	keys: {
		en: "Whoever runs the complaint desk's settings gives out keys, if the council takes reports of other apps.",
		hi: "पालिका दूसरे ऐप की शिकायतें लेती हो, तो कुंजी (api_key) शिकायत कक्ष की सेटिंग्स सँभालने वाले से मिलती है।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** Addresses below `open311Path` for the OpenAPI document; `{format}` is json or xml. */
// biome-ignore format: an address is two lines
export const open311Calls = [
	{ name: "open311Discovery", method: "get", path: "/discovery.{format}", query: [], refusals: [404],
		summary: "Where the interface is served" },
	{ name: "open311Services", method: "get", path: "/services.{format}", query: [], refusals: [404],
		summary: "Problems that can be reported" },
	{ name: "open311Service", method: "get", path: "/services/{service_code}.{format}", query: [], refusals: [404],
		summary: "What is asked of a problem besides: the ward" },
	{ name: "open311Requests", method: "get", path: "/requests.{format}", query: ["service_request_id", "service_code", "status", "start_date", "end_date"], refusals: [400, 429, 503],
		summary: "What was reported in at most 90 days, the newest 1,000; no description, exact place or photograph, for nothing of citizens is public" },
	{ name: "open311Request", method: "get", path: "/requests/{service_request_id}.{format}", query: [], refusals: [404, 429, 503],
		summary: "One of them" },
	{ name: "open311Report", method: "post", path: "/requests.{format}", query: [], refusals: [400, 403, 404, 413, 429, 503],
		summary: "Reports a problem with the key of the desk's settings; held and limited as the citizens' form. Photographs aren't taken" },
] as const;
