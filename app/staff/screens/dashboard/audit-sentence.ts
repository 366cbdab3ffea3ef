import type { Reply } from "#contract/api.ts";
import { auditSentences } from "#contract/audit.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { type Permission, permissions } from "#contract/permissions.ts";

type Line = Reply<"auditLines">[number];

const nobody: Text = { en: "The server", hi: "सर्वर" };
const none: Text = { en: "none", hi: "कोई नहीं" };

/** A line of the audit log as a sentence. */
export function sentenceOf({ actor, action, subject, detail }: Line, lang: Lang): string {
	return fill(auditSentences[action][lang], {
		actor: actor ?? nobody[lang],
		subject,
		detail: action === "assign permissions" ? labels(detail, lang) : detail,
	});
}

/** The log stores permissions by name; a reader knows their labels in the menu. */
function labels(names: string, lang: Lang): string {
	if (names === "") return none[lang];
	return names
		.split(", ")
		.map((name) => permissions[name as Permission]?.[lang] ?? name)
		.join(", ");
}
