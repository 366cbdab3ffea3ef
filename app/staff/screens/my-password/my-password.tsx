import { type FormEvent, useState } from "react";
import { fieldLabels } from "#contract/field-labels.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { PasswordField } from "../../../parts/password-field/password-field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { StoppedTries } from "../../parts/stopped-tries.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { MySessions } from "./my-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { myPasswordWords as words } from "./words.ts";

/** Changes one's own password (requirements, Beyond §7); what was typed stays until that has worked. */
export default function MyPassword() {
	const say = useSay();
	const { user } = useSession();
	const alert = useAlert();
	const errors = useFormErrors();
	const changePassword = useCall("changePassword");
	const [current, setCurrent] = useState("");
	const [next, setNext] = useState("");
	const [busy, setBusy] = useState(false);
	useUnsaved(current !== "" || next !== "", leavesPage);

	async function change() {
		setBusy(true);
		const answer = await changePassword({ currentPassword: current, newPassword: next });
		setBusy(false);
		if ("error" in answer) {
			if (!errors.refuse(answer)) alert.refuse(answer, "changePasswordFailed", change);
			return;
		}
		sayToast("success", answer.message);
		setCurrent("");
		setNext("");
		if (user?.passwordChangeRequired) await checkSession();
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		alert.clear();
		if (errors.check(event.currentTarget)) change();
	}

	return (
		<>
			<ScreenHead
				title={say(pageByName("myPassword").title)}
				lead={say(
					user?.passwordChangeRequired
						? outcomes.passwordChangeRequired.words
						: user?.secondFactorRequired
							? outcomes.secondFactorNeeded.words
							: words.lead,
				)}
			/>
			<StoppedTries />
			{user?.secondFactorRequired ? <SecondFactor /> : null}
			<Panel title={say(words.change)}>
				<form className={`${form.form} ${form.narrow}`} onSubmit={submit} noValidate aria-busy={busy}>
					<ErrorSummary errors={errors.shown} />
					<AlertLine alert={alert.alert} />
					{/* For password managers: whose password it is. */}
					<input hidden readOnly name="username" autoComplete="username" value={user?.phone ?? ""} />
					<PasswordField
						{...errors.field("currentPassword")}
						label={say(fieldLabels.currentPassword)}
						name="current-password"
						autoComplete="current-password"
						value={current}
						onChange={(event) => setCurrent(event.currentTarget.value)}
						required
					/>
					<NewPassword
						{...errors.field("newPassword")}
						required
						label={say(fieldLabels.newPassword)}
						name="new-password"
						value={next}
						onChange={setNext}
					/>
					<div className={form.send}>
						<Button type="submit" busy={busy}>
							{say(busy ? shared.saving : words.change)}
						</Button>
					</div>
				</form>
			</Panel>
			{user?.passwordChangeRequired || user?.secondFactorRequired ? null : (
				<>
					<SecondFactor />
					<MySessions />
				</>
			)}
		</>
	);
}
