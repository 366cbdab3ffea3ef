import { keeperPermissions, type Permission } from "#contract/permissions.ts";

export const secondFactorRules = ["offered", "required"] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export function mustHaveFactor(rule: SecondFactorRule, permissions: readonly Permission[]): boolean {
	return rule === "required" && keeperPermissions.some((name) => permissions.includes(name));
}
