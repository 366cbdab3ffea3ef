import type { Text } from "#contract/language.ts";

export const alertWords = {
	alerts: { en: "Messages from the council", hi: "पालिका के संदेश" },
	information: { en: "Notice:", hi: "सूचना:" },
	warning: { en: "Warning:", hi: "चेतावनी:" },
	emergency: { en: "Emergency:", hi: "आपात सूचना:" },
	more: { en: "More", hi: "पूरा पढ़ें" },
	hide: { en: "Hide this message", hi: "यह संदेश हटाएँ" },
} as const satisfies Readonly<Record<string, Text>>;
