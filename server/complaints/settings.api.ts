import { randomBytes } from "node:crypto";
import type { Reply } from "#contract/api.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { days } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import type { OfficeTimes } from "#contract/office.ts";
import { movingPermissions } from "#contract/permissions.ts";
import { type Handlers, inOneWrite, type Services } from "../calls/call-context.ts";
import { refusal } from "../kit/refusal.ts";
import { writeAuditLine } from "../staff/audit/audit.store.ts";
import { toldApart } from "../staff/users/look-alikes.ts";
import { holdersOf } from "../staff/users/users.store.ts";
import { categoryOf } from "./categories.ts";
import { countOpen, usersOf } from "./complaints.store.ts";
import { unsentSince } from "./messages.store.ts";
import {
	type ComplaintSettings,
	type DepartmentStaff,
	departmentKeys,
	departmentStaff,
	readSettings,
	replaceDepartmentStaff,
	workers,
	writeSettings,
} from "./settings.store.ts";

export const settingsCalls: Handlers<"settings" | "saveSettings"> = {
	settings: shown,

	async saveSettings(context) {
		const { departments, open311, ...rest } = context.body;
		await inOneWrite(context, "edit_settings", async (tx, actor) => {
			const before = { settings: await readSettings(tx), staff: await departmentStaff(tx) };
			const key = before.settings.open311Key ?? randomBytes(16).toString("base64url");
			const settings = { ...rest, open311Key: open311 ? key : null };
			const people = new Map((await holdersOf(tx, movingPermissions)).map(({ id, name }) => [id, name]));
			const isThere = ({ user_id }: DepartmentStaff) => before.staff.some((each) => each.user_id === user_id);
			const staff = distinct(departments).map(({ userId, department, isHead }) => ({
				user_id: userId,
				department,
				is_head: isHead ? 1 : 0,
			}));
			if (staff.some((each) => !people.has(each.user_id) && !isThere(each))) {
				throw refusal("noSuchUser").of("departments");
			}
			const { fallback } = settings;
			if (fallback !== null && fallback !== before.settings.fallback && !people.has(fallback))
				throw refusal("noSuchUser").of("fallback");
			if (!(await writeSettings(tx, settings))) throw refusal("settingsChanged");
			await replaceDepartmentStaff(tx, staff);
			const detail = changes(before, { settings, staff }, people);
			if (detail) await writeAuditLine(tx, { actor, action: "change settings", detail });
		});
		return shown(context);
	},
};

function distinct(departments: Reply<"settings">["departments"]) {
	return [...new Map(departments.map((each) => [`${each.userId} ${each.department}`, each])).values()];
}

async function shown({
	database: { db },
	content,
}: Pick<Services, "database" | "content">): Promise<Reply<"settings">> {
	const council = content.rows("council").get(wholeKey) ?? {};
	const staff = await departmentStaff(db);
	const holders = await holdersOf(db, movingPermissions);
	const settings = await readSettings(db);
	const known = [...staff.map(({ user_id }) => user_id), settings.fallback];
	const former = await usersOf(
		db,
		known.filter((each) => holders.every(({ id }) => id !== each)),
	);
	const working = new Set((await workers(db, content.now()).execute()).map(({ id }) => id));
	return {
		...settings,
		open311: settings.open311Key !== null,
		departments: staff.map(({ user_id, department, is_head }) => ({
			userId: user_id,
			department,
			isHead: is_head === 1,
		})),
		people: toldApart([...holders, ...former]).map(({ id, name }) => ({
			id,
			name,
			mayWork: working.has(id),
		})),
		owners: await ownersIn(db, content),
		unsent: (await unsentSince(db, content.now() - days(30))).map(({ at, fault, ...unsent }) => ({
			...unsent,
			at: momentOf(at),
			fault: fault ?? "",
		})),
		town: {
			openingHours: (council.openingHours as string | undefined) ?? null,
			closedSaturdays: (council.closedSaturdays as OfficeTimes["closedSaturdays"]) ?? null,
			holidays: content.rows("holidays").size,
		},
	};
}

async function ownersIn(db: Services["database"]["db"], content: Services["content"]) {
	const open = await countOpen(db);
	const own = [...content.rows("complaintCategories").keys()].flatMap(
		(key) => categoryOf(content, key) ?? [],
	);
	return departmentKeys.flatMap((department) => {
		const categories = own.filter((each) => each.department === department).map(({ title }) => title);
		return categories.length > 0 ? [{ department, categories, open: open.get(department) ?? 0 }] : [];
	});
}

interface Kept {
	readonly settings: ComplaintSettings;
	readonly staff: readonly DepartmentStaff[];
}

function changes(before: Kept, after: Kept, people: ReadonlyMap<number, string>): string {
	const named = (each: DepartmentStaff) =>
		`${people.get(each.user_id) ?? each.user_id}: ${departmentNames[each.department].en}${each.is_head ? " (head)" : ""}`;
	const { version: _, ...plain } = after.settings;
	const values = Object.entries(plain)
		.filter(([name, value]) => before.settings[name as keyof typeof plain] !== value)
		.map(([name, value]) => {
			// The key is a secret, which the audit log doesn't tell.
			if (name === "open311Key") return `open311 ${value !== null}`;
			return `${name} ${(name === "fallback" && people.get(Number(value))) || value}`;
		});
	const [old, now] = [before.staff.map(named), after.staff.map(named)];
	return [
		...values,
		...now.filter((each) => !old.includes(each)).map((each) => `+ ${each}`),
		...old.filter((each) => !now.includes(each)).map((each) => `- ${each}`),
	].join(", ");
}
