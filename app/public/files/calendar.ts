import ical, { escape as escaped } from "ical-generator";
import { notices } from "#contract/content/limits.ts";
import { filePath } from "#contract/files.ts";
import { fill } from "#contract/language.ts";
import { beginOf, momentOf } from "#contract/moments.ts";
import { correctedAt, daysBetween } from "#contract/notices.ts";
import { correctionsIn } from "../datasets/corrections.ts";
import { noticesIn, readingOf } from "../datasets/reading.ts";
import type { LoaderArgs } from "../screen.ts";
import { noticeAddress, numberOf } from "./notice-address.ts";
import { filesWords as words } from "./words.ts";

/**
 * Closing dates of notices as a calendar to subscribe to, without those of long ago. An event has the same id in both languages and
 * after every change; its time stamp is the notice's date or its latest correction's, so that nobody is notified without a change.
 */
export function loader({ lang, context, read }: LoaderArgs): Response {
	const reading = readingOf(context, lang);
	const { publicUrl } = reading;
	const { name } = read("council");
	const calendar = ical({
		// The package escapes every text but this one.
		name: escaped(`${words.calendar[lang]} · ${name}`, false),
		prodId: { company: "Palika", product: "Notices", language: lang.toUpperCase() },
		url: publicUrl + filePath("calendar", lang),
	});
	const corrections = correctionsIn(reading);
	const lately = noticesIn(reading).filter(
		({ closes }) => daysBetween(closes, reading.today) <= notices.inCalendarForDays,
	);
	for (const notice of lately) {
		const corrected = corrections.get(notice.id) ?? [];
		const [latest] = corrected;
		const changed = latest ? momentOf(correctedAt(latest)) : `${notice.date}T00:00:00Z`;
		const { closes, closesAt, portal } = notice;
		const address = noticeAddress(publicUrl, notice.id, lang);
		calendar.createEvent({
			id: `notice-${notice.id}@${new URL(publicUrl).hostname}`,
			...(closesAt
				? { start: momentOf(beginOf(`${closes} ${closesAt}`)) }
				: { start: `${closes}T00:00:00Z`, allDay: true }),
			stamp: changed,
			...(corrected.length > 0 && { lastModified: changed, sequence: corrected.length }),
			summary: fill(words.closes[lang], { title: notice.title }),
			description:
				numberOf(notice, lang) +
				(portal ? fill(words.papers[lang], { address: portal.address }) : notice.summary),
			url: address,
		});
	}
	return new Response(`${calendar.toString()}\r\n`, {
		headers: { "content-type": "text/calendar; charset=utf-8" },
	});
}
