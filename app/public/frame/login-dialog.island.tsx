import { useRef } from "react";
import { sessionButtons } from "#contract/navigation.ts";
import { pageByName } from "#contract/pages.ts";
import { useNavigate } from "../../navigation/navigation.ts";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { forgottenId } from "../../parts/login-form/forgotten-id.ts";
import { LoginForm } from "../../parts/login-form/login-form.tsx";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { useSession } from "../../session/session.ts";
import { rememberLanguage } from "../../session/staff-language.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { loginDialogId } from "./login-dialog-id.ts";

const staffHome = pageByName("staffHome").path;

/** ULB Login (§2.1): after a sign-in it closes and leads to the staff area (§8). Its messages appear in its own toaster. */
export default function LoginDialog() {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const navigate = useNavigate();
	const dialog = useRef<HTMLDialogElement>(null);

	function enter() {
		dialog.current?.close();
		navigate(staffHome);
	}

	return (
		<>
			<Dialog id={loginDialogId} ref={dialog} title={say(sessionButtons.signIn)}>
				<LoginForm onSignedIn={enter} />
				{/* With the script, without which nobody signs in: in the HTML it would weigh on every page. */}
				{user === null ? (
					<a href={`${staffHome}#${forgottenId}`} onClick={() => rememberLanguage(lang)}>
						{say(words.forgotten)}
					</a>
				) : null}
			</Dialog>
			<Toaster />
		</>
	);
}
