import { description, fields, icon, id, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

/** In the order of the page. */
export const sanitationGroups = {
	streets: { en: "Streets, parks and trees", hi: "सड़क, पार्क और पेड़" },
	drains: { en: "Drains and toilets", hi: "नाली और शौचालय" },
	waste: { en: "Waste", hi: "कूड़ा" },
	animals: { en: "Animals", hi: "पशु" },
	water: { en: "Water", hi: "पानी" },
	pests: { en: "Mosquitoes", hi: "मच्छर" },
	other: { en: "Other services", hi: "अन्य सेवाएँ" },
} as const;

export const sanitationService = fields({
	id,
	icon,
	title,
	description,
	group: named(oneOf(sanitationGroups), { en: "Group", hi: "समूह" }).optional(),
});
