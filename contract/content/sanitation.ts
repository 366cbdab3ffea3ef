import { fields, icon, rowId, text } from "./blocks.ts";

/** §2.13: a sanitation service. */
export const sanitationService = fields({ id: rowId, icon, title: text, description: text });
