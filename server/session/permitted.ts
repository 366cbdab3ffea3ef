import type { Lang } from "#contract/language.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { refusal, type Wording } from "../kit/refusal.ts";
import type { Caller } from "./sessions.ts";

export function missingPermission(caller: Caller, names: readonly Permission[]): Permission | undefined {
	return names.find((name) => !caller.permissions.includes(name));
}

/** A permission's label, in English with its name, which Hindi sentences lack (requirements, Fine print). */
export function labelled(name: Permission): Wording {
	return (lang) => labelIn(name, lang);
}

function labelIn(name: Permission, lang: Lang): string {
	return lang === "en" ? `${permissions[name][lang]} (${name})` : permissions[name][lang];
}

export function refuseUnpermitted(caller: Caller, any: readonly Permission[]): void {
	if (any.some((name) => caller.permissions.includes(name))) return;
	const labels = (lang: Lang) => any.map((name) => labelIn(name, lang)).join(", ");
	throw any.length > 1
		? refusal("noneOfPermissions", { permissions: labels })
		: refusal("notPermitted", { permission: labels });
}
