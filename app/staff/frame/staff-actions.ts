import type { Text } from "#contract/language.ts";
import { sessionButtons } from "#contract/navigation.ts";
import { type PageName, pageByName } from "#contract/pages.ts";

interface StaffAction {
	readonly label: Text;
	/** Other names, in either language. */
	readonly also: string;
	/** Page that the person must be allowed to open. */
	readonly page: PageName;
	/** Address of the action; logging out has none. */
	readonly address?: string;
}

export const staffActions: readonly StaffAction[] = [
	{
		label: { en: "Add user", hi: "उपयोगकर्ता जोड़ें" },
		also: "new user, add a person, नया उपयोगकर्ता, नया खाता, कर्मचारी जोड़ें",
		page: "manageUsers",
		address: `${pageByName("manageUsers").path}?add`,
	},
	{
		label: { en: "Add role", hi: "भूमिका जोड़ें" },
		also: "new role, नई भूमिका",
		page: "manageRoles",
		address: pageByName("manageRoles").path,
	},
	{
		label: { en: "Change password", hi: "पासवर्ड बदलें" },
		also: "new password, नया पासवर्ड, अपना पासवर्ड",
		page: "myPassword",
		address: pageByName("myPassword").path,
	},
	{
		label: { en: "Second factor", hi: "दूसरी जाँच" },
		also: "2FA, two-factor, OTP, authenticator, recovery codes, ओटीपी, टू फ़ैक्टर, रिकवरी कोड",
		page: "myPassword",
		address: pageByName("myPassword").path,
	},
	{
		label: sessionButtons.signOut,
		also: "log out, sign out, log off, लॉग आउट, साइन आउट, बाहर जाएँ",
		page: "staffHome",
	},
];
