import type { AuditAction } from "./audit.ts";
import type { Text } from "./language.ts";

/** What the kinds of lines of the audit log are called, where one looks for them. */
// biome-ignore format: an action is a line
export const auditLabels: Readonly<Record<AuditAction, Text>> = {
	"sign in": { en: "Logged in", hi: "लॉगिन किया" },
	"sign in failed": { en: "Tried to log in, in vain", hi: "लॉगिन की नाकाम कोशिश" },
	"sign in locked": { en: "Locked after too many tries", hi: "बहुत कोशिशों के बाद लॉगिन रोका गया" },
	"second factor failed": { en: "Failed at the second factor", hi: "दूसरी जाँच में नाकाम" },
	"use recovery code": { en: "Logged in with a recovery code", hi: "रिकवरी कोड से लॉगिन किया" },
	"turn on second factor": { en: "Second factor turned on", hi: "दूसरी जाँच चालू की" },
	"turn off second factor": { en: "Second factor turned off", hi: "दूसरी जाँच बंद की" },
	"renew recovery codes": { en: "New recovery codes", hi: "नए रिकवरी कोड लिए" },
	"reset second factor": { en: "Somebody's second factor reset", hi: "किसी की दूसरी जाँच हटाई" },
	"reset second factor from the console": { en: "Second factor reset on the server itself", hi: "सीधे सर्वर पर दूसरी जाँच हटाई" },
	"sign out": { en: "Logged out", hi: "लॉगआउट किया" },
	"add user": { en: "User added", hi: "उपयोगकर्ता जोड़ा" },
	"delete user": { en: "User deleted", hi: "उपयोगकर्ता हटाया" },
	"reset password": { en: "New password given", hi: "नया पासवर्ड दिया" },
	"change own password": { en: "Own password changed", hi: "अपना पासवर्ड बदला" },
	"edit user": { en: "Name or phone changed", hi: "नाम या फ़ोन बदला" },
	"suspend user": { en: "User suspended", hi: "उपयोगकर्ता को निलंबित किया" },
	"reinstate user": { en: "User taken up again", hi: "उपयोगकर्ता को बहाल किया" },
	"set last day": { en: "Last day set", hi: "अंतिम दिन तय किया" },
	"end sessions": { en: "Somebody's sessions ended", hi: "किसी के सत्र बंद किए" },
	"end own sessions": { en: "Own sessions ended", hi: "अपने सत्र बंद किए" },
	"assign role": { en: "Role given to a user", hi: "उपयोगकर्ता की भूमिका बदली" },
	"add role": { en: "Role added", hi: "भूमिका जोड़ी" },
	"delete role": { en: "Role deleted", hi: "भूमिका हटाई" },
	"edit role": { en: "Role renamed or described", hi: "भूमिका का नाम या विवरण बदला" },
	"copy role": { en: "Role duplicated", hi: "भूमिका की प्रति बनाई" },
	"assign permissions": { en: "Permissions of a role changed", hi: "भूमिका की अनुमतियाँ बदलीं" },
	"first start": { en: "First start of the site", hi: "साइट की पहली शुरुआत" },
	"export users": { en: "List of users saved as a file", hi: "उपयोगकर्ताओं की सूची फ़ाइल में सहेजी" },
	"export audit log": { en: "Audit log saved as a file", hi: "गतिविधियों का लेखा फ़ाइल में सहेजा" },
	"add user from the console": { en: "User added on the server itself", hi: "सीधे सर्वर पर उपयोगकर्ता जोड़ा" },
	"reset password from the console": { en: "New password given on the server itself", hi: "सीधे सर्वर पर नया पासवर्ड दिया" },
};
