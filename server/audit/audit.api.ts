import { auditActionsFor } from "#contract/audit.ts";
import type { Handlers } from "../api/call-context.ts";
import { listAuditLines } from "./audit.store.ts";

/** The audit log for those who may make the changes it records (docs/decisions/0011). */
export const auditCalls: Handlers<"auditLines"> = {
	async auditLines({ database, caller, query }) {
		const actions = auditActionsFor(caller.permissions);
		const lines = await listAuditLines(database.db, { actions, ...query });
		return lines.map(({ id, at, actor_id, actor_name, action, subject_name, detail }) => ({
			id,
			at: new Date(at).toISOString(),
			actor: actor_id === null ? null : actor_name,
			action,
			subject: subject_name,
			detail,
		}));
	},
};
