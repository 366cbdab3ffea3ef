import type { Text } from "../language.ts";
import type { Permission } from "../permissions.ts";

/** What staff publish from the desk, over what the council's folder says: a row for each kind (decision 32). */
export const deskKinds = {
	alerts: {
		permission: "publish_alerts",
		title: { en: "Alerts", hi: "सूचना-पट्टियाँ" },
		one: { en: "alert", hi: "सूचना-पट्टी" },
	},
	serviceStatus: {
		permission: "publish_alerts",
		title: { en: "Service status", hi: "सेवाओं की स्थिति" },
		one: { en: "service status", hi: "सेवा की स्थिति" },
	},
} as const satisfies Readonly<Record<string, { permission: Permission; title: Text; one: Text }>>;

export type DeskKind = keyof typeof deskKinds;

export const deskKindNames = Object.keys(deskKinds) as readonly DeskKind[];
