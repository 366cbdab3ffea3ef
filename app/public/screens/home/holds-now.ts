import { fill, type Lang, type Text } from "#contract/language.ts";
import { isOpen, lastMoment } from "#contract/notices.ts";
import { pagePath } from "#contract/pages.ts";
import { dayAndMonth, weekday } from "../../../words/dates.ts";
import type { PageContext } from "../../context.ts";
import { nextHolidays } from "../../page-facts.ts";
import type { NowRow } from "./now-board.tsx";

const words = {
	service: { en: "Service", hi: "सेवा" },
	vehicle: { en: "Waste vehicle", hi: "कूड़ा गाड़ी" },
	camp: { en: "Notice", hi: "सूचना" },
	holiday: { en: "Next holiday", hi: "अगला अवकाश" },
	tenders: { en: "Tenders", hi: "निविदाएँ" },
	open: { en: "{count} open, next closes {day}", hi: "{count} चालू, अगली {day} को बंद" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * Collects today's facts from published content: services, the vehicle, public notices, the next
 * holiday, tenders.
 */
export function holdsNow(context: PageContext, lang: Lang): readonly NowRow[] {
	const { door, now } = context;
	const [status] = context.door.read("serviceStatus", lang);
	const vehicle = door.pages.has("wasteManagement")
		? context.door.read("wasteManagementPage", lang).atAGlance?.time
		: undefined;
	const open = context.door.read("notices", lang).filter((notice) => isOpen(notice, now));
	const camp = open.filter(({ kind }) => kind === "public").at(-1);
	const tenders = open.filter(({ kind }) => kind === "tender");
	const [closes] = tenders.map(lastMoment).toSorted();
	const [holiday] = nextHolidays(context, lang);
	const at = (notice: number | undefined) =>
		pagePath("notices", lang) + (notice === undefined ? "" : `?notice=${notice}`);
	return [
		...(status ? [{ label: words.service[lang], text: status.text }] : []),
		...(vehicle
			? [{ label: words.vehicle[lang], text: vehicle, href: pagePath("wasteManagement", lang) }]
			: []),
		...(camp ? [{ label: words.camp[lang], text: camp.title, href: at(camp.id) }] : []),
		...(holiday
			? [
					{
						label: words.holiday[lang],
						text: `${weekday(holiday.date, lang)}, ${dayAndMonth(holiday.date, lang)}: ${holiday.name}`,
					},
				]
			: []),
		...(closes
			? [
					{
						label: words.tenders[lang],
						text: fill(words.open[lang], {
							count: tenders.length,
							day: dayAndMonth(closes.slice(0, 10), lang),
						}),
						href: at(undefined),
					},
				]
			: []),
	];
}
