import { shownBetween } from "./alert.ts";
import { body, fields, id, servicePage } from "./blocks.ts";
import { named } from "./field.ts";
import { serviceState } from "./service-page.ts";

export const serviceStatus = fields({
	id,
	service: named(servicePage, { en: "Service", hi: "सेवा" }),
	state: serviceState,
	text: named(body, {
		en: "Message",
		hi: "संदेश",
		hint: { en: "What is different, where, and until when.", hi: "क्या बदला है, कहाँ और कब तक।" },
	}),
	...shownBetween,
});
