import { keeperPermissions, type Permission } from "#contract/permissions.ts";

/** Values of SECOND_FACTOR: optional for everybody, or required for those who manage users and roles. */
export const secondFactorRules = ["offered", "required"] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** Whether somebody with these permissions must have a second factor: one who could change others' rights. */
export function mustHaveFactor(rule: SecondFactorRule, permissions: readonly Permission[]): boolean {
	return rule === "required" && keeperPermissions.some((name) => permissions.includes(name));
}
