import type { Text } from "../language.ts";

/** Open311 GeoReport v2 (decision 69): an agreed interface by which other apps read and send what citizens report. */
export const open311 = {
	path: "/open311/v2",
	specification: "http://wiki.open311.org/GeoReport_v2",
	changeset: "2026-11-29T00:00:00+05:30",
	/** Longest span of a list in days, and most rows, as the standard says. */
	spanDays: 90,
	most: 1000,
} as const;

export const open311Fields: Readonly<Record<string, string>> = {
	category: "service_code",
	landmark: "address_string",
	words: "description",
	latitude: "lat",
	longitude: "long",
	ward: "attribute[ward]",
	name: "first_name",
	mobile: "phone",
	form: "Idempotency-Key",
};

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
		en: "Number {number}, follow code {code}. Follow it with both at {url}",
		hi: "शिकायत नंबर {number}, कोड {code}। दोनों से शिकायत की स्थिति यहाँ देखें: {url}",
	},
	keys: {
		en: "Whoever runs the complaint desk's settings gives out keys, if the council takes reports from other apps.",
		hi: "पालिका दूसरे ऐप की शिकायतें लेती हो, तो कुंजी (api_key) शिकायत कक्ष की सेटिंग्स सँभालने वाले से मिलती है।",
	},
} as const satisfies Readonly<Record<string, Text>>;
