import { fields, id, picture, rowId, text } from "./blocks.ts";
import { named } from "./field.ts";
import { mistake } from "./validation-messages.ts";

export const boardMember = fields({
	id,
	officer: named(rowId, { en: "Officer", hi: "अधिकारी" }).optional(),
	ward: named(rowId, { en: "Ward", hi: "वार्ड" }).optional(),
	position: named(text, { en: "Position on the board", hi: "बोर्ड में पद" }),
	img: named(picture, { en: "Portrait", hi: "फ़ोटो" }).optional(),
}).refine(
	(seat) => (seat.officer === undefined) !== (seat.ward === undefined),
	mistake("exactlyOne", "either an officer or a ward, not both", "officer"),
);
