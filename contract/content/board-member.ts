import { fields, picture, rowId, text } from "./blocks.ts";

/** §2.2 /boardmembers: a seat on the board. The name is the officer's or the ward member's, so it is written once. */
export const boardMember = fields({
	id: rowId,
	officer: rowId.optional(),
	ward: rowId.optional(),
	position: text,
	img: picture.optional(),
}).refine((seat) => (seat.officer === undefined) !== (seat.ward === undefined), {
	path: ["officer"],
	error: "either an officer or a ward, not both",
});
