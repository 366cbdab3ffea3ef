import * as z from "zod";
import { fields, page, rowId, text } from "./blocks.ts";
import { type DepartmentName, departmentNames } from "./department-names.ts";

const names = Object.keys(departmentNames) as DepartmentName[];

/** §3: the department of an employee. */
export const departmentName = z.enum(names, `one of ${names.join(", ")}`);

/** §3 "Department tile": what a department does, and where it leads. */
export const departmentTile = fields({ id: rowId, title: text, description: text, url: page });
