import { lazy, Suspense } from "react";
import { fill } from "#contract/language.ts";
import { sessionButtons } from "#contract/navigation.ts";
import { Button, buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSession } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSay } from "../../words/language.ts";
import { loginDialogId } from "./login-dialog-id.ts";

/** Readers have no session, and their pages carry nothing of it. */
const ChangePage = lazy(() =>
	import.meta.env.SSR ? new Promise<never>(() => {}) : import("./change-page.tsx"),
);

/** §2.1: ULB Login; in a session "{role} Section", which leads to the staff area, and Logout. */
export default function SessionButtons() {
	const say = useSay();
	const { user } = useSession();
	const logOut = useLogOut();
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
			<Suspense>
				<ChangePage permissions={user.permissions} />
			</Suspense>
		</>
	);
}
