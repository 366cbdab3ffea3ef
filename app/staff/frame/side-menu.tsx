import { fill, otherLanguages } from "#contract/language.ts";
import { mayOpen, type StaffMenuRow, staffMenu } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { type PageName, pageAtPath, pageByName } from "#contract/pages.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigation } from "../../navigation/navigation.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Preferences } from "../../parts/preferences/preferences.tsx";
import { useSite } from "../../parts/site-data.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang, useSay } from "../../words/language.ts";
import { besideMenu } from "../beside-menu.ts";
import { complaintViewNames } from "../parts/complaints/words.ts";
import { useDeskCounts } from "../parts/desk-counts.ts";
import { useOwnRole } from "../parts/own-role.ts";
import { staffWords as words } from "../parts/words.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import styles from "./side-menu.module.css";

/** The side menu (§2.17); without a session, the council's name alone. */
export function SideMenu({ user }: { user: StaffUser | null | undefined }) {
	if (user === undefined) return <div className={styles.menu} data-screen-only="" />;
	if (user === null) return <Ground />;
	return (
		<aside className={styles.menu} data-screen-only="">
			<Panel />
			<div className={styles.column}>
				<Entries user={user} />
				<Beside user={user} />
				<WayOut />
			</div>
		</aside>
	);
}

/** The menu on a narrow screen, with what the bar has no room for. */
export function SideMenuDrawer({ user }: { user: StaffUser }) {
	return (
		<MenuDrawer>
			{(close) => (
				<>
					<Panel onChosen={close} />
					<Entries user={user} onChosen={close} />
					<Beside user={user} onChosen={close} />
					<div className={styles.display}>
						{/* A form, so that its radio buttons are not those of the bar. */}
						<form className="cluster">
							<Preferences />
							<LanguageSwitch />
						</form>
					</div>
					<WayOut />
				</>
			)}
		</MenuDrawer>
	);
}

function Ground() {
	const { council, names } = useSite();
	const lang = useLang();
	return (
		<aside data-screen-only="" className={`${styles.menu} ${styles.ground}`} aria-label={names[lang]}>
			<Picture picture={council.emblem.onDark} alt="" className={styles.emblem} />
			<p>
				<b>{names[lang]}</b>
				{otherLanguages(lang).map((other) => (
					<span key={other} lang={other}>
						{names[other]}
					</span>
				))}
			</p>
		</aside>
	);
}

/** Leads to the first screen, as the emblem of every site does. */
function Panel({ onChosen }: { onChosen?: () => void }) {
	const say = useSay();
	const { name: role } = useOwnRole();
	const { council } = useSite();
	return (
		<PageLink page="staffHome" className={`row ${styles.head}`} onClick={onChosen}>
			<Picture picture={council.emblem.onDark} alt="" className={styles.emblem} />
			<p>
				<b>{fill(say(words.panel), { role })}</b>
				<span>{say(words.controlCenter)}</span>
			</p>
		</PageLink>
	);
}

function WayOut() {
	const say = useSay();
	return (
		<PageLink page="home" className={`press ${styles.out}`}>
			<Icon name="left" />
			{say(words.publicWebsite)}
		</PageLink>
	);
}

/** Entry under which a screen stands that has none. */
const within: Readonly<Partial<Record<PageName, PageName>>> = {
	complaintCase: "complaints",
	takeComplaint: "complaints",
	contentHistory: "content",
	importUsers: "manageUsers",
};

function Entries({ user, onChosen }: { user: StaffUser; onChosen?: () => void }) {
	const say = useSay();
	const { here: location, pending } = useNavigation();
	// §2.17: a click moves the highlight, unless a form asks first whether to leave it.
	const { pathname } = pending ?? location;
	const shown = staffMenu.filter(({ any }) =>
		any.some((permission) => user.permissions.includes(permission)),
	);
	const here = pageAtPath(pathname)?.page.name;
	// Several entries may need one permission; only one is current.
	const active = shown.find(({ to }) => to.page === here || (here && to.page === within[here]));

	return (
		<nav aria-label={say(words.staffMenu)}>
			{user.permissions.length === 0 ? (
				<p className={styles.none}>{say(outcomes.noPermissionsAssigned.words)}</p>
			) : (
				<ul className={styles.entries}>
					{shown.map((row) => (
						<li key={row.label.en}>
							<Entry
								row={row}
								current={row !== active ? undefined : row.to.page === here ? "page" : "true"}
								onClick={onChosen}
							/>
						</li>
					))}
				</ul>
			)}
		</nav>
	);
}

/** Screens beyond the menu of §2.17, which stays to the letter. */
function Beside({ user, onChosen }: { user: StaffUser; onChosen?: () => void }) {
	const say = useSay();
	const { here, pending } = useNavigation();
	const current = pageAtPath((pending ?? here).pathname)?.page.name;
	const home = { icon: "house", page: "staffHome" } as const;
	const shown = [home, ...besideMenu].filter(({ page }) => mayOpen(page, user.permissions));
	return (
		<nav aria-label={say(words.besideMenu)}>
			<ul className={`${styles.entries} ${styles.beside}`}>
				{shown.map(({ icon, page }) => (
					<li key={page}>
						<PageLink
							page={page}
							aria-current={page === current ? "page" : undefined}
							className={`row ${styles.entry}`}
							onClick={onChosen}
						>
							<Icon name={icon} />
							{say(pageByName(page).title)}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Counts what waits behind an entry: for a decision, or returned to its writer. */
function Waits({
	row: {
		to: { page },
	},
}: {
	row: StaffMenuRow;
}) {
	const say = useSay();
	const counts = useDeskCounts();
	if (page === "complaints") return <ComplaintsWait />;
	const [count, label] =
		page === "contentReview"
			? [counts.waiting, words.waitForYou]
			: [page === "content" ? counts.returned : 0, words.returnedToYou];
	if (count === 0) return null;
	return (
		<span className={`label ${styles.waits}`}>
			{count}
			<span className="visually-hidden"> {say(label)}</span>
		</span>
	);
}

/** Counts waiting complaints, each number with its word: one may be mine and late at once. */
function ComplaintsWait() {
	const say = useSay();
	const { complaints } = useDeskCounts();
	const waits = (["mine", "late", "waiting", "held"] as const).filter(
		(view) => complaints && complaints[view] > 0,
	);
	if (!complaints || waits.length === 0) return null;
	return (
		<span className={`label ${styles.waits} ${styles.several}`}>
			{waits.map((view) => `${say(complaintViewNames[view])} ${complaints[view]}`).join(" · ")}
		</span>
	);
}

interface EntryProps {
	row: StaffMenuRow;
	/** "true" for a screen below the entry's own. */
	current: "page" | "true" | undefined;
	onClick: (() => void) | undefined;
}

function Entry({ row, current, onClick }: EntryProps) {
	const say = useSay();
	return (
		<Link
			to={pageByName(row.to.page).path}
			aria-current={current}
			className={`row ${styles.entry}`}
			onClick={onClick}
		>
			<Icon name={row.icon} />
			<span>{say(row.label)}</span>
			<Waits row={row} />
		</Link>
	);
}
