import type { Text } from "#contract/language.ts";
import { pagePath, type StaffPageName } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./staff-home.module.css";
import { staffHomeWords as words } from "./words.ts";

const most = 6;

/** Beginnings of everyday work, the commonest first. */
const ways: readonly {
	readonly needs: Permission;
	readonly page: StaffPageName;
	readonly search?: string;
	readonly icon: string;
	readonly says: Text;
}[] = [
	{
		needs: "edit_content",
		page: "content",
		search: "?kind=notices&key=",
		icon: "gavel",
		says: { en: "Publish a tender or notice", hi: "निविदा या सूचना निकालें" },
	},
	{
		needs: "edit_content",
		page: "content",
		search: "?kind=stories&key=",
		icon: "text",
		says: { en: "Write a news story", hi: "समाचार लिखें" },
	},
	{
		needs: "edit_content",
		page: "content",
		search: "?kind=officers",
		icon: "phone",
		says: { en: "Change an officer's phone number", hi: "अधिकारी का फ़ोन नंबर बदलें" },
	},
	{
		needs: "publish_alerts",
		page: "content",
		search: "?kind=alerts&key=",
		icon: "alert",
		says: { en: "Give out an alert", hi: "आपात सूचना दें" },
	},
	{
		needs: "edit_content",
		page: "content",
		search: "?kind=holidays&key=",
		icon: "cal",
		says: { en: "Announce a holiday", hi: "अवकाश घोषित करें" },
	},
	{
		needs: "handle_complaints",
		page: "takeComplaint",
		icon: "horn",
		says: { en: "Write down a complaint", hi: "शिकायत लिखें" },
	},
	{
		needs: "edit_pages",
		page: "content",
		search: "?kind=council&key=all",
		icon: "house",
		says: { en: "Change the office's number or address", hi: "कार्यालय का नंबर या पता बदलें" },
	},
	{
		needs: "edit_pages",
		page: "content",
		search: "?kind=ownPages&key=",
		icon: "doc",
		says: { en: "Write a new page", hi: "नया पृष्ठ लिखें" },
	},
	{
		needs: "manage_users",
		page: "manageUsers",
		search: "?add",
		icon: "user",
		says: { en: "Add a user", hi: "उपयोगकर्ता जोड़ें" },
	},
];

export const waysOf = (permissions: readonly Permission[]) =>
	ways.filter(({ needs }) => permissions.includes(needs)).slice(0, most);

export function Ways({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	const mine = waysOf(permissions);
	if (mine.length === 0) return null;
	return (
		<nav className={styles.overview} aria-label={say(words.ways)}>
			<h2>{say(words.ways)}</h2>
			<ul className={`stack ${styles.ways}`}>
				{mine.map(({ page, search = "", icon, says }) => (
					<li key={says.en}>
						<Link to={`${pagePath(page, "en")}${search}`}>
							<Icon name={icon} />
							{say(says)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
