import type { CallName } from "#contract/api.ts";
import { newId } from "./complaints.ts";
import { type Person, password } from "./desk.ts";

/** Bodies that are right for somebody who may make the calls, on this person. @param fresh a mobile number that nobody has */
export const rightFor = (
	{ id, phone, roleId }: Pick<Person, "id" | "phone" | "roleId">,
	fresh = "9876543210",
) =>
	({
		login: { mobile: phone, password },
		previewUsers: { list: `Name,Phone,Role\nकविता,${fresh},it` },
		importUsers: { list: `Name,Phone,Role\nकविता,${fresh},it` },
		askForPassword: { mobile: phone },
		addTestUser: { name: "कविता", email: "kavita@palika.example" },
		assignRole: { userId: id, roleId },
		assignPermissions: { roleId, permissionIds: [1] },
		addUser: { name: "कविता", role: roleId, phone: fresh, password },
		addRole: { name: `sorter ${fresh}` },
		editUser: { name: "कविता", phone: fresh },
		editRole: {
			name: `sorter 2 ${fresh}`,
			titleEn: "Sorter",
			titleHi: "छँटाईकर्मी",
			aboutEn: "Sorts.",
			aboutHi: "छाँटता है।",
		},
		copyRole: { name: `sorter 3 ${fresh}` },
		setLastDay: { lastDay: "2040-03-31" },
		suspendUsers: { userIds: [id] },
		reinstateUsers: { userIds: [id] },
		assignRoles: { userIds: [id], roleId },
		resetPassword: { password },
		changePassword: { currentPassword: password, newPassword: "imli-taara-73-nadi" },
		beginSecondFactor: { currentPassword: password },
		confirmSecondFactor: { code: "123456" },
		renewRecoveryCodes: { currentPassword: password },
		endSecondFactor: { currentPassword: password },
		beginPasskey: { currentPassword: password },
		finishPasskey: { answer: { id: "x" } },
		removePasskey: { currentPassword: password },
		beginPasskeySignIn: { mobile: phone, password },
		reportComplaint: { form: newId(), category: "drain", landmark: "The old well", lang: "hi" },
		followComplaint: { number: "26-000001-9", code: "2222-2222-22" },
		tellComplaint: { number: "26-000001-9", code: "2222-2222-22", id: newId(), tell: "withdraw" },
	}) satisfies Partial<Record<CallName, Record<string, unknown>>>;
