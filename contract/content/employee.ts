import { fields, id, name, text } from "./blocks.ts";
import { departmentName } from "./department.ts";
import { named } from "./field.ts";

export const employee = fields({
	id,
	department: named(departmentName, { en: "Department", hi: "विभाग" }),
	name,
	fatherName: named(text, { en: "Father's name", hi: "पिता का नाम" }),
	designation: named(text, { en: "Designation", hi: "पदनाम" }),
});
