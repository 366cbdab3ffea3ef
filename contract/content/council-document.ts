import * as z from "zod";
import { languages } from "../language.ts";
import { documentKind, fields, isoDate, pdf, rowId, text } from "./blocks.ts";

/** In which languages a document is written, as a cell says it. */
const writtenIn = [...languages, "both"] as const;

/** A document of the council as a file (PDF): it stands on its notice, its act, and wherever a page names it or its kind. */
export const councilDocument = fields({
	id: rowId,
	file: pdf,
	title: text,
	kind: documentKind,
	language: z.enum(writtenIn, writtenIn.join(", ")),
	date: isoDate.optional(),
	/** The notice or the act that it belongs to. */
	notice: rowId.optional(),
	act: rowId.optional(),
});
