import { type DeskKind, isOrdered } from "#contract/content/desk.ts";
import { asReadersSee, inOrder, orderIn } from "#contract/content/order.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { mistakeMessages } from "#contract/content/validation-messages.ts";
import type { Rows } from "../content/edited-content.ts";
import { refusal } from "../kit/refusal.ts";

/** The order of a table's rows, as readers see them one after the other, in the form in which staff publish it. */
export function orderOf(kind: DeskKind, rows: Rows): Row {
	return { [orderKey]: asReadersSee(kind, [...rows.keys()]) };
}

/**
 * The order that somebody has sent, of all rows that there are: what it doesn't name is where readers see what is new.
 *
 * @throws {Refusal} unknownContent where a kind isn't put in order, contentMistakes where it names no row
 */
export function completeOrder(kind: DeskKind, sent: Row, rows: Rows): Row {
	if (!isOrdered(kind)) throw refusal("unknownContent");
	const named = orderIn(sent) ?? [];
	if (!named.some((key) => rows.has(key))) {
		throw refusal("contentMistakes").about({ [orderKey]: mistakeMessages.order });
	}
	return { [orderKey]: asReadersSee(kind, inOrder(kind, [...rows.keys()], named)) };
}
