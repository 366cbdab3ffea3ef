import { keeperPermissions, type Permission } from "#contract/permissions.ts";

/** Optional for everybody, or required for those who manage users and roles. */
export const secondFactorRules = ["offered", "required"] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export function mustHaveFactor(rule: SecondFactorRule, permissions: readonly Permission[]): boolean {
	return rule === "required" && keeperPermissions.some((name) => permissions.includes(name));
}
