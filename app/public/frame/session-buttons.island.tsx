import { fill } from "#contract/language.ts";
import { sessionButtons } from "#contract/navigation.ts";
import { pagePath } from "#contract/pages.ts";
import { contentPermissions } from "#contract/permissions.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/navigation.ts";
import { Button, buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSession } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSay } from "../../words/language.ts";
import styles from "./header.module.css";
import { loginDialogId } from "./login-dialog-id.ts";

/** §2.1: ULB Login; in a session "{role} Section", which leads to the staff area, and Logout; and for whoever may, what is behind the page. */
export default function SessionButtons() {
	const say = useSay();
	const { user } = useSession();
	const logOut = useLogOut();
	const { pathname, search } = useLocation();
	if (!user) {
		return (
			<button type="button" className={buttonClass()} command="show-modal" commandfor={loginDialogId}>
				<Icon name="user" />
				{say(sessionButtons.signIn)}
			</button>
		);
	}
	return (
		<>
			<PageLink page="staffHome" className={buttonClass()}>
				<Icon name="user" />
				{fill(say(sessionButtons.section), { role: user.role })}
			</PageLink>
			<Button look="line" onClick={logOut}>
				<Icon name="logout" />
				{say(sessionButtons.signOut)}
			</Button>
			{contentPermissions.some((each) => user.permissions.includes(each)) ? (
				<Link
					to={`${pagePath("content", "en")}?${new URLSearchParams({ of: pathname + search })}`}
					className={styles.change}
				>
					{say(sessionButtons.changePage)}
				</Link>
			) : null}
		</>
	);
}
