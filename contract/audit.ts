import type { Permission } from "./permissions.ts";

/**
 * What the audit log tells, and who may read it: whoever may make a change may read who made it. The names of the
 * actions stand in the databases, so none is ever called differently.
 */
export const auditActions = {
	"add user": "manage_users",
	"delete user": "manage_users",
	"reset password": "manage_users",
	"change own password": "manage_users",
	"assign role": "assign_role",
	"add role": "assign_permissions",
	"delete role": "assign_permissions",
	"assign permissions": "assign_permissions",
	"first start": "manage_users",
	"add user from the console": "manage_users",
	"reset password from the console": "manage_users",
} as const satisfies Readonly<Record<string, Permission>>;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as readonly AuditAction[];

/** The actions that somebody with these permissions may read of. */
export function auditActionsFor(permissions: readonly Permission[]): readonly AuditAction[] {
	return auditActionNames.filter((action) => permissions.includes(auditActions[action]));
}
