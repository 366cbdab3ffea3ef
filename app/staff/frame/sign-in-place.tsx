import { sessionButtons } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { Button } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { LoginForm } from "../../parts/login-form/login-form.tsx";
import { Note } from "../../parts/note/note.tsx";
import { checkSession, useSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import { staffWords as words } from "../parts/words.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import styles from "./sign-in-place.module.css";

/**
 * The sign-in form in place of a screen, so that a person ends up where they wanted to be. Until the session is known, somebody
 * with a token sees a waiting message instead of the form (preferences/preferences.inline.js marks the document).
 */
export function SignInPlace() {
	const say = useSay();
	const { user, lost, last } = useSession();
	return (
		<div className={user === undefined ? `${styles.place} ${styles.unknown}` : styles.place}>
			<p className={styles.wait}>{say(words.oneMoment)}</p>
			<section className={styles.panel}>
				<h1 tabIndex={-1}>{say(sessionButtons.signIn)}</h1>
				<div className={`stack ${styles.body}`}>
					{lost === "ended" ? (
						<Note tone="look" role="alert">
							<p>{say(outcomes.notSignedIn.words)}</p>
							{last ? <p>{say(words.typedIsKept)}</p> : null}
						</Note>
					) : null}
					{lost === "elsewhere" ? (
						<Note tone="look" role="alert">
							{say(words.loggedOutElsewhere)}
						</Note>
					) : null}
					{lost === "unreachable" ? (
						<Note tone="bad" role="alert">
							<p>{say(outcomes.offline.words)}</p>
							<p>
								<Button look="line" onClick={checkSession}>
									{say(shared.tryAgain)}
								</Button>
							</p>
						</Note>
					) : null}
					<LoginForm />
					<ForgottenPassword />
				</div>
			</section>
			<PageLink page="home" className={`row ${styles.out}`}>
				<Icon name="left" />
				{say(words.publicWebsite)}
			</PageLink>
		</div>
	);
}
