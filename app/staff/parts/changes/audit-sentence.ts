import type { Reply } from "#contract/api.ts";
import type { AuditAction } from "#contract/audit.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { type Permission, permissions } from "#contract/permissions.ts";

type Line = Reply<"auditLines">[number];

/** Who did what to whom; `{detail}` is the new value. */
const sentences: Readonly<Record<AuditAction, Text>> = {
	"add user": {
		en: "{actor} added the user {subject} with the role {detail}",
		hi: "{actor} ने उपयोगकर्ता {subject} को {detail} भूमिका के साथ जोड़ा",
	},
	"delete user": {
		en: "{actor} deleted the user {subject} ({detail})",
		hi: "{actor} ने उपयोगकर्ता {subject} ({detail}) को हटाया",
	},
	"reset password": {
		en: "{actor} gave {subject} a new password",
		hi: "{actor} ने {subject} को नया पासवर्ड दिया",
	},
	"change own password": {
		en: "{actor} changed their own password",
		hi: "{actor} ने अपना पासवर्ड बदला",
	},
	"assign role": {
		en: "{actor} changed the role of {subject}: {detail}",
		hi: "{actor} ने {subject} की भूमिका बदली: {detail}",
	},
	"add role": { en: "{actor} added the role {subject}", hi: "{actor} ने भूमिका {subject} जोड़ी" },
	"delete role": { en: "{actor} deleted the role {subject}", hi: "{actor} ने भूमिका {subject} हटाई" },
	"assign permissions": {
		en: "{actor} saved the permissions of the role {subject}: {detail}",
		hi: "{actor} ने भूमिका {subject} की अनुमतियाँ सहेजीं: {detail}",
	},
	"first start": {
		en: "The site was started for the first time, with {subject} as administrator",
		hi: "साइट पहली बार चालू हुई, एडमिन {subject}",
	},
	"add user from the console": {
		en: "The user {subject} was added on the server itself",
		hi: "उपयोगकर्ता {subject} को सीधे सर्वर पर जोड़ा गया",
	},
	"reset password from the console": {
		en: "{subject} was given a new password on the server itself",
		hi: "{subject} को सीधे सर्वर पर नया पासवर्ड दिया गया",
	},
};

const nobody: Text = { en: "The server", hi: "सर्वर" };
const none: Text = { en: "none", hi: "कोई नहीं" };

/** A line of the audit log as a sentence. */
export function sentenceOf({ actor, action, subject, detail }: Line, lang: Lang): string {
	return fill(sentences[action][lang], {
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
