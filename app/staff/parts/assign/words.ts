import type { Text } from "#contract/language.ts";

export const assignWords = {
	userAndRole: { en: "User and role", hi: "उपयोगकर्ता और भूमिका" },
	roleAndPermissions: { en: "Role and permissions", hi: "भूमिका और अनुमतियाँ" },
	narrow: { en: "Find by name or phone", hi: "नाम या फ़ोन से खोजें" },
	takesTheOldPlace: {
		en: "It takes the place of the role held until now, at the user's next click",
		hi: "यह अब तक की भूमिका की जगह लेगी, उपयोगकर्ता के अगले क्लिक से",
	},
	roleNow: { en: "Role now: {role}", hi: "अभी की भूमिका: {role}" },
	changed: { en: "{name}: {before} → {after}", hi: "{name}: {before} → {after}" },
	firstOf: {
		en: "The first {shown} of {all}: type a part of the name or number to find the others",
		hi: "{all} में से पहले {shown}: बाक़ी को खोजने के लिए नाम या नंबर का हिस्सा लिखें",
	},
	gains: { en: "Will gain: {permissions}", hi: "नई अनुमतियाँ मिलेंगी: {permissions}" },
	gainsNothing: { en: "Will gain nothing", hi: "कोई नई अनुमति नहीं मिलेगी" },
	loses: { en: "Will lose: {permissions}", hi: "ये अनुमतियाँ नहीं रहेंगी: {permissions}" },
	losesNothing: { en: "Will lose nothing", hi: "कोई अनुमति नहीं जाएगी" },
	sameRole: { en: "{name} has this role already.", hi: "{name} की भूमिका पहले से यही है।" },
	ownRoleTitle: { en: "Change your own role?", hi: "अपनी ही भूमिका बदलें?" },
	ownRoleQuestion: {
		en: "You are about to change your own role from {before} to {after}.",
		hi: "आप अपनी ही भूमिका {before} से {after} कर रहे हैं।",
	},
	youLose: { en: "You will lose: {permissions}.", hi: "आपके पास ये अनुमतियाँ नहीं रहेंगी: {permissions}।" },
	youLoseNothing: { en: "You will lose no permission.", hi: "आपकी कोई अनुमति नहीं जाएगी।" },
	youMayLose: {
		en: "You may lose permissions, and only somebody who has them can give them back to you.",
		hi: "आपकी कुछ अनुमतियाँ जा सकती हैं; उन्हें वही लौटा सकता है जिसके पास वे हैं।",
	},
	keepRole: { en: "Keep my role", hi: "मेरी भूमिका रहने दें" },
	changeRole: { en: "Change my role", hi: "मेरी भूमिका बदलें" },
	assignRole: { en: "Assign Role", hi: "भूमिका सौंपें" },
	permissions: { en: "Permissions", hi: "अनुमतियाँ" },
	addRole: { en: "Add Role", hi: "भूमिका जोड़ें" },
	savePermissions: { en: "Save Permissions", hi: "अनुमतियाँ सहेजें" },
	ticked: { en: "{count} of {all} ticked", hi: "{all} में से {count} चुनी गईं" },
	notYours: { en: "You don't have it yourself", hi: "यह आपके पास नहीं है" },
	holders: {
		en: "Users with this role: {count}. Changes apply from their next click.",
		hi: "इस भूमिका वाले उपयोगकर्ता: {count}। बदलाव उनके अगले क्लिक से लागू होंगे।",
	},
	added: { en: "Added", hi: "जुड़ेगी" },
	removed: { en: "Removed", hi: "हटेगी" },
	changes: { en: "{added} added, {removed} removed", hi: "{added} जुड़ेंगी, {removed} हटेंगी" },
	noChange: { en: "no change yet", hi: "अभी कोई बदलाव नहीं" },
	afterSaving: { en: "After saving, {role} may:", hi: "सहेजने के बाद {role} को ये अनुमतियाँ रहेंगी:" },
	afterSavingNothing: {
		en: "After saving, {role} may do nothing in the staff area.",
		hi: "सहेजने के बाद {role} को कर्मचारी क्षेत्र में कोई अनुमति नहीं रहेगी।",
	},
} as const satisfies Readonly<Record<string, Text>>;
