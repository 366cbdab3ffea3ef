import type { Text } from "../language.ts";
import { writingPermissions } from "../permissions.ts";

export const wrongs = {
	wrong: { en: "Something is wrong or out of date", hi: "कुछ ग़लत या पुराना है" },
	missing: { en: "What I need isn't here", hi: "जो चाहिए, वह यहाँ नहीं है" },
	broken: { en: "Something doesn't open or work", hi: "कुछ खुलता या चलता नहीं है" },
} as const satisfies Readonly<Record<string, Text>>;

export type Wrong = keyof typeof wrongs;

export const wrongNames = Object.keys(wrongs) as readonly Wrong[];

/** Permissions to see readers' feedback: of writers on their pages, with the settings on pages without content. */
export const feedbackPermissions = [...writingPermissions, "edit_settings"] as const;
