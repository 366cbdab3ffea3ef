import { type DeskKind, isOrdered } from "#contract/content/desk.ts";
import { asReadersSee, inOrder, orderIn } from "#contract/content/order.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { mistakeMessages } from "#contract/content/validation-messages.ts";
import type { Rows } from "../content/edited-content.ts";
import { refusal } from "../kit/refusal.ts";

export function orderOf(kind: DeskKind, rows: Rows): Row {
	return { [orderKey]: asReadersSee(kind, [...rows.keys()]) };
}

/**
 * Completes a sent order with rows that it doesn't name, where readers see new ones.
 * @throws {Refusal} unknownContent if a kind has no order, contentMistakes if it names no row
 */
export function completeOrder(kind: DeskKind, sent: Row, rows: Rows): Row {
	if (!isOrdered(kind)) throw refusal("unknownContent");
	const named = orderIn(sent) ?? [];
	if (!named.some((key) => rows.has(key))) {
		throw refusal("contentMistakes").about({ [orderKey]: mistakeMessages.order });
	}
	return { [orderKey]: asReadersSee(kind, inOrder(kind, [...rows.keys()], named)) };
}
