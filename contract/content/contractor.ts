import * as z from "zod";
import { fields, phone, rowId, text } from "./blocks.ts";

/** §3: the classes carry Hindi labels on both sites. */
export const contractorClasses = ["प्रथम श्रेणी", "द्वितीय श्रेणी", "तृतीय श्रेणी", "चतुर्थ श्रेणी"] as const;

/**
 * §3: "number, string, empty or null", as the office's own list has it. Ten digits alone are a number, `null` is null.
 * Other digits stay as they are written: a landline's leading 0 would be lost in a number.
 */
export const phoneNumber = z.preprocess((value) => {
	if (value === "null") return null;
	return typeof value === "string" && /^\d{10}$/.test(value) ? Number(value) : value;
}, z.union([z.int(), phone, z.null()], "a telephone number, an empty cell or the word null").optional());

/** §2.8: a row of the List of Contractors, with the specification's field names. */
export const contractor = fields({
	id: rowId,
	Contractor_Name_and_Father_Name: text,
	Address: text,
	Firm_Name: text,
	Phone_Number: phoneNumber,
	Category: z.enum(contractorClasses, `one of ${contractorClasses.join(", ")}`),
});
