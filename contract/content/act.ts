import { fields, portal, rowId, text } from "./blocks.ts";

/** §2.14, §3 "Policy": an act, a set of rules or a policy. Its link is the home of its official text. */
export const act = fields({ id: rowId, title: text, portal });
