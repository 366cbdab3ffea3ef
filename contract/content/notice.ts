import * as z from "zod";
import { capColour, day, fields, portal, rowId, text } from "./blocks.ts";

/** What a notice is about. */
export const noticeKinds = ["tender", "auction", "vacancy", "objections", "public"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/**
 * §2.3: a notice of the "News & Notices" panel and of the page of notices. Its Hindi title is the official one and is shown
 * on both sites. It is open from its date to the day it closes, and in the archive from then on.
 */
export const notice = fields({
	id: rowId,
	title: text,
	kind: z.enum(noticeKinds, noticeKinds.join(", ")),
	summary: text,
	date: day,
	closes: day,
	/** A tender's bids are opened on this day. */
	opens: day.optional(),
	/** Where it is answered; a notice that only informs has none. */
	portal: portal.optional(),
	fee: text.optional(),
	/** What to bring or to upload. */
	documents: text.optional(),
	badge: capColour.default("other"),
}).check(({ value: { date, closes }, issues }) => {
	if (issues.length > 0) return;
	if (typeof date !== "string" || typeof closes !== "string" || date <= closes) return;
	issues.push({
		code: "custom",
		path: ["closes"],
		input: closes,
		message: "a day that isn't before the date",
	});
});
