import type { Text } from "#contract/language.ts";

export const publishTimeWords = {
	publish: { en: "Publish now", hi: "अभी प्रकाशित करें" },
	publishThen: { en: "Publish at the set time", hi: "तय समय पर प्रकाशित करें" },
	publishing: { en: "Publishing…", hi: "प्रकाशित हो रहा है…" },
	atATime: { en: "At a set time", hi: "तय समय पर" },
	from: { en: "Readers see it from", hi: "पाठक इसे कब से देखें" },
	fromHint: { en: "Empty: at once", hi: "ख़ाली: तुरंत" },
	comesAt: { en: "Planned. It is published {moment}.", hi: "समय तय हो गया। {moment} को आएगा।" },
	until: { en: "Readers see it until", hi: "पाठक इसे कब तक देखें" },
	untilHint: { en: "Empty: until you take it off", hi: "ख़ाली: जब तक आप न हटाएँ" },
} as const satisfies Readonly<Record<string, Text>>;
