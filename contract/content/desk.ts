import type { Text } from "../language.ts";
import type { Permission } from "../permissions.ts";
import type { ContentKind } from "./kinds.ts";

/** What staff publish from the desk, over what the council's folder says: a row for each kind (decision 32). */
export const deskKinds = {
	alerts: {
		edit: "publish_alerts",
		publish: "publish_alerts",
		title: { en: "Alerts", hi: "सूचना-पट्टियाँ" },
		one: { en: "alert", hi: "सूचना-पट्टी" },
	},
	serviceStatus: {
		edit: "publish_alerts",
		publish: "publish_alerts",
		title: { en: "Service status", hi: "सेवाओं की स्थिति" },
		one: { en: "service status", hi: "सेवा की स्थिति" },
	},
} as const satisfies Readonly<
	Record<string, { edit: Permission; publish: Permission; title: Text; one: Text }>
>;

/** Of what changes in this kind readers are told, by rows of the kind `corrections`. */
export const correctedKind = "notices" satisfies ContentKind;

export type DeskKind = keyof typeof deskKinds;

export const deskKindNames = Object.keys(deskKinds) as readonly DeskKind[];
