import { day, fields, rowId, text } from "./blocks.ts";

/** What was changed in a notice after it came out, told to everybody with its day: a tender's corrigendum. */
export const correction = fields({ id: rowId, notice: rowId, date: day, text });
