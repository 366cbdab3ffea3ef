import { fill, type Lang } from "./language.ts";
import { passwords } from "./limits.ts";
import type { Outcome } from "./outcome.ts";
import { siteOutcomes } from "./site-outcomes.ts";

/**
 * Every message of §5 and §8 and every refusal of the calls (requirements, The server; requirements, Fine print): one table
 * for both sides, so that a screen never invents wording. The specification's English is used to the letter.
 */

// biome-ignore format: one outcome, one row
export const outcomes = {
	...siteOutcomes,

	// §5: checks in the form
	roleNameRequired: { status: 422, presentation: "alert", words: { en: "Role name is required", hi: "भूमिका का नाम ज़रूरी है" } },
	selectBothFields: { presentation: "alert", words: { en: "Please select both fields", hi: "कृपया दोनों विकल्प चुनें" } },
	selectARole: { presentation: "alert", words: { en: "Please select a role", hi: "कृपया एक भूमिका चुनें" } },
	confirmDeleteUser: { presentation: "confirm", words: { en: "Are you sure you want to delete this user?", hi: "क्या आप सचमुच इस उपयोगकर्ता को हटाना चाहते हैं?" } },
	confirmDeleteRole: { presentation: "confirm", words: { en: "Are you sure you want to delete this role?", hi: "क्या आप सचमुच इस भूमिका को हटाना चाहते हैं?" } },

	// §2.17: an empty menu
	noPermissionsAssigned: { presentation: "text", words: { en: "No permissions assigned", hi: "कोई अनुमति नहीं दी गई है" } },

	// §7: what a successful call says
	roleAssigned: { status: 200, presentation: "alert", words: { en: "Role assigned successfully", hi: "भूमिका सौंप दी गई" } },
	permissionsUpdated: { status: 200, presentation: "alert", words: { en: "Permissions updated", hi: "अनुमतियाँ बदल दी गईं" } },
	roleAdded: { status: 201, presentation: "alert", words: { en: "Role added successfully", hi: "भूमिका जोड़ दी गई" } },
	roleChanged: { status: 200, presentation: "toast", kind: "success", words: { en: "The role is saved", hi: "भूमिका सहेज ली गई" } },
	roleDeleted: { status: 200, presentation: "toast", kind: "success", words: { en: "Role deleted successfully", hi: "भूमिका हटा दी गई" } },
	userAdded: { status: 201, presentation: "toast", kind: "success", words: { en: "User added successfully", hi: "उपयोगकर्ता जोड़ दिया गया" } },
	userDeleted: { status: 200, presentation: "toast", kind: "success", words: { en: "User deleted successfully", hi: "उपयोगकर्ता हटा दिया गया" } },
	sessionEnded: { status: 200, presentation: "toast", kind: "success", words: { en: "The session has ended", hi: "वह सत्र बंद हो गया" } },
	sessionsEnded: { status: 200, presentation: "toast", kind: "success", words: { en: "Your other sessions have ended", hi: "दूसरी जगह खुले आपके सत्र बंद हो गए" } },
	userSessionsEnded: { status: 200, presentation: "toast", kind: "success", words: { en: "All sessions of this user have ended", hi: "इस उपयोगकर्ता के सारे सत्र बंद हो गए" } },
	userChanged: { status: 200, presentation: "toast", kind: "success", words: { en: "Changes saved", hi: "बदलाव सहेज लिए गए" } },
	lastDaySet: { status: 200, presentation: "toast", kind: "success", words: { en: "Last day saved", hi: "अंतिम दिन सहेज लिया गया" } },
	usersSuspended: { status: 200, presentation: "toast", kind: "success", words: { en: "Suspended. Nobody can log in with these accounts until they are reinstated.", hi: "निलंबित कर दिया गया। बहाल होने तक इन खातों से कोई लॉगिन नहीं कर सकता।" } },
	usersReinstated: { status: 200, presentation: "toast", kind: "success", words: { en: "Reinstated. These accounts can log in.", hi: "बहाल कर दिया गया। इन खातों से अब लॉगिन हो सकता है।" } },
	rolesAssigned: { status: 200, presentation: "toast", kind: "success", words: { en: "The role is assigned to all of them", hi: "भूमिका सबको सौंप दी गई" } },
	passwordReset: { status: 200, presentation: "toast", kind: "success", words: { en: "New password saved. The user has to log in again.", hi: "नया पासवर्ड सहेज लिया गया। उपयोगकर्ता को फिर से लॉगिन करना होगा।" } },
	passwordChanged: { status: 200, presentation: "toast", kind: "success", words: { en: "Your password is changed. Your other sessions have ended.", hi: "आपका पासवर्ड बदल गया है। दूसरी जगह खुले आपके सत्र बंद कर दिए गए हैं।" } },
	secondFactorEnded: { status: 200, presentation: "toast", kind: "success", words: { en: "The second factor is off", hi: "दूसरी जाँच बंद हो गई" } },
	secondFactorReset: { status: 200, presentation: "toast", kind: "success", words: { en: "The second factor is reset. The user logs in with the password alone and sets it up anew.", hi: "दूसरी जाँच हटा दी गई। उपयोगकर्ता केवल पासवर्ड से लॉगिन करके उसे फिर से लगाएँगे।" } },
	rolesLookedOver: { status: 200, presentation: "toast", kind: "success", words: { en: "Noted: the roles are as you want them", hi: "दर्ज हुआ: भूमिकाएँ आपके अनुसार हैं" } },
	passwordRequested: { status: 200, presentation: "text", words: { en: "If this is the number of somebody who works here, those who give new passwords see the request now. They will call: nobody is sent a password.", hi: "यदि यह नंबर यहाँ के किसी कर्मचारी का है, तो नया पासवर्ड देने वालों को अनुरोध दिख रहा है। वे फ़ोन करेंगे: पासवर्ड किसी को भेजा नहीं जाता।" } },
	passwordRequestDismissed: { status: 200, presentation: "toast", kind: "success", words: { en: "The request is closed. The password stays as it is.", hi: "अनुरोध बंद किया गया। पासवर्ड वही रहेगा।" } },
	contentPublished: { status: 200, presentation: "toast", kind: "success", words: { en: "Published. Readers see it now.", hi: "प्रकाशित हो गया। पाठक इसे अब देख सकते हैं।" } },
	contentConfirmed: { status: 200, presentation: "toast", kind: "success", words: { en: "Noted: reviewed today. Readers see the new date.", hi: "दर्ज हुआ: आज पढ़ा गया। पाठकों को नई तारीख़ दिखेगी।" } },
	contentTakenOff: { status: 200, presentation: "toast", kind: "success", words: { en: "Taken off the site", hi: "साइट से हटा दिया गया" } },
	fileDescribed: { status: 200, presentation: "toast", kind: "success", words: { en: "Saved. The file can be published now.", hi: "सहेज लिया गया। फ़ाइल अब प्रकाशित हो सकती है।" } },
	fileDeleted: { status: 200, presentation: "toast", kind: "success", words: { en: "The file is deleted", hi: "फ़ाइल हटा दी गई" } },
	passkeyRemoved: { status: 200, presentation: "toast", kind: "success", words: { en: "The passkey is removed", hi: "पासकी हटा दी गई" } },
	passwordCopied: { presentation: "toast", kind: "success", words: { en: "Password copied", hi: "पासवर्ड कॉपी हो गया" } },

	// §8: failures with the server's own sentence, else these words
	addUserFailed: { presentation: "toast", kind: "error", words: { en: "Failed to add user", hi: "उपयोगकर्ता नहीं जोड़ा जा सका" } },
	deleteRoleFailed: { presentation: "toast", kind: "error", words: { en: "Failed to delete role", hi: "भूमिका नहीं हटाई जा सकी" } },
	resetPasswordFailed: { presentation: "toast", kind: "error", words: { en: "Failed to save the new password", hi: "नया पासवर्ड नहीं सहेजा जा सका" } },
	changePasswordFailed: { presentation: "alert", words: { en: "Your password could not be changed", hi: "आपका पासवर्ड नहीं बदला जा सका" } },

	secondFactorFailed: { presentation: "alert", words: { en: "The second factor could not be changed", hi: "दूसरी जाँच नहीं बदली जा सकी" } },

	// §8 "logged only": a person still needs to know (requirements, Alerts and confirmations)
	endSessionFailed: { presentation: "alert", words: { en: "The session could not be ended", hi: "सत्र बंद नहीं हो सका" } },
	secondFactorNotLoaded: { presentation: "alert", retry: true, words: { en: "The state of the second factor could not be loaded.", hi: "दूसरी जाँच की स्थिति नहीं खुल सकी।" } },
	usersNotLoaded: { presentation: "alert", retry: true, words: { en: "The list of users could not be loaded.", hi: "उपयोगकर्ताओं की सूची नहीं खुल सकी।" } },
	rolesNotLoaded: { presentation: "alert", retry: true, words: { en: "The list of roles could not be loaded.", hi: "भूमिकाओं की सूची नहीं खुल सकी।" } },
	permissionsNotLoaded: { presentation: "alert", retry: true, words: { en: "The list of permissions could not be loaded.", hi: "अनुमतियों की सूची नहीं खुल सकी।" } },
	dashboardNotLoaded: { presentation: "alert", retry: true, words: { en: "The figures of the dashboard could not be loaded.", hi: "डैशबोर्ड के आँकड़े नहीं खुल सके।" } },
	sessionsNotLoaded: { presentation: "alert", retry: true, words: { en: "The list of your sessions could not be loaded.", hi: "आपके सत्रों की सूची नहीं खुल सकी।" } },
	auditNotLoaded: { presentation: "alert", retry: true, words: { en: "The latest changes could not be loaded.", hi: "हाल के बदलाव नहीं खुल सके।" } },
	auditNotSaved: { presentation: "alert", retry: true, words: { en: "The file could not be downloaded.", hi: "फ़ाइल डाउनलोड नहीं हो सकी।" } },
	roleChangedMeanwhile: { presentation: "alert", words: { en: "Somebody else has changed this role in the meantime. Nothing is saved yet: look at what is ticked now, then save again.", hi: "इस बीच किसी और ने इस भूमिका को बदल दिया है। अभी कुछ सहेजा नहीं गया: देखें कि अब क्या चुना हुआ है, फिर सहेजें।" } },
	changeUserFailed: { presentation: "alert", retry: true, words: { en: "The change could not be saved.", hi: "बदलाव नहीं सहेजा जा सका।" } },
	userNotLoaded: { presentation: "alert", retry: true, words: { en: "This person's account could not be loaded.", hi: "इस व्यक्ति का खाता नहीं खुल सका।" } },
	userSessionsNotLoaded: { presentation: "alert", retry: true, words: { en: "The sessions of this person could not be loaded.", hi: "इस व्यक्ति के सत्रों की सूची नहीं खुल सकी।" } },
	usersNotExported: { presentation: "alert", retry: true, words: { en: "The file could not be made.", hi: "फ़ाइल नहीं बन सकी।" } },
	passwordRequestsNotLoaded: { presentation: "alert", retry: true, words: { en: "The requests for a new password could not be loaded.", hi: "नए पासवर्ड के अनुरोध नहीं खुल सके।" } },
	lookedOverRolesFailed: { presentation: "toast", kind: "error", words: { en: "This could not be saved", hi: "यह नहीं सहेजा जा सका" } },
	previewUsersFailed: { presentation: "alert", retry: true, words: { en: "The list could not be checked.", hi: "सूची की जाँच नहीं हो सकी।" } },
	importUsersFailed: { presentation: "alert", retry: true, words: { en: "Nobody was added.", hi: "किसी को नहीं जोड़ा गया।" } },
	askForPasswordFailed: { presentation: "alert", words: { en: "The request could not be sent.", hi: "अनुरोध नहीं भेजा जा सका।" } },
	dismissRequestFailed: { presentation: "toast", kind: "error", words: { en: "The request could not be closed.", hi: "अनुरोध बंद नहीं हो सका।" } },
	deleteUserFailed: { presentation: "alert", retry: true, words: { en: "The user could not be deleted.", hi: "उपयोगकर्ता नहीं हटाया जा सका।" } },
	assignRoleFailed: { presentation: "alert", retry: true, words: { en: "The role could not be assigned.", hi: "भूमिका नहीं सौंपी जा सकी।" } },
	assignPermissionsFailed: { presentation: "alert", retry: true, words: { en: "The permissions could not be saved.", hi: "अनुमतियाँ नहीं सहेजी जा सकीं।" } },
	editRoleFailed: { presentation: "alert", retry: true, words: { en: "The role could not be saved.", hi: "भूमिका नहीं सहेजी जा सकी।" } },
	addRoleFailed: { presentation: "alert", retry: true, words: { en: "The role could not be added.", hi: "भूमिका नहीं जोड़ी जा सकी।" } },

	// Refusals: who are you, and may you?
	wrongMobileOrPassword: { status: 401, presentation: "toast", kind: "error", words: { en: "The mobile number or the password is wrong.", hi: "मोबाइल नंबर या पासवर्ड ग़लत है।" } },
	notSignedIn: { status: 401, presentation: "page", words: { en: "You are not logged in, or your session has ended. Please log in again.", hi: "आप लॉगिन नहीं हैं या आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।" } },
	temporaryPasswordOver: { status: 403, presentation: "alert", words: { en: "This password was given to you for seven days only, and they are over. Ask an administrator for a new one.", hi: "यह पासवर्ड आपको केवल सात दिन के लिए दिया गया था, जो बीत चुके हैं। किसी एडमिन से नया पासवर्ड लें।" } },
	passwordChangeRequired: { status: 403, presentation: "page", words: { en: "Your password was set by somebody else. Choose one of your own under My Password first.", hi: "आपका पासवर्ड किसी और ने तय किया है। पहले “मेरा पासवर्ड” में अपना पासवर्ड चुनें।" } },
	secondFactorRequired: { status: 401, presentation: "alert", words: { en: "The password is right. Now the code of the second factor is needed.", hi: "पासवर्ड सही है। अब दूसरी जाँच का कोड चाहिए।" } },
	codeRefused: { status: 401, presentation: "alert", words: { en: "This code is wrong or has been used. Type the one that your app shows now; each works once.", hi: "यह कोड ग़लत है या इस्तेमाल हो चुका है। ऐप में अभी दिख रहा कोड भरें; हर कोड एक ही बार चलता है।" } },
	passkeyRefused: { status: 401, presentation: "alert", words: { en: "This passkey was not accepted. Try again, or type a code.", hi: "यह पासकी नहीं मानी गई। फिर कोशिश करें या कोड भरें।" } },
	secondFactorNeeded: { status: 403, presentation: "page", words: { en: "Your role needs a second factor at login. Set it up here first.", hi: "आपकी भूमिका के लिए लॉगिन पर दूसरी जाँच ज़रूरी है। पहले उसे यहाँ लगाएँ।" } },
	secondFactorStays: { status: 403, presentation: "alert", words: { en: "Your role needs a second factor, so it can't be turned off. Set it up anew if you have another phone.", hi: "आपकी भूमिका के लिए दूसरी जाँच ज़रूरी है, इसलिए वह बंद नहीं हो सकती। फ़ोन बदला हो तो उसे फिर से लगाएँ।" } },
	resettingOwnFactor: { status: 403, presentation: "alert", words: { en: "You can't reset your own second factor here. Change it under My Password, where your password is asked for.", hi: "आप अपनी दूसरी जाँच यहाँ नहीं हटा सकते। उसे “मेरा पासवर्ड” में बदलें, जहाँ आपका पासवर्ड पूछा जाता है।" } },
	notPermitted: { status: 403, presentation: "page", words: { en: "This needs a permission that your role doesn't have: {permission}. Ask an administrator for it.", hi: "इसके लिए वह अनुमति चाहिए जो आपकी भूमिका के पास नहीं है: {permission}। यह किसी एडमिन से माँगें।" } },
	noneOfPermissions: { status: 403, presentation: "page", words: { en: "This needs one of these permissions, and your role has none of them: {permissions}. Ask an administrator for one.", hi: "इसके लिए इनमें से कोई एक अनुमति चाहिए, और आपकी भूमिका के पास इनमें से कोई नहीं है: {permissions}। कोई एक किसी एडमिन से माँगें।" } },
	roleBeyondYours: { status: 403, presentation: "alert", words: { en: "You can't give this role, because it holds a permission that you don't have: {permission}.", hi: "आप यह भूमिका नहीं दे सकते, क्योंकि इसमें ऐसी अनुमति है जो आपके पास नहीं है: {permission}।" } },
	permissionBeyondYours: { status: 403, presentation: "alert", words: { en: "You can't give or take away a permission that you don't have yourself: {permission}.", hi: "जो अनुमति आपके पास नहीं है, उसे आप न दे सकते हैं, न वापस ले सकते हैं: {permission}।" } },
	userBeyondYours: { status: 403, presentation: "alert", words: { en: "You can't change this user, who holds a permission that you don't have: {permission}.", hi: "आप इस उपयोगकर्ता को नहीं बदल सकते, क्योंकि इनके पास ऐसी अनुमति है जो आपके पास नहीं है: {permission}।" } },
	oneBeyondYours: { status: 403, presentation: "alert", words: { en: "Nothing was changed: {name} holds a permission that you don't have: {permission}.", hi: "कुछ नहीं बदला गया: {name} के पास ऐसी अनुमति है जो आपके पास नहीं है: {permission}।" } },
	editingOneself: { status: 403, presentation: "alert", words: { en: "You can't change your own name or mobile number. Ask another administrator to do it.", hi: "आप अपना नाम या मोबाइल नंबर स्वयं नहीं बदल सकते। किसी दूसरे एडमिन से कहें।" } },
	suspendingOneself: { status: 403, presentation: "alert", words: { en: "You can't suspend yourself or set your own last day. Ask another administrator to do it.", hi: "आप अपने को निलंबित नहीं कर सकते, न अपना अंतिम दिन तय कर सकते हैं। किसी दूसरे एडमिन से कहें।" } },
	deletingOneself: { status: 403, presentation: "alert", words: { en: "You can't delete yourself. Ask another administrator to do it.", hi: "आप अपना खाता स्वयं नहीं हटा सकते। किसी दूसरे एडमिन से कहें।" } },
	resettingOneself: { status: 403, presentation: "alert", words: { en: "You can't reset your own password here. Change it under My Password, where your current one is asked for.", hi: "आप अपना पासवर्ड यहाँ रीसेट नहीं कर सकते। उसे “मेरा पासवर्ड” में बदलें, जहाँ मौजूदा पासवर्ड पूछा जाता है।" } },
	ownRole: { status: 403, presentation: "alert", words: { en: "You can't change the permissions of the role that you hold yourself.", hi: "जो भूमिका आपके पास है, उसकी अनुमतियाँ आप स्वयं नहीं बदल सकते।" } },

	// Refusals: it collides with what is there
	duplicatePhone: { status: 409, presentation: "toast", kind: "error", words: { en: "Another user already has this mobile number.", hi: "यह मोबाइल नंबर पहले से किसी उपयोगकर्ता का है।" } },
	duplicateRole: { status: 409, presentation: "alert", words: { en: "A role with this name already exists.", hi: "इस नाम की भूमिका पहले से है।" } },
	secondFactorNotBegun: { status: 409, presentation: "alert", words: { en: "Setting up has taken too long. Begin again with your password.", hi: "लगाने में बहुत देर हो गई। अपने पासवर्ड से फिर शुरू करें।" } },
	noPasskey: { status: 409, presentation: "alert", words: { en: "There is no passkey for this account. Type a code.", hi: "इस खाते की कोई पासकी नहीं है। कोड भरें।" } },
	secondFactorIsOff: { status: 409, presentation: "alert", words: { en: "There is no second factor: it has been turned off or reset.", hi: "दूसरी जाँच नहीं लगी है: वह बंद कर दी गई या हटा दी गई है।" } },
	roleInUse: { status: 409, presentation: "toast", kind: "error", words: { en: "This role can't be deleted: it is held by users ({count}). Give them another role first.", hi: "यह भूमिका नहीं हटाई जा सकती: यह कुछ उपयोगकर्ताओं के पास है ({count})। पहले उन्हें दूसरी भूमिका दें।" } },
	adminRoleStays: { status: 409, presentation: "toast", kind: "error", words: { en: "The admin role can't be deleted.", hi: "मुख्य एडमिन की भूमिका नहीं हटाई जा सकती।" } },
	adminRoleKeepsName: { status: 409, presentation: "alert", words: { en: "The admin role keeps its name. Its title can be changed.", hi: "मुख्य एडमिन की भूमिका का नाम नहीं बदला जा सकता। उसका शीर्षक बदला जा सकता है।" } },
	lastAdministrator: { status: 409, presentation: "alert", words: { en: "This would leave nobody who can manage users, roles and permissions. Give another user these rights first.", hi: "ऐसा करने पर उपयोगकर्ता, भूमिका और अनुमतियाँ सँभालने वाला कोई नहीं बचेगा। पहले किसी दूसरे को ये अधिकार दें।" } },

	// Refusals: what was sent breaks a rule
	fieldMissing: { status: 400, presentation: "alert", words: { en: "{field} is missing.", hi: "{field} नहीं भेजा गया है।" } },
	fieldEmpty: { status: 422, presentation: "alert", words: { en: "{field} must not be empty.", hi: "{field} ख़ाली नहीं हो सकता।" } },
	fieldTooLong: { status: 422, presentation: "alert", words: { en: "{field} is too long: at most {most} characters.", hi: "{field} बहुत लंबा है: अधिकतम {most} अक्षर।" } },
	fieldInvalid: { status: 422, presentation: "alert", words: { en: "{field} is not valid.", hi: "{field} सही नहीं है।" } },
	invalidMobile: { status: 422, presentation: "alert", words: { en: "The mobile number must have ten digits and start with 6, 7, 8 or 9.", hi: "मोबाइल नंबर दस अंकों का हो और 6, 7, 8 या 9 से शुरू हो।" } },
	invalidEmail: { status: 422, presentation: "alert", words: { en: "This is not a complete e-mail address. Example: name@example.com", hi: "यह ई-मेल पता पूरा नहीं है। उदाहरण: name@example.com" } },
	passwordTooShort: { status: 422, presentation: "alert", words: { en: `The password must have at least ${passwords.minLength} characters.`, hi: `पासवर्ड में कम से कम ${passwords.minLength} अक्षर हों।` } },
	passwordTooLong: { status: 422, presentation: "alert", words: { en: `The password may have at most ${passwords.maxLength} characters.`, hi: `पासवर्ड में अधिकतम ${passwords.maxLength} अक्षर हो सकते हैं।` } },
	passwordCommon: { status: 422, presentation: "alert", words: { en: "This password is among the most common ones and easy to guess. Choose another, or press Suggest.", hi: "यह पासवर्ड बहुत आम है और आसानी से पता चल सकता है। दूसरा चुनें या “सुझाएँ” दबाएँ।" } },
	passwordIsPersonal: { status: 422, presentation: "alert", words: { en: "The password must not contain the mobile number, or be the name with only figures or signs added.", hi: "पासवर्ड में मोबाइल नंबर न हो, और वह केवल नाम न हो, चाहे साथ में अंक या चिह्न हों।" } },
	passwordUnchanged: { status: 422, presentation: "alert", words: { en: "This is the password that you have already. Choose another one.", hi: "यह तो आपका मौजूदा पासवर्ड ही है। कोई दूसरा चुनें।" } },
	bothLanguages: { status: 422, presentation: "alert", words: { en: "Write it in English and in Hindi, or leave both empty.", hi: "इसे हिन्दी और अंग्रेज़ी दोनों में लिखें या दोनों ख़ाली छोड़ दें।" } },
	mixedAlphabets: { status: 422, presentation: "alert", words: { en: "A role's name is written in English or Indian letters, and each word in one alphabet: “{word}” is not.", hi: "भूमिका का नाम अंग्रेज़ी या भारतीय अक्षरों में हो, और हर शब्द एक ही लिपि में: “{word}” ऐसा नहीं है।" } },
	currentPasswordWrong: { status: 422, presentation: "alert", words: { en: "Your current password is wrong.", hi: "आपका मौजूदा पासवर्ड ग़लत है।" } },
	codeWrong: { status: 422, presentation: "alert", words: { en: "This code doesn't fit. Type the one that your app shows now, and check that the phone's clock is right.", hi: "यह कोड मेल नहीं खाता। ऐप में अभी दिख रहा कोड भरें और देख लें कि फ़ोन की घड़ी सही है।" } },
	passkeyNotAdded: { status: 422, presentation: "alert", words: { en: "The passkey could not be added. Begin again with your password.", hi: "पासकी नहीं जुड़ सकी। अपने पासवर्ड से फिर शुरू करें।" } },
	selectPeople: { status: 422, presentation: "alert", words: { en: "Select at least one person.", hi: "कम से कम एक व्यक्ति चुनें।" } },
	noSuchRole: { status: 422, presentation: "alert", words: { en: "This role doesn't exist any more. Choose another.", hi: "यह भूमिका अब मौजूद नहीं है। दूसरी चुनें।" } },
	noSuchUser: { status: 422, presentation: "alert", words: { en: "This user doesn't exist any more. Choose another.", hi: "यह उपयोगकर्ता अब मौजूद नहीं है। किसी और को चुनें।" } },
	noSuchPermission: { status: 422, presentation: "alert", words: { en: "One of these permissions doesn't exist any more. Choose again.", hi: "इनमें से कोई अनुमति अब मौजूद नहीं है। फिर से चुनें।" } },
	listNotUtf8: { status: 422, presentation: "alert", words: { en: "The letters of this file can't be read. Save it as “CSV UTF-8” and choose it again, or paste the cells here.", hi: "इस फ़ाइल के अक्षर पढ़े नहीं जा सके। इसे “CSV UTF-8” के रूप में सहेजकर फिर चुनें या सेल यहाँ चिपकाएँ।" } },
	listColumnMissing: { status: 422, presentation: "alert", words: { en: "The column “{column}” is missing. The first row has the headings Name, Phone and Role, in English or Hindi.", hi: "कॉलम “{column}” नहीं है। पहली पंक्ति में नाम, फ़ोन और भूमिका के शीर्षक लिखें, हिन्दी या अंग्रेज़ी में।" } },
	listEmpty: { status: 422, presentation: "alert", words: { en: "There is nobody in this list below the headings.", hi: "इस सूची में शीर्षकों के नीचे कोई नहीं है।" } },
	listTooLong: { status: 422, presentation: "alert", words: { en: "This list has {count} people; at most {most} are added at once. Split it into two lists.", hi: "इस सूची में {count} लोग हैं; एक बार में अधिकतम {most} जोड़े जा सकते हैं। इसकी दो सूचियाँ बनाएँ।" } },
	listQuotes: { status: 422, presentation: "alert", words: { en: "A quotation mark in row {row} is not closed, or is where none belongs.", hi: "पंक्ति {row} में एक उद्धरण चिह्न बंद नहीं है या ग़लत जगह पर है।" } },
	listHasMistakes: { status: 422, presentation: "alert", words: { en: "Nobody was added: the list has mistakes ({count}). Look at it again.", hi: "किसी को नहीं जोड़ा गया: सूची में ग़लतियाँ हैं ({count})। उसे फिर देखें।" } },
	cellBeyondHeadings: { presentation: "text", words: { en: "“{cell}” is under no heading: perhaps two rows stuck together, or a cell with a comma needs quotation marks.", hi: "“{cell}” किसी शीर्षक के नीचे नहीं है: शायद दो पंक्तियाँ मिल गई हैं, या अल्पविराम वाले खाने को उद्धरण चिह्नों में लिखना है।" } },
	phoneTwiceInList: { presentation: "text", words: { en: "Row {row} of this list has this mobile number already.", hi: "यह मोबाइल नंबर इस सूची की पंक्ति {row} में पहले से है।" } },
	roleNotInList: { presentation: "text", words: { en: "There is no role “{role}”. There are: {roles}.", hi: "“{role}” नाम की कोई भूमिका नहीं है। भूमिकाएँ हैं: {roles}।" } },
	roleTwice: { presentation: "text", words: { en: "Several roles are called so. Write the role's own name: {names}.", hi: "यह शीर्षक एक से अधिक भूमिकाओं का है। भूमिका का अपना नाम लिखें: {names}।" } },
	unknownUser: { status: 404, presentation: "alert", words: { en: "There is no such user. Perhaps somebody has deleted it already.", hi: "ऐसा कोई उपयोगकर्ता नहीं है। शायद किसी ने पहले ही हटा दिया है।" } },
	unknownSession: { status: 404, presentation: "alert", words: { en: "This session has ended already.", hi: "यह सत्र पहले ही बंद हो चुका है।" } },
	contentIsRight: { status: 200, presentation: "toast", kind: "success", words: { en: "Nothing to correct: this can be published.", hi: "कुछ सुधारना बाक़ी नहीं: यह प्रकाशित हो सकता है।" } },
	contentSubmitted: { status: 200, presentation: "toast", kind: "success", words: { en: "Sent for review", hi: "अनुमोदन के लिए भेज दिया गया" } },
	contentPlanned: { status: 200, presentation: "toast", kind: "success", words: { en: "Planned. Readers see it from the set time on.", hi: "समय तय हो गया। पाठक इसे उसी समय से देखेंगे।" } },
	contentApproved: { status: 200, presentation: "toast", kind: "success", words: { en: "Approved", hi: "स्वीकृत" } },
	contentReturned: { status: 200, presentation: "toast", kind: "success", words: { en: "Returned with your reason", hi: "आपके कारण के साथ लौटा दिया गया" } },
	contentTakenBack: { status: 200, presentation: "toast", kind: "success", words: { en: "Taken back. What you wrote is kept.", hi: "वापस ले लिया गया। आपका लिखा सुरक्षित है।" } },
	draftDropped: { status: 200, presentation: "toast", kind: "success", words: { en: "Draft deleted", hi: "मसौदा हटा दिया गया" } },
	reasonRequired: { status: 422, presentation: "alert", words: { en: "Say why, so that the writer knows what to change.", hi: "कारण लिखें, ताकि लिखने वाला जाने कि क्या बदलना है।" } },
	secondPairOfEyes: { status: 403, presentation: "alert", words: { en: "Here a second person looks before it is published: send it for review.", hi: "यहाँ प्रकाशन से पहले दूसरा व्यक्ति देखता है: इसे अनुमोदन के लिए भेजें।" } },
	ownWork: { status: 403, presentation: "alert", words: { en: "You wrote this yourself: another person has to approve it.", hi: "यह आपने ही लिखा है: इसे कोई दूसरा स्वीकृत करेगा।" } },
	othersWork: { status: 403, presentation: "alert", words: { en: "Somebody else wrote this: whoever reviews it returns it with a reason.", hi: "यह किसी और ने लिखा है: अनुमोदन करने वाला इसे कारण लिखकर लौटाए।" } },
	nothingToDecide: { status: 409, presentation: "alert", words: { en: "This has been decided already, or there is a newer version.", hi: "इस पर निर्णय हो चुका है, या इसका नया संस्करण आ गया है।" } },
	momentIsPast: { status: 422, presentation: "alert", words: { en: "Choose a time that is still to come, and an end after the beginning.", hi: "आगे का समय चुनें, और समाप्ति शुरू होने के बाद की।" } },
	tooManyDrafts: { status: 409, presentation: "alert", words: { en: "You have too many drafts: publish or delete some of them first.", hi: "आपके मसौदे बहुत हो गए हैं: पहले कुछ प्रकाशित करें या हटाएँ।" } },
	draftChanged: { status: 409, presentation: "alert", words: { en: "You have written on this draft in another window since. That text stays: save this one as a draft of its own.", hi: "इस बीच आपने दूसरी विंडो में इसी मसौदे पर लिखा है। वह लिखा बना रहेगा: इसे अलग मसौदे के रूप में सहेजें।" } },
	tooManyVersions: { status: 409, presentation: "alert", words: { en: "You have sent {most} versions within a day, the most that one person may. What you wrote is kept as a draft: send it tomorrow, or ask somebody else to.", hi: "आपने एक दिन में {most} संस्करण भेज दिए हैं; एक व्यक्ति इससे ज़्यादा नहीं भेज सकता। आपका लिखा मसौदे में सुरक्षित है: इसे कल भेजें या किसी और से भिजवाएँ।" } },
	tooManyLinks: { status: 409, presentation: "alert", words: { en: "You have shared {most} links that still open, the most that one person may. End one of them first, under “Show it to somebody”.", hi: "आपके साझा किए {most} लिंक अभी खुलते हैं; एक व्यक्ति इससे ज़्यादा नहीं रख सकता। पहले “किसी को दिखाएँ” में उनमें से कोई एक बंद करें।" } },
	unknownLink: { status: 404, presentation: "alert", words: { en: "This link has ended already.", hi: "यह लिंक पहले ही बंद हो चुका है।" } },
	previewLinkEnded: { status: 200, presentation: "toast", kind: "success", words: { en: "The link has ended: nobody can open it any more.", hi: "लिंक बंद हो गया: अब इसे कोई नहीं खोल सकता।" } },
	linksNotLoaded: { presentation: "alert", retry: true, words: { en: "The shared links could not be loaded.", hi: "साझा किए लिंकों की सूची नहीं खुल सकी।" } },
	unknownContent: { status: 404, presentation: "alert", words: { en: "There is no such thing to publish here.", hi: "यहाँ प्रकाशित करने के लिए ऐसा कुछ नहीं है।" } },
	contentMistakes: { status: 422, presentation: "alert", words: { en: "Something here must be corrected first: look at the marked fields.", hi: "पहले यहाँ कुछ ठीक करना है: चिह्नित जगहें देखें।" } },
	contentNeeded: { status: 422, presentation: "alert", words: { en: "The site needs this under: {parts}. Change what is written there first.", hi: "साइट को इसकी ज़रूरत यहाँ है: {parts}। पहले वहाँ लिखा हुआ बदलें।" } },
	contentChanged: { status: 409, presentation: "alert", words: { en: "{name} has published this in the meantime. Nothing of yours is published yet: look at what is there now, then publish again.", hi: "इस बीच {name} ने इसे प्रकाशित कर दिया है। आपका लिखा अभी प्रकाशित नहीं हुआ: देखें कि अब क्या है, फिर प्रकाशित करें।" } },
	alreadySent: { status: 409, presentation: "alert", words: { en: "What you sent from here before has arrived: open “{name}” in the list. What you have changed since isn't sent yet; change it there.", hi: "यहाँ से पहले भेजा हुआ पहुँच गया है: सूची में “{name}” खोलें। उसके बाद के बदलाव अभी नहीं भेजे गए हैं; उन्हें वहीं करें।" } },
	contentNotLoaded: { presentation: "alert", retry: true, words: { en: "What is published could not be loaded.", hi: "प्रकाशित सामग्री नहीं खुल सकी।" } },
	draftNotDeleted: { presentation: "toast", kind: "error", words: { en: "What you wrote could not be discarded. Please try again.", hi: "आपका लिखा हुआ हटाया नहीं जा सका। फिर से कोशिश करें।" } },
	publishFailed: { presentation: "toast", kind: "error", words: { en: "It could not be published", hi: "प्रकाशित नहीं हो सका" } },
	confirmTakeOff: { presentation: "confirm", words: { en: "Take this off the site?", hi: "इसे साइट से हटाएँ?" } },
	confirmDeleteFile: { presentation: "confirm", words: { en: "Delete this file for good?", hi: "यह फ़ाइल हमेशा के लिए हटाएँ?" } },
	confirmDeleteShownFile: { presentation: "confirm", words: { en: "Delete this file for good? Older versions show it: they stay, but say that the file was deleted.", hi: "यह फ़ाइल हमेशा के लिए हटाएँ? पुराने संस्करण इसे दिखाते हैं: वे बने रहेंगे, पर बताएँगे कि फ़ाइल हटा दी गई।" } },
	filesNotLoaded: { presentation: "alert", retry: true, words: { en: "The files could not be loaded.", hi: "फ़ाइलें नहीं खुल सकीं।" } },
	fileNotSaved: { presentation: "toast", kind: "error", words: { en: "It could not be saved", hi: "सहेजा नहीं जा सका" } },
	fileNotDeleted: { presentation: "toast", kind: "error", words: { en: "The file could not be deleted", hi: "फ़ाइल हटाई नहीं जा सकी" } },
	unknownFile: { status: 404, presentation: "alert", words: { en: "There is no such file. Perhaps somebody has deleted it already.", hi: "ऐसी कोई फ़ाइल नहीं है। शायद किसी ने पहले ही हटा दी है।" } },
	unknownUpload: { status: 404, presentation: "alert", words: { en: "What was sent of this file is no longer here. Please choose the file again.", hi: "इस फ़ाइल का भेजा हुआ हिस्सा अब यहाँ नहीं है। कृपया फ़ाइल फिर से चुनें।" } },
	uploadUnfinished: { status: 409, presentation: "alert", words: { en: "This file is not fully uploaded yet.", hi: "यह फ़ाइल अभी पूरी नहीं पहुँची है।" } },
	uploadElsewhere: { status: 409, presentation: "alert", words: { en: "The upload was interrupted. Choose the file again.", hi: "अपलोड बीच में रुक गया। फ़ाइल फिर से चुनें।" } },
	uploadDiffers: { status: 422, presentation: "alert", words: { en: "What has arrived is not the file that you chose. Please choose it again: it begins from the beginning.", hi: "जो पहुँचा, वह आपकी चुनी हुई फ़ाइल नहीं है। कृपया फ़ाइल फिर से चुनें: वह शुरू से भेजी जाएगी।" } },
	tooManyUploads: { status: 507, presentation: "alert", words: { en: "Too many of your uploads are unfinished: at most {most} at a time, {megabytes} MB together. Let those arrive first, or try again in half an hour.", hi: "आपके बहुत-से अपलोड अधूरे हैं: एक समय में अधिकतम {most}, कुल {megabytes} MB। पहले उन्हें पूरा होने दें या आधे घंटे बाद फिर कोशिश करें।" } },
	noRoom: { status: 507, presentation: "alert", words: { en: "There is no room left on the server for this file. Please tell the IT department.", hi: "सर्वर पर इस फ़ाइल के लिए जगह नहीं बची है। कृपया आई.टी. विभाग को बताएँ।" } },
	fileOfOther: { status: 403, presentation: "alert", words: { en: "{name} uploaded this file: only they, or somebody who publishes content, can delete it.", hi: "यह फ़ाइल {name} ने अपलोड की है: इसे केवल वे या सामग्री प्रकाशित करने वाले ही हटा सकते हैं।" } },
	fileInUse: { status: 409, presentation: "alert", words: { en: "This file can't be deleted: it is used in {places}.", hi: "यह फ़ाइल नहीं हटाई जा सकती: इसका उपयोग यहाँ है: {places}।" } },
	fileWasShown: { status: 403, presentation: "alert", words: { en: "Older versions show this file, so only somebody who publishes content can delete it.", hi: "पुराने संस्करण यह फ़ाइल दिखाते हैं, इसलिए इसे केवल सामग्री प्रकाशित करने वाले ही हटा सकते हैं।" } },
	pictureWordsReviewed: { status: 403, presentation: "alert", words: { en: "This picture is on the site or on its way there, so its text is reviewed too: write it under “Descriptions of pictures” and send it for review.", hi: "यह चित्र साइट पर है या आने वाला है, इसलिए इसके पाठ का भी अनुमोदन होता है: उसे “चित्रों के विवरण” में लिखकर अनुमोदन के लिए भेजें।" } },
	fileWordsReviewed: { status: 403, presentation: "alert", words: { en: "This file is on the site or on its way there, so its title stays as it is here. Write the right title where the file is linked, and send that for review.", hi: "यह फ़ाइल साइट पर है या आने वाली है, इसलिए यहाँ इसका शीर्षक नहीं बदलेगा। जहाँ फ़ाइल का लिंक है, वहाँ सही शीर्षक लिखकर अनुमोदन के लिए भेजें।" } },
	titleIsFileName: { status: 422, presentation: "alert", words: { en: "This is the file's name. Write a title that citizens understand.", hi: "यह तो फ़ाइल का नाम है। ऐसा शीर्षक लिखें जो नागरिक समझें।" } },
	descriptionIsTitle: { status: 422, presentation: "alert", words: { en: "Don't repeat the title: say what the picture shows, for those who can't see it.", hi: "शीर्षक न दोहराएँ: चित्र में क्या दिखता है, यह लिखें, उनके लिए जो देख नहीं सकते।" } },
	descriptionMissing: { status: 422, presentation: "alert", words: { en: "Say what the picture shows, for those who can't see it.", hi: "चित्र में क्या दिखता है, यह लिखें, उनके लिए जो देख नहीं सकते।" } },

	// Refusals: what was uploaded (decision 33)
	fileEmpty: { status: 422, presentation: "alert", words: { en: "This file is empty. Choose it again, or another.", hi: "यह फ़ाइल ख़ाली है। इसे फिर से चुनें या कोई दूसरी।" } },
	fileTooLarge: { status: 422, presentation: "alert", words: { en: "This file is too large: pictures may have {picture} MB, PDF files {pdf} MB, videos {video} MB.", hi: "यह फ़ाइल बहुत बड़ी है: चित्र {picture} MB, PDF {pdf} MB और वीडियो {video} MB तक हो सकते हैं।" } },
	fileIsDrawing: { status: 422, presentation: "alert", words: { en: "SVG drawings can hold programs and are not taken. Save it as PNG and choose that.", hi: "SVG चित्रों में प्रोग्राम छिपे हो सकते हैं, इसलिए वे नहीं लिए जाते। इसे PNG में सहेजकर वही चुनें।" } },
	fileIsPage: { status: 422, presentation: "alert", words: { en: "This is a web page. Print it as PDF and choose that.", hi: "यह एक वेब पेज है। इसे PDF के रूप में प्रिंट करके वही चुनें।" } },
	fileIsArchive: { status: 422, presentation: "alert", words: { en: "Archives such as ZIP are not taken. Unpack it and choose the files that are in it.", hi: "ZIP जैसी संग्रह फ़ाइलें नहीं ली जातीं। इसे खोलें और अंदर की फ़ाइलें चुनें।" } },
	fileIsOffice: { status: 422, presentation: "alert", words: { en: "Citizens may not be able to open office files. Save it as PDF and choose that.", hi: "Word, Excel जैसी फ़ाइलें हर नागरिक नहीं खोल पाता। इसे PDF में सहेजकर वही चुनें।" } },
	fileIsHeic: { status: 422, presentation: "alert", words: { en: "This phone saves photos as HEIC, which few browsers show. Set its camera to “Most compatible”, or save the photo as JPEG.", hi: "यह फ़ोन फ़ोटो HEIC में सहेजता है, जो कम ब्राउज़रों में दिखता है। कैमरे की सेटिंग में “सबसे अनुकूल” चुनें या फ़ोटो JPEG में सहेजें।" } },
	fileIsUnknown: { status: 422, presentation: "alert", words: { en: "This kind of file is not taken. Choose a picture (JPEG, PNG, WebP, AVIF), a PDF or an MP4 video.", hi: "इस प्रकार की फ़ाइल नहीं ली जाती। चित्र (JPEG, PNG, WebP, AVIF), PDF या MP4 वीडियो चुनें।" } },
	fileIsTwo: { status: 422, presentation: "alert", words: { en: "Something else is hidden in this PDF: an archive or a web page. Make the PDF anew and choose that.", hi: "इस PDF में कुछ और छिपा है: कोई संग्रह या वेब पेज। PDF नए सिरे से बनाकर वही चुनें।" } },
	pictureDamaged: { status: 422, presentation: "alert", words: { en: "This picture is damaged or incomplete. Open it on your device, save it again and choose that.", hi: "यह चित्र ख़राब या अधूरा है। इसे अपने उपकरण पर खोलें, फिर से सहेजें और वही चुनें।" } },
	pictureMoves: { status: 422, presentation: "alert", words: { en: "This picture moves, and only its first image would be shown. Save it as an MP4 video, or choose a still picture.", hi: "यह चलने वाला चित्र है और इसकी केवल पहली तस्वीर दिखती। इसे MP4 वीडियो में सहेजें या कोई स्थिर चित्र चुनें।" } },
	pictureTooLarge: { status: 422, presentation: "alert", words: { en: "This picture has more than {most} megapixels. Make it smaller and choose that.", hi: "इस चित्र में {most} मेगापिक्सल से ज़्यादा हैं। इसे छोटा करके वही चुनें।" } },
	pdfCut: { status: 422, presentation: "alert", words: { en: "The end of this PDF is missing: it was not fully copied. Copy it again and choose that.", hi: "इस PDF का अंत नहीं है: यह पूरी कॉपी नहीं हुई थी। इसे फिर से कॉपी करके वही चुनें।" } },
	pdfLocked: { status: 422, presentation: "alert", words: { en: "This PDF is protected with a password or against copying. Save it without protection and choose that.", hi: "यह PDF पासवर्ड से या कॉपी रोकने के लिए सुरक्षित है। बिना सुरक्षा के सहेजकर वही चुनें।" } },
	pdfDamaged: { status: 422, presentation: "alert", words: { en: "This PDF can't be read. Make it anew and choose that.", hi: "यह PDF पढ़ी नहीं जा सकी। इसे नए सिरे से बनाकर वही चुनें।" } },
	pdfIsForm: { status: 422, presentation: "alert", words: { en: "This PDF is a form that most programs can't show: readers would only see “Please wait”. Open it in Adobe Reader, print it to PDF there, and choose that.", hi: "यह PDF ऐसा फ़ॉर्म है जो ज़्यादातर प्रोग्रामों में नहीं खुलता: पाठकों को केवल “Please wait” दिखेगा। इसे Adobe Reader में खोलें, वहीं से PDF में प्रिंट करें और वही चुनें।" } },
	pdfIsPortfolio: { status: 422, presentation: "alert", words: { en: "This PDF is a folder of other files (a portfolio), and most programs show only its cover. Open it in Adobe Reader, save the files that are in it, and choose those.", hi: "यह PDF दूसरी फ़ाइलों का फ़ोल्डर (पोर्टफ़ोलियो) है, और ज़्यादातर प्रोग्राम केवल इसका आवरण दिखाते हैं। इसे Adobe Reader में खोलें, अंदर की फ़ाइलें सहेजें और उन्हें चुनें।" } },
	pdfStartsPrograms: { status: 422, presentation: "alert", words: { en: "This PDF starts a program, or has one in it. Print it to PDF, and choose that.", hi: "यह PDF कोई प्रोग्राम चलाती है, या उसमें कोई प्रोग्राम है। इसे PDF में प्रिंट करें और वही चुनें।" } },
	filmCut: { status: 422, presentation: "alert", words: { en: "This video is damaged or incomplete. Copy it again, or save it as MP4, and choose that.", hi: "यह वीडियो ख़राब या अधूरा है। इसे फिर से कॉपी करें या MP4 में सहेजकर वही चुनें।" } },
	filmCodec: { status: 422, presentation: "alert", words: { en: "Not every browser plays this kind of video ({codec}). Save it as MP4 with H.264 and AAC, for example with the free program HandBrake, or set the camera to “Most compatible”, and choose that.", hi: "इस प्रकार का वीडियो ({codec}) हर ब्राउज़र में नहीं चलता। इसे H.264 और AAC वाले MP4 में सहेजें, जैसे मुफ़्त प्रोग्राम HandBrake से, या कैमरे में “सबसे अनुकूल” चुनकर रिकॉर्ड करें, और वही चुनें।" } },
	filmWithoutPicture: { status: 422, presentation: "alert", words: { en: "There is only sound in this file, and no picture. Choose a video.", hi: "इस फ़ाइल में केवल आवाज़ है, चित्र नहीं। कोई वीडियो चुनें।" } },
	unknownPasskey: { status: 404, presentation: "alert", words: { en: "There is no such passkey. Perhaps it has been removed already.", hi: "ऐसी कोई पासकी नहीं है। शायद वह पहले ही हटाई जा चुकी है।" } },
	unknownRole: { status: 404, presentation: "alert", words: { en: "There is no such role. Perhaps somebody has deleted it already.", hi: "ऐसी कोई भूमिका नहीं है। शायद किसी ने पहले ही हटा दी है।" } },

	// Refusals: how it was sent
	malformed: { status: 400, presentation: "alert", words: { en: "What was sent could not be read. Reload the page and try again. (Programs: send one JSON object.)", hi: "भेजा हुआ पढ़ा नहीं जा सका। पृष्ठ फिर से खोलकर दोबारा भेजें। (प्रोग्राम के लिए: एक JSON ऑब्जेक्ट भेजें।)" } },
	badAddress: { status: 400, presentation: "alert", words: { en: "This address is not written correctly.", hi: "यह पता सही तरह से नहीं लिखा गया है।" } },
	unknownCall: { status: 404, presentation: "alert", words: { en: "There is no such call. The list of calls is at /api/docs.", hi: "ऐसी कोई कॉल नहीं है। कॉल की सूची /api/docs पर है।" } },
	wrongMethod: { status: 405, presentation: "alert", words: { en: "This address doesn't answer {method}. It answers: {allowed}.", hi: "यह पता {method} का उत्तर नहीं देता। यह इनका उत्तर देता है: {allowed}।" } },
	tooSlow: { status: 408, presentation: "alert", words: { en: "The request took too long to arrive. Please try again.", hi: "अनुरोध पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।" } },
	tooLarge: { status: 413, presentation: "alert", words: { en: "The request is too large: at most {most} KB.", hi: "अनुरोध बहुत बड़ा है: अधिकतम {most} KB।" } },
	notJson: { status: 415, presentation: "alert", words: { en: "What was sent could not be read. Reload the page and try again. (Programs: send JSON, Content-Type: application/json.)", hi: "भेजा हुआ पढ़ा नहीं जा सका। पृष्ठ फिर से खोलकर दोबारा भेजें। (प्रोग्राम के लिए: JSON भेजें, Content-Type: application/json।)" } },
	fileChanged: { status: 412, presentation: "alert", words: { en: "The file has changed since then. Please ask for it again.", hi: "फ़ाइल इस बीच बदल गई है। कृपया उसे फिर से माँगें।" } },
	noSuchPart: { status: 416, presentation: "alert", words: { en: "The file doesn't have the part that was asked for.", hi: "फ़ाइल में माँगा गया हिस्सा नहीं है।" } },
	headersTooLarge: { status: 431, presentation: "alert", words: { en: "The headers of the request are too large.", hi: "अनुरोध के हेडर बहुत बड़े हैं।" } },
	tooManyTries: { status: 429, presentation: "toast", kind: "error", words: { en: "Too many tries. Please wait {seconds} seconds and try again.", hi: "बहुत बार कोशिश हो चुकी है। कृपया {seconds} सेकंड रुककर फिर कोशिश करें।" } },

	// Refusals: the server can't just now
	tooBusy: { status: 503, presentation: "toast", kind: "error", words: { en: "The server is busy. Please try again in {seconds} seconds.", hi: "सर्वर अभी व्यस्त है। कृपया {seconds} सेकंड बाद फिर कोशिश करें।" } },
	beingUpgraded: { status: 503, presentation: "alert", words: { en: "The site is being upgraded to a newer version, so nothing can be changed for the moment. Nothing was changed; please try again in a minute.", hi: "साइट पर नया संस्करण लगाया जा रहा है, इसलिए अभी कोई बदलाव नहीं हो सकता। कुछ बदला नहीं गया; कृपया एक मिनट बाद फिर कोशिश करें।" } },
	databaseAway: { status: 503, presentation: "alert", words: { en: "The database can't be reached at the moment. Nothing was changed; please try again in a minute.", hi: "डेटाबेस से अभी संपर्क नहीं है। कुछ बदला नहीं गया; कृपया एक मिनट बाद फिर कोशिश करें।" } },
	fileHasVirus: { status: 422, presentation: "alert", words: { en: "The virus scanner has found “{name}” in this file, so it wasn't taken. Please tell the IT department, and send the file to nobody.", hi: "वायरस जाँच में इस फ़ाइल में “{name}” मिला, इसलिए फ़ाइल नहीं ली गई। कृपया आई.टी. विभाग को बताएँ और यह फ़ाइल किसी को न भेजें।" } },
	scannerAway: { status: 503, presentation: "alert", words: { en: "The virus scanner doesn't answer at the moment, and without it no file is taken. Please try again in a minute, and tell the IT department if it stays so.", hi: "वायरस जाँच अभी नहीं हो पा रही है, और उसके बिना कोई फ़ाइल नहीं ली जाती। कृपया एक मिनट बाद फिर कोशिश करें; ऐसा ही रहे तो आई.टी. विभाग को बताएँ।" } },
	storeAway: { status: 503, presentation: "alert", words: { en: "The place where uploaded files are kept can't be reached at the moment. Nothing was changed; please try again in a minute, and tell the IT department if it stays so.", hi: "जहाँ अपलोड की गई फ़ाइलें रखी जाती हैं, वहाँ से अभी संपर्क नहीं है। कुछ बदला नहीं गया; कृपया एक मिनट बाद फिर कोशिश करें, और फिर भी न हो तो आई.टी. विभाग को बताएँ।" } },
	serverError: { status: 500, presentation: "alert", words: { en: "Something went wrong on the server. Please try again; if it happens again, tell the IT department this number: {request}", hi: "सर्वर पर कोई गड़बड़ी हुई। कृपया फिर कोशिश करें; दोबारा हो तो आई.टी. विभाग को यह नंबर बताएँ: {request}" } },
} as const satisfies Readonly<Record<string, Outcome>>;

export type OutcomeName = keyof typeof outcomes;

type GapsIn<Words extends string> = Words extends `${string}{${infer Gap}}${infer Rest}`
	? Gap | GapsIn<Rest>
	: never;

/** What an outcome's sentence wants filled in: nothing for most, all its gaps for the others. */
export type ValuesOf<Name extends OutcomeName> = OutcomeName extends Name
	? [values?: Readonly<Record<string, string | number>>]
	: [GapsIn<(typeof outcomes)[Name]["words"]["en"]>] extends [never]
		? []
		: [values: { readonly [Gap in GapsIn<(typeof outcomes)[Name]["words"]["en"]>]: string | number }];

/** The sentence of an outcome in a language. */
export function say<Name extends OutcomeName>(name: Name, lang: Lang, ...values: ValuesOf<Name>): string {
	return fill(outcomes[name].words[lang], values[0]);
}
