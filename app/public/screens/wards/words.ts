import type { Text } from "#contract/language.ts";

export const wardsWords = {
	caption: { en: "Wards of the town", hi: "नगर के वार्ड" },
	search: { en: "Find your mohalla, ward or member", hi: "मोहल्ला, वार्ड या सभासद खोजें" },
	placeholder: { en: "Mohalla, number, ward or member", hi: "मोहल्ला, संख्या, वार्ड या सभासद" },
	number: { en: "Ward Number", hi: "वार्ड संख्या" },
	name: { en: "Ward Name", hi: "वार्ड का नाम" },
	population: { en: "Population", hi: "जनसंख्या" },
	member: { en: "Member Name", hi: "सभासद का नाम" },
	mobile: { en: "Mobile Number", hi: "मोबाइल नंबर" },
	count: { en: "{count} wards", hi: "{count} वार्ड" },
	found: { en: "{found} of {count} wards", hi: "{count} में से {found} वार्ड" },
	total: { en: "Total population, {found} wards", hi: "कुल जनसंख्या, {found} वार्ड" },
} as const satisfies Readonly<Record<string, Text>>;
