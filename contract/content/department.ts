import { description, fields, id, page, title } from "./blocks.ts";
import { departmentNames } from "./department-names.ts";
import { named, oneOf } from "./field.ts";

/** §3: the department of an employee. */
export const departmentName = oneOf(departmentNames);

/** §3 "Department tile": what a department does, and where it leads. */
export const departmentTile = fields({
	id,
	title,
	description,
	url: named(page, { en: "Page it leads to", hi: "किस पृष्ठ पर ले जाए" }),
});
