import * as z from "zod";
import { fields, id, keepsZero, phone, text } from "./blocks.ts";
import { about, named, oneOf } from "./field.ts";

/** §3: the classes carry Hindi labels on both sites. */
export const contractorClasses = {
	"प्रथम श्रेणी": { en: "First class", hi: "प्रथम श्रेणी" },
	"द्वितीय श्रेणी": { en: "Second class", hi: "द्वितीय श्रेणी" },
	"तृतीय श्रेणी": { en: "Third class", hi: "तृतीय श्रेणी" },
	"चतुर्थ श्रेणी": { en: "Fourth class", hi: "चतुर्थ श्रेणी" },
};

/** §3: "number, string, empty or null". Ten digits are a number, `null` is null; others stay text, or a landline's leading 0 would be lost. */
const phoneNumber = about(
	z.preprocess((value) => {
		if (value === "null") return null;
		return typeof value === "string" && /^\d{10}$/.test(value) ? Number(value) : value;
	}, z
		.union(
			[z.int().max(9_999_999_999).refine(keepsZero.check, keepsZero.params), phone, z.null()],
			"a telephone number, an empty cell or the word null",
		)
		.optional()),
	{ input: "phone" },
);

/** §2.8, with the specification's field names. */
export const contractor = fields({
	id,
	Contractor_Name_and_Father_Name: named(text, {
		en: "Contractor and father's name",
		hi: "ठेकेदार और पिता का नाम",
	}),
	Address: named(text, { en: "Address", hi: "पता" }),
	Firm_Name: named(text, { en: "Firm", hi: "फ़र्म" }),
	Phone_Number: named(phoneNumber, { en: "Phone", hi: "फ़ोन" }),
	Category: named(oneOf(contractorClasses), { en: "Class", hi: "श्रेणी" }),
});
