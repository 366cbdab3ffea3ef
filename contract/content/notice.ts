import { capColour, fields, isoDate, portal, rowId, text } from "./blocks.ts";

/** §2.3: a row of the "News & Notices" panel. Its Hindi title is the official one and is shown on both sites. */
export const notice = fields({ id: rowId, title: text, date: isoDate, portal, badge: capColour });
