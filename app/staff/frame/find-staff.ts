import type { Reply } from "#contract/api.ts";
import { complaintStates } from "#contract/complaints/moves.ts";
import { completeNumber } from "#contract/complaints/number.ts";
import { deskKinds } from "#contract/content/desk.ts";
import type { Lang, Text } from "#contract/language.ts";
import { tenDigits } from "#contract/mobile.ts";
import { mayOpen, sessionButtons } from "#contract/navigation.ts";
import { type PageName, pageByName, pages } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { plainLetters } from "#contract/phonetic-key.ts";
import { findingAddress } from "../parts/content-wanted.ts";
import { findsPerson } from "../parts/finds-person.ts";
import type { RoleCard } from "../parts/role-names.ts";

export interface Finding {
	readonly kind: "screen" | "actionKind" | "list" | "page" | "content" | "user" | "role" | "case";
	readonly label: string;
	/** Words around the match; each odd part is one. */
	readonly text?: readonly string[];
	/** An action without an address is done at once: logging out. */
	readonly address?: string | undefined;
	/** Those who may open it, if one may not. */
	readonly who?: readonly string[] | undefined;
}

interface Person {
	readonly id: number;
	readonly name: string;
	readonly phone?: string | undefined;
}

export interface Findable {
	readonly users: readonly Person[];
	/** Users that the server has found, and the text by which. */
	readonly found?: { readonly by: string; readonly users: readonly Person[] };
	readonly roles: readonly Pick<RoleCard, "id" | "name" | "title">[];
	/** Places in the content that the server has found, and the text by which. */
	readonly content?: { readonly by: string; readonly findings: Reply<"deskSearch"> };
	readonly cases?: readonly FoundCase[];
}

type FoundCase = Pick<Reply<"complaints">["rows"][number], "id" | "landmark" | "mohalla" | "state">;

/** Case of a complaint, with its place in words. */
const caseOf = (row: FoundCase, lang: Lang): Finding => ({
	kind: "case",
	label: [row.id, row.landmark, row.mohalla?.[lang], complaintStates[row.state][lang]]
		.filter(Boolean)
		.join(" · "),
	address: `${pageByName("complaintCase").path}?number=${row.id}`,
});

export const mostFound = 8;

/** Results left to users and actions if the content has many. */
const leftToOthers = 3;

/** Finds screens, actions, content, users and roles, as far as the permissions reach. */
export function findStaff(
	typed: string,
	{ users, found: byServer, roles, content, cases = [] }: Findable,
	permissions: readonly Permission[],
	lang: Lang,
): readonly Finding[] {
	const wanted = plainLetters(typed.trim());
	if (wanted === "") return [];
	const isFound = findsPerson(typed);
	const holds = (...names: readonly string[]) => names.some((name) => plainLetters(name).includes(wanted));
	const may = (permission: Permission) => permissions.includes(permission);
	const query = (page: PageName, params: Readonly<Record<string, string>>) =>
		`${pageByName(page).path}?${new URLSearchParams(params)}`;

	const named: Finding[] = [
		...pages
			.filter(({ name, audience }) => audience === "staff" && mayOpen(name, permissions))
			.filter(({ title }) => holds(...Object.values(title)))
			.map(({ title, path }) => ({ kind: "screen" as const, label: title[lang], address: path })),
		...staffActions
			.filter(({ page }) => mayOpen(page, permissions))
			.filter(({ label, also }) => isFound({ name: [...Object.values(label), also].join(", ") }))
			.map(({ label, address }) => ({ kind: "actionKind" as const, label: label[lang], address })),
	];

	// The former answer holds until the next one arrives.
	const answered = byServer?.users.filter((user) => byServer.by === typed.trim() || isFound(user)) ?? [];
	const manages = may("manage_users");
	const people = [...answered, ...first(manages || may("assign_role") ? users : [], isFound)].map(
		({ id, name, phone }): Finding => ({
			kind: "user",
			label: phone ? `${name} (${phone})` : name,
			address: manages ? query("manageUsers", { q: phone ?? name }) : query("assignRole", { user: `${id}` }),
		}),
	);
	const found = (may("assign_permissions") || manages ? roles : [])
		.filter(({ name, title }) => holds(name, ...Object.values(title)))
		.map(
			({ id, name, title }): Finding => ({
				kind: "role",
				label: title[lang],
				address: may("assign_permissions")
					? query("assignPermissions", { role: `${id}` })
					: query("manageUsers", { role: name }),
			}),
		);
	const said = (content?.findings ?? []).map(
		(finding): Finding => ({
			kind: finding.key === null ? "list" : isPage(finding) ? "page" : "content",
			label: finding.place.join(" › "),
			text: finding.text,
			address: findingAddress(finding),
			who: finding.who,
		}),
	);

	const firstNamed = named.slice(0, said.length > 0 ? leftToOthers : mostFound);
	// An exact name comes first, also before the server has answered.
	const isMeant = ({ label }: Finding) => plainLetters(label) === wanted;
	const others = [...people, ...found];
	const isNumber = completeNumber(typed) !== undefined || tenDigits(typed) !== undefined;
	// A place that somebody wrote just so comes before pages that sound alike.
	const isThere = ({ landmark, mohalla }: FoundCase) => isNumber || holds(landmark, mohalla?.[lang] ?? "");
	const complaints = cases.slice(0, leftToOthers);
	const asCase = (row: FoundCase) => caseOf(row, lang);
	const meant = [...complaints.filter(isThere).map(asCase), ...others.filter(isMeant)];
	const last = [
		...others.filter((each) => !isMeant(each)),
		...complaints.filter((row) => !isThere(row)).map(asCase),
	];
	const room = mostFound - firstNamed.length - Math.min(last.length, leftToOthers);
	return [...meant, ...firstNamed, ...said.slice(0, room), ...last].slice(0, mostFound);
}

const isPage = ({ kind, at }: Reply<"deskSearch">[number]) =>
	at === null && deskKinds[kind].group === "pages";

/** Stops at a few matches: with ten thousand users the rest need not be searched. */
function first<Row>(rows: readonly Row[], fits: (row: Row) => boolean): readonly Row[] {
	const found: Row[] = [];
	for (const row of rows) {
		if (fits(row)) found.push(row);
		if (found.length === mostFound) break;
	}
	return found;
}

interface StaffAction {
	readonly label: Text;
	/** Other names, in either language. */
	readonly also: string;
	readonly page: PageName;
	/** Address of the action; logging out has none. */
	readonly address?: string;
}

const staffActions: readonly StaffAction[] = [
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
