import { useRef } from "react";
import { sessionButtons } from "#contract/navigation.ts";
import { pageByName } from "#contract/pages.ts";
import { useNavigate } from "../../navigation/navigation.ts";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { LoginForm } from "../../parts/login-form/login-form.tsx";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { useSay } from "../../words/language.ts";
import { loginDialogId } from "./login-dialog-id.ts";

/** ULB Login (§2.1): after a sign-in it closes and leads to the staff area (§8). Its messages appear in its own toaster. */
export default function LoginDialog() {
	const say = useSay();
	const navigate = useNavigate();
	const dialog = useRef<HTMLDialogElement>(null);

	function enter() {
		dialog.current?.close();
		navigate(pageByName("staffHome").path);
	}

	return (
		<>
			<Dialog id={loginDialogId} ref={dialog} title={say(sessionButtons.signIn)}>
				<LoginForm onSignedIn={enter} />
			</Dialog>
			<Toaster />
		</>
	);
}
