import * as z from "zod";
import { asOn, fields, source, text, words } from "./blocks.ts";
import { named } from "./field.ts";

export const fact = fields({
	value: named(
		z.union(
			[text, z.union([z.string(), z.number().transform(String)]).pipe(words)],
			"a text in English and Hindi (en, hi), or a figure",
		),
		{ en: "Value", hi: "मान", input: "figure" },
	),
	asOn,
	source,
});

export const countedFacts: Readonly<Record<string, { readonly table: string; readonly sumOf?: string }>> = {
	wards: { table: "wards" },
	population: { table: "wards", sumOf: "population" },
	employees: { table: "employees" },
};
