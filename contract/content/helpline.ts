import { fields, key, phone, text } from "./blocks.ts";

/** §2.4, §2.11: a number to call. */
export const helpline = fields({ key, number: phone, name: text, note: text.optional() });
