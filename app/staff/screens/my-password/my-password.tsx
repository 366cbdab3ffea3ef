import { useState } from "react";
import { fieldLabels } from "#contract/field-labels.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { PasswordField } from "../../../parts/password-field/password-field.tsx";
import { checkSession, useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { Sessions } from "../../parts/sessions/sessions.tsx";
import { StoppedTries } from "../../parts/stopped-tries.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { SecondFactor } from "./second-factor.tsx";
import { myPasswordWords as words } from "./words.ts";

export default function MyPassword() {
	const say = useSay();
	const { user } = useSession();
	const navigate = useNavigate();
	const changePassword = useCall("changePassword");
	const [current, setCurrent] = useState("");
	const [next, setNext] = useState("");
	useUnsaved(current !== "" || next !== "", leavesPage);

	const changing = useSubmit({
		call: () => changePassword({ currentPassword: current, newPassword: next }),
		otherwise: "changePasswordFailed",
		onDone: async () => {
			setCurrent("");
			setNext("");
			if (!user?.passwordChangeRequired) return;
			const changed = await checkSession();
			if (changed && !changed.secondFactorRequired) navigate(pagePath("staffHome", "en"));
		},
	});

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
				<Form of={changing} className={form.narrow}>
					{/* For password managers: whose password it is. */}
					<input hidden readOnly name="username" autoComplete="username" value={user?.phone ?? ""} />
					<PasswordField
						{...changing.field("currentPassword")}
						label={say(fieldLabels.currentPassword)}
						name="current-password"
						autoComplete="current-password"
						value={current}
						onChange={(event) => setCurrent(event.currentTarget.value)}
						required
					/>
					<NewPassword
						{...changing.field("newPassword")}
						required
						label={say(fieldLabels.newPassword)}
						name="new-password"
						value={next}
						onChange={setNext}
					/>
					<Send of={changing} label={words.change} />
				</Form>
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

function MySessions() {
	const end = useCall("endMySession");
	const endOthers = useCall("endMyOtherSessions");
	return (
		<Sessions
			title={words.sessions}
			of={useList("mySessions")}
			failed="sessionsNotLoaded"
			all={words.endOthers}
			onEndAll={() => endOthers(undefined)}
			onEnd={(id) => end(undefined, { id })}
		/>
	);
}
