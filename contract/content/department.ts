import { description, fields, id, page, title } from "./blocks.ts";
import { departmentNames } from "./department-names.ts";
import { named, oneOf } from "./field.ts";

export const departmentName = oneOf(departmentNames);

export const departmentTile = fields({
	id,
	title,
	description,
	url: named(page, { en: "Page it leads to", hi: "किस पृष्ठ पर ले जाए" }),
});
