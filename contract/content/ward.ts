import { fields, phone, rowId, text, wholeNumber } from "./blocks.ts";

/** §2.7: a ward, its people and its member. */
export const ward = fields({ id: rowId, name: text, population: wholeNumber, member: text, phone });
