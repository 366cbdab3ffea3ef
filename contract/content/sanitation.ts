import { description, fields, icon, id, title } from "./blocks.ts";

/** §2.13: a sanitation service. */
export const sanitationService = fields({ id, icon, title, description });
