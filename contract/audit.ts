import { deskKinds } from "./content/desk.ts";
import { fill, type Lang, type Text } from "./language.ts";
import { permissions as labels, type Permission } from "./permissions.ts";

/**
 * Actions of the audit log, each with the permission to read it: that of making the change. Never rename one: databases store
 * the names.
 */
export const auditActions = {
	"sign in": "manage_users",
	"sign in failed": "manage_users",
	"sign in locked": "manage_users",
	"sign out": "manage_users",
	"add user": "manage_users",
	"delete user": "manage_users",
	"reset password": "manage_users",
	"change own password": "manage_users",
	"edit user": "manage_users",
	"suspend user": "manage_users",
	"reinstate user": "manage_users",
	"set last day": "manage_users",
	"end sessions": "manage_users",
	"end own sessions": "manage_users",
	"assign role": "assign_role",
	"add role": "assign_permissions",
	"delete role": "assign_permissions",
	"edit role": "assign_permissions",
	"copy role": "assign_permissions",
	"assign permissions": "assign_permissions",
	"first start": "manage_users",
	"export users": "manage_users",
	"export audit log": "manage_users",
	"look over roles": "assign_permissions",
	"import users": "manage_users",
	"ask for a password": "manage_users",
	"dismiss password request": "manage_users",
	"publish content": "publish_alerts",
	"plan content": "publish_alerts",
	"send content for review": "publish_alerts",
	"return content": "publish_alerts",
	"take content back": "publish_alerts",
	"propose taking content off": "publish_alerts",
	"take content off": "publish_alerts",
	"confirm content": "publish_alerts",
	"share preview": "publish_alerts",
	"end preview": "publish_alerts",
	"upload file": "edit_content",
	"describe file": "edit_content",
	"delete file": "edit_content",
	"erase file from the console": "edit_content",
	"erase content from the console": "publish_alerts",
	"add user from the console": "manage_users",
	"reset password from the console": "manage_users",
	"second factor missing": "manage_users",
	"second factor failed": "manage_users",
	"use recovery code": "manage_users",
	"turn on second factor": "manage_users",
	"turn off second factor": "manage_users",
	"renew recovery codes": "manage_users",
	"reset second factor": "manage_users",
	"reset second factor from the console": "manage_users",
	"add passkey": "manage_users",
	"remove passkey": "manage_users",
	"show a citizen's number": "assign_complaints",
	"search by a citizen's number": "assign_complaints",
	"save complaints as a file": "assign_complaints",
	"decline complaint": "assign_complaints",
	"erase a citizen": "assign_complaints",
	"change settings": "edit_settings",
} as const satisfies Readonly<Record<string, Permission>>;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as readonly AuditAction[];

/** Logins and logouts, which outnumber changes. */
const entries: ReadonlySet<AuditAction> = new Set([
	"sign in",
	"sign in failed",
	"sign in locked",
	"sign out",
	"second factor missing",
	"second factor failed",
	"use recovery code",
]);

export const auditKinds = ["changes", "entries", "all"] as const;

export function auditActionsOf(kind: (typeof auditKinds)[number]): readonly AuditAction[] {
	return auditActionNames.filter((action) => kind === "all" || entries.has(action) === (kind === "entries"));
}

export function auditActionsFor(permissions: readonly Permission[]): readonly AuditAction[] {
	return auditActionNames.filter((action) => permissions.includes(auditActions[action]));
}

const sentences: Readonly<Record<AuditAction, Text>> = {
	"sign in": { en: "{actor} logged in ({detail})", hi: "{actor} ने लॉगिन किया ({detail})" },
	"sign in failed": {
		en: "Somebody tried to log in as {subject}, in vain",
		hi: "किसी ने {subject} के नाम से लॉगिन की नाकाम कोशिश की",
	},
	"sign in locked": {
		en: "After too many tries, logging in as {subject} was locked for a while",
		hi: "बहुत सी कोशिशों के बाद {subject} के नाम से लॉगिन कुछ देर के लिए रोका गया",
	},
	"sign out": { en: "{actor} logged out", hi: "{actor} ने लॉगआउट किया" },
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
	"edit user": {
		en: "{actor} changed the user {subject}: {detail}",
		hi: "{actor} ने उपयोगकर्ता {subject} को बदला: {detail}",
	},
	"suspend user": { en: "{actor} suspended {subject}", hi: "{actor} ने {subject} को निलंबित किया" },
	"reinstate user": { en: "{actor} reinstated {subject}", hi: "{actor} ने {subject} को बहाल किया" },
	"set last day": {
		en: "{actor} set the last day of {subject}: {detail}",
		hi: "{actor} ने {subject} का अंतिम दिन तय किया: {detail}",
	},
	"end sessions": {
		en: "{actor} ended the sessions of {subject}",
		hi: "{actor} ने {subject} के सत्र बंद किए",
	},
	"end own sessions": {
		en: "{actor} ended sessions of their own elsewhere",
		hi: "{actor} ने दूसरी जगह खुले अपने सत्र बंद किए",
	},
	"assign role": {
		en: "{actor} changed the role of {subject}: {detail}",
		hi: "{actor} ने {subject} की भूमिका बदली: {detail}",
	},
	"add role": { en: "{actor} added the role {subject}", hi: "{actor} ने भूमिका {subject} जोड़ी" },
	"delete role": { en: "{actor} deleted the role {subject}", hi: "{actor} ने भूमिका {subject} हटाई" },
	"edit role": {
		en: "{actor} changed the role {subject}: {detail}",
		hi: "{actor} ने भूमिका {subject} को बदला: {detail}",
	},
	"copy role": {
		en: "{actor} added the role {subject} as a copy of {detail}",
		hi: "{actor} ने {detail} की प्रति के रूप में भूमिका {subject} जोड़ी",
	},
	"assign permissions": {
		en: "{actor} saved the permissions of the role {subject}: {detail}",
		hi: "{actor} ने भूमिका {subject} की अनुमतियाँ सहेजीं: {detail}",
	},
	"export users": {
		en: "{actor} saved the list of users as a file ({detail})",
		hi: "{actor} ने उपयोगकर्ताओं की सूची फ़ाइल में सहेजी ({detail})",
	},
	"export audit log": {
		en: "{actor} saved the list of changes as a file ({detail})",
		hi: "{actor} ने “बदलाव” की सूची फ़ाइल में सहेजी ({detail})",
	},
	"look over roles": {
		en: "{actor} looked over the roles of the first start",
		hi: "{actor} ने शुरुआती भूमिकाएँ देख लीं",
	},
	"import users": {
		en: "{actor} added users from a list ({detail})",
		hi: "{actor} ने सूची से उपयोगकर्ता जोड़े ({detail})",
	},
	"ask for a password": {
		en: "Somebody asked for a new password for {subject}",
		hi: "किसी ने {subject} के लिए नया पासवर्ड माँगा",
	},
	"dismiss password request": {
		en: "{actor} closed the request of {subject} for a new password",
		hi: "{actor} ने {subject} का नए पासवर्ड का अनुरोध बंद किया",
	},
	"publish content": {
		en: "{actor} published: {subject} ({detail})",
		hi: "{actor} ने प्रकाशित किया: {subject} ({detail})",
	},
	"plan content": {
		en: "{actor} planned: {subject} ({detail})",
		hi: "{actor} ने तय समय पर प्रकाशन के लिए रखा: {subject} ({detail})",
	},
	"send content for review": {
		en: "{actor} sent for review: {subject} ({detail})",
		hi: "{actor} ने अनुमोदन के लिए भेजा: {subject} ({detail})",
	},
	"return content": {
		en: "{actor} returned to its writer: {subject} ({detail})",
		hi: "{actor} ने लेखक को लौटाया: {subject} ({detail})",
	},
	"take content back": {
		en: "{actor} took back before readers saw it: {subject} ({detail})",
		hi: "{actor} ने पाठकों के देखने से पहले वापस लिया: {subject} ({detail})",
	},
	"share preview": {
		en: "{actor} made a link that shows before publication: {subject} ({detail})",
		hi: "{actor} ने प्रकाशन से पहले दिखाने का लिंक बनाया: {subject} ({detail})",
	},
	"end preview": {
		en: "{actor} ended a link that showed before publication: {subject} ({detail})",
		hi: "{actor} ने प्रकाशन से पहले दिखाने का लिंक बंद किया: {subject} ({detail})",
	},
	"upload file": { en: "{actor} uploaded the file {subject}", hi: "{actor} ने फ़ाइल {subject} अपलोड की" },
	"describe file": {
		en: "{actor} described the file {subject} ({detail})",
		hi: "{actor} ने फ़ाइल {subject} का शीर्षक और वर्णन लिखा ({detail})",
	},
	"delete file": { en: "{actor} deleted the file {subject}", hi: "{actor} ने फ़ाइल {subject} हटाई" },
	"confirm content": {
		en: "{actor} reviewed and found still right: {subject} ({detail})",
		hi: "{actor} ने पढ़कर अब भी सही पाया: {subject} ({detail})",
	},
	"erase file from the console": {
		en: "The file {subject} was erased on the server itself",
		hi: "फ़ाइल {subject} को सीधे सर्वर पर हमेशा के लिए मिटाया गया",
	},
	"erase content from the console": {
		en: "The text of {subject} was erased on the server itself (versions {detail})",
		hi: "{subject} का पाठ सीधे सर्वर पर हमेशा के लिए मिटाया गया (संस्करण {detail})",
	},
	"propose taking content off": {
		en: "{actor} asked to take off the site: {subject} ({detail})",
		hi: "{actor} ने साइट से हटाने के लिए भेजा: {subject} ({detail})",
	},
	"take content off": {
		en: "{actor} took off the site: {subject} ({detail})",
		hi: "{actor} ने साइट से हटाया: {subject} ({detail})",
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
	"second factor missing": {
		en: "Somebody typed the right password of {subject} and was asked for the second factor",
		hi: "किसी ने {subject} का सही पासवर्ड दिया, और उससे दूसरी जाँच माँगी गई",
	},
	"second factor failed": {
		en: "Somebody with the right password of {subject} failed at the second factor",
		hi: "किसी ने {subject} का सही पासवर्ड दिया, पर दूसरी जाँच में नाकाम रहा",
	},
	"use recovery code": {
		en: "{actor} logged in with a recovery code; codes left: {detail}",
		hi: "{actor} ने रिकवरी कोड से लॉगिन किया; बचे कोड: {detail}",
	},
	"turn on second factor": {
		en: "{actor} turned on their second factor",
		hi: "{actor} ने अपनी दूसरी जाँच चालू की",
	},
	"turn off second factor": {
		en: "{actor} turned off their second factor",
		hi: "{actor} ने अपनी दूसरी जाँच बंद की",
	},
	"renew recovery codes": {
		en: "{actor} got new recovery codes",
		hi: "{actor} ने नए रिकवरी कोड लिए",
	},
	"reset second factor": {
		en: "{actor} reset the second factor of {subject}",
		hi: "{actor} ने {subject} की दूसरी जाँच हटाई",
	},
	"reset second factor from the console": {
		en: "The second factor of {subject} was reset on the server itself",
		hi: "{subject} की दूसरी जाँच सीधे सर्वर पर हटाई गई",
	},
	"add passkey": { en: "{actor} added a passkey ({detail})", hi: "{actor} ने पासकी जोड़ी ({detail})" },
	"remove passkey": { en: "{actor} removed a passkey ({detail})", hi: "{actor} ने पासकी हटाई ({detail})" },
	"show a citizen's number": {
		en: "{actor} looked at name and number of the citizen of complaint {subject}",
		hi: "{actor} ने शिकायत {subject} के नागरिक का नाम और नंबर देखा",
	},
	"search by a citizen's number": {
		en: "{actor} searched the complaints by a citizen's number (found: {detail})",
		hi: "{actor} ने नागरिक के नंबर से शिकायतें खोजीं (मिलीं: {detail})",
	},
	"save complaints as a file": {
		en: "{actor} saved the list of complaints as a file ({detail})",
		hi: "{actor} ने शिकायतों की सूची फ़ाइल में सहेजी ({detail})",
	},
	"decline complaint": {
		en: "{actor} declined complaint {subject}, proposed by {detail}",
		hi: "{actor} ने शिकायत {subject} अस्वीकार की, प्रस्ताव: {detail}",
	},
	"erase a citizen": {
		en: "{actor} erased name, number, words and photos of complaint {subject}",
		hi: "{actor} ने शिकायत {subject} से नाम, नंबर, बात और फ़ोटो मिटाए",
	},
	"change settings": { en: "{actor} changed the settings: {detail}", hi: "{actor} ने सेटिंग्स बदलीं: {detail}" },
};

const nobody: Text = { en: "The server", hi: "सर्वर" };
const none: Text = { en: "none", hi: "कोई नहीं" };

interface Line {
	readonly actor: string | null;
	readonly action: AuditAction;
	readonly subject: string;
	readonly detail: string;
}

const actionsOnRoles: ReadonlySet<AuditAction> = new Set([
	"add role",
	"delete role",
	"edit role",
	"copy role",
	"assign permissions",
]);

export function auditSubject({ action, subject }: Line, called: (role: string) => string): string {
	return actionsOnRoles.has(action) ? called(subject) : subject;
}

/**
 * Writes a line of the audit log as a sentence.
 * @param called current title of a role; by default its name
 */
export function auditSentence(line: Line, lang: Lang, called = (role: string) => role): string {
	const sentence = fill(sentences[line.action][lang], {
		actor: line.actor ?? nobody[lang],
		subject: auditSubject(line, called),
		detail: auditDetail(line, lang, called),
	});
	return sentence.replace(" ()", "");
}

export function auditDetail({ action, detail }: Line, lang: Lang, called: (role: string) => string): string {
	switch (action) {
		case "assign permissions":
			return labelsIn(detail, lang);
		case "assign role":
			return detail.split(" → ").map(called).join(" → ");
		case "add user":
		case "copy role":
			return called(detail);
		case "edit role":
			return editedIn(detail, lang, called);
		case "upload file":
		case "delete file":
			return "";
		case "describe file":
			return detail.split(": ").slice(1).join(": ");
		default:
			return auditActions[action] === "publish_alerts" ? contentIn(detail, lang) : detail;
	}
}

const parts: Readonly<Record<string, Text>> = {
	new: { en: "new", hi: "नई" },
	changed: { en: "changed", hi: "बदली" },
	off: { en: "taken off", hi: "हटाई" },
};

/** Translates the kind of a row ("officer 5"), or the act on many ("changed 2: 1, 2"). */
function contentIn(detail: string, lang: Lang): string {
	const many = detail.replace(/(?<=^|; )(new|changed|off)(?= \d+: )/g, (part) => parts[part]?.[lang] ?? part);
	if (many !== detail) return many;
	const names = Object.values(deskKinds).flatMap(({ one, title }) => [one, title]);
	const [kind] = names
		.filter(({ en }) => `${detail} `.startsWith(`${en} `) || detail.startsWith(`${en},`))
		.sort((one, other) => other.en.length - one.en.length);
	return kind ? kind[lang] + detail.slice(kind.en.length) : detail;
}

/** "name, English title, Hindi title", or the name alone. */
function editedIn(detail: string, lang: Lang, called: (role: string) => string): string {
	if (lang === "en") return detail;
	const [name = "", , hindi] = detail.split(", ");
	return hindi ?? called(name);
}

function labelsIn(names: string, lang: Lang): string {
	if (names === "") return none[lang];
	return names
		.split(", ")
		.map((name) => labels[name as Permission]?.[lang] ?? name)
		.join(", ");
}
