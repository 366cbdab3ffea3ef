import * as z from "zod";
import { composition } from "../limits.ts";
import {
	capColour,
	embedAddress,
	exactly,
	fields,
	figure,
	icon,
	isoDate,
	key,
	mediaFile,
	page,
	picture,
	portal,
	rowId,
	text,
	words,
} from "./blocks.ts";
import { importantLink } from "./important-link.ts";
import { infoCard } from "./info-card.ts";
import { serviceCard } from "./service-card.ts";

/** The place on the page, by the id of what stands there. */
const anchor = key.optional();

/** A task that brings most people here, with the one figure they come for. */
const task = fields({ icon, label: text, figure, unit: text, page, anchor, colour: capColour });

/** §2.3: a quick-link button, or a topic of the About Us box. */
const iconLink = fields({ icon, label: text, page, anchor });

const governmentSite = fields({ monogram: words.max(4, "at most 4 letters"), portal, colour: capColour });

/** §2.3 "Social Circle": a picture of our own until a reader asks for the embed. */
const socialCard = fields({
	kind: z.enum(["timeline", "page", "photo", "video"], "timeline, page, photo or video"),
	title: text,
	portal,
	embed: embedAddress.optional(),
	picture: picture.optional(),
});

/** §2.3: the blocks of the home page, from top to bottom. */
export const home = fields({
	hero: fields({ picture, video: mediaFile }),
	tasks: exactly(6, task),
	quickLinks: exactly(composition.quickLinks, iconLink),
	leaders: exactly(2, rowId),
	help: fields({ picture, helplines: exactly(6, key) }),
	services: exactly(8, serviceCard),
	about: fields({ picture, text, topics: z.array(iconLink, "a list") }),
	news: fields({ picture, title: text, date: isoDate, page }),
	highlights: exactly(composition.highlights, picture),
	importantLinks: exactly(composition.importantLinks, importantLink),
	infoCards: exactly(composition.infoCards, infoCard),
	governmentSites: exactly(composition.governmentSites, governmentSite),
	social: exactly(composition.socialCards, socialCard),
});
