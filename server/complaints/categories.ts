import { type Ground, readLimit, type Term, termBy, usualOffice } from "#contract/complaints/clock.ts";
import type { departmentNames } from "#contract/content/department-names.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { languages, type Text } from "#contract/language.ts";
import { type ClosedSaturdays, type OfficeTimes, officeOf } from "#contract/office.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { refusal } from "../kit/refusal.ts";
import { type ComplaintRow, clockOf } from "./complaints.store.ts";

type Content = Pick<EditedContent, "rows">;

export interface Category {
	readonly title: Text;
	readonly contact: "no" | "may" | "must";
	readonly wantsProof: boolean;
	readonly isActive: boolean;
	readonly isUrgent: boolean;
	readonly department?: keyof typeof departmentNames | undefined;
	readonly limit?: string | undefined;
}

export type OwnCategory = Category & {
	readonly department: keyof typeof departmentNames;
	readonly limit: string;
};

export function categoryOf(content: Content, key: string): Category | undefined {
	const row = content.rows("complaintCategories").get(key);
	if (!row) return undefined;
	const { title, contact, proof, active, call, department, limit } = row;
	const isTicked = (value: unknown) => value === true || value === "true";
	const facts = {
		title,
		contact,
		department,
		limit,
		wantsProof: isTicked(proof),
		isActive: isTicked(active),
		isUrgent: Boolean(call),
	};
	// Validated by the town's check.
	return facts as unknown as Category;
}

export function soundsOf(category: Category | undefined): string {
	return languages.map((lang) => category?.title[lang] ?? "").join(" ");
}

export function ownCategory(content: Content, key: string): OwnCategory {
	const category = categoryOf(content, key);
	if (!category) throw refusal("noSuchCategory").of("category");
	const { department, limit } = category;
	if (department === undefined || limit === undefined) throw refusal("notOurWork").of("category");
	return { ...category, department, limit };
}

export function officeIn(content: Content): OfficeTimes<unknown> {
	const council = content.rows("council").get(wholeKey) ?? {};
	const holidays = [...content.rows("holidays").values()].map(({ date }) => ({
		date: String(date),
		name: "",
	}));
	const { openingHours = usualOffice.openingHours, closedSaturdays } = council as {
		openingHours?: string;
		closedSaturdays?: ClosedSaturdays;
	};
	return officeOf({ openingHours, closedSaturdays }, holidays) ?? usualOffice;
}

export function groundOf(content: Content, category: string, office = officeIn(content)): Ground {
	const { limit = "" } = categoryOf(content, category) ?? {};
	return { limit: readLimit(limit) ?? { workingDays: 3 }, office };
}

export function termAt(content: Content, row: ComplaintRow, now: number): Term {
	const clock = clockOf(row);
	return clock.waitingSince === null ? clock : termBy(clock, now, groundOf(content, row.category));
}
