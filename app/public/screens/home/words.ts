import type { Text } from "#contract/language.ts";

/** What Home alone says, and no island of it. */
export const homeWords = {
	mainTasks: { en: "Pay, get a certificate, complain", hi: "जमा, प्रमाण पत्र, शिकायत" },
	pay: { en: "Pay", hi: "पैसा जमा" },
	houseTax: { en: "House tax", hi: "गृहकर" },
	waterTax: { en: "Water tax", hi: "जलकर" },
	certificate: { en: "Certificates", hi: "प्रमाण पत्र" },
	birth: { en: "Birth", hi: "जन्म" },
	death: { en: "Death", hi: "मृत्यु" },
	complaint: { en: "Complain", hi: "शिकायत" },
	whatIsBroken: { en: "What is broken?", hi: "क्या बिगड़ा है?" },
	servicesAndSchemes: { en: "Our Services & Schemes", hi: "हमारी सेवाएँ और योजनाएँ" },
	allServices: { en: "All services", hi: "सभी सेवाएँ" },
	governmentWebsites: { en: "Important Government Websites", hi: "महत्वपूर्ण सरकारी वेबसाइटें" },
} as const satisfies Readonly<Record<string, Text>>;
