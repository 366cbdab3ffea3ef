import { fields, rowId, text } from "./blocks.ts";
import { departmentName } from "./department.ts";

/** §2.8: a row of the List of Employees. */
export const employee = fields({
	id: rowId,
	department: departmentName,
	name: text,
	fatherName: text,
	designation: text,
});
