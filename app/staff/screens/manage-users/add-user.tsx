import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Location } from "react-router";
import type { Reply } from "#contract/api.ts";
import { lengths } from "#contract/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigation } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import formStyles from "../../parts/form.module.css";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { Panel } from "../../parts/panel.tsx";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { roleChoices } from "../../parts/role-names.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { adds } from "./use-list-address.ts";
import { manageUsersWords as words } from "./words.ts";

interface Props {
	roleCards: Reply<"roleCards"> | undefined;
	/** The address without the form; none where it is open by itself. */
	closed: string | undefined;
	/** Called once the user is in the list, which shows the password to be handed over. */
	onAdded: (phone: string, password: string) => void;
}

/** Closing the panel, also by Back, loses what is filled in; a search in the list doesn't. */
const leavesForm = (from: Location, to: Location) =>
	leavesPage(from, to) || (adds(from.search) && !adds(to.search));

const empty = { name: "", role: "", phone: "", password: "" };

/** The form of §2.17. §5: nothing is checked here, the server's words are shown; what was typed stays until it has worked. */
export function AddUser({ roleCards, closed, onAdded }: Props) {
	const say = useSay();
	const lang = useLang();
	const { user, last } = useSession();
	const permissions = (user ?? last)?.permissions ?? [];
	const [typed, setTyped] = useState(empty);
	const [busy, setBusy] = useState(false);
	const errors = useFormErrors();
	const addUser = useCall("addUser");
	useUnsaved(
		Object.values(typed).some((text) => text !== ""),
		leavesForm,
	);
	const { byHistory } = useNavigation();
	const form = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, where the button has opened it
	useEffect(() => {
		if (closed !== undefined && !byHistory) form.current?.querySelector("input")?.focus();
	}, []);

	async function add(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		errors.clear();
		// The server says that a role is missing where none is chosen.
		const role = roleCards?.find(({ name }) => name === typed.role)?.id ?? 0;
		const answer = await addUser({ ...typed, role });
		setBusy(false);
		if ("error" in answer) {
			const words = toastRefusal(answer, "addUserFailed", lang);
			// What may not be given is a role (requirements, Who may call what).
			const field = answer.field ?? (answer.status === 403 ? "role" : undefined);
			if (!refuseFields(errors, { ...answer, field }) && words) errors.show([{ words }], { isInToast: true });
			return;
		}
		sayToast("success", answer.message);
		// Emptied before the list is shown, which would ask whether it may leave what is filled in.
		flushSync(() => setTyped(empty));
		onAdded(typed.phone, typed.password);
	}

	return (
		<Panel
			title={say(words.addUser)}
			action={
				closed === undefined ? undefined : (
					<Link to={{ search: closed }} preserveScroll className={buttonClass("line")}>
						{say(words.close)}
					</Link>
				)
			}
		>
			<form ref={form} className={formStyles.form} onSubmit={add} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<div className={formStyles.fields}>
					<Field
						{...errors.field("name")}
						label={say(shared.name)}
						name="name"
						hint={say(words.nameHint)}
						value={typed.name}
						onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
						maxLength={lengths.personName}
						autoComplete="off"
					/>
					<SelectField
						{...errors.field("role")}
						label={say(shared.role)}
						name="role"
						empty={say(shared.chooseRole)}
						choices={roleChoices(roleCards, permissions, lang)}
						value={typed.role}
						onChange={(event) => setTyped({ ...typed, role: event.currentTarget.value })}
					/>
					<Field
						{...errors.field("phone")}
						label={say(shared.phone)}
						name="phone"
						type="tel"
						hint={say(words.phoneHint)}
						value={typed.phone}
						onChange={(event) => setTyped({ ...typed, phone: event.currentTarget.value })}
						maxLength={lengths.typedMobile}
						autoComplete="off"
					/>
					<div className={formStyles.wide}>
						<NewPassword
							{...errors.field("password")}
							label={say(shared.password)}
							name="password"
							value={typed.password}
							onChange={(password) => setTyped((before) => ({ ...before, password }))}
						/>
					</div>
				</div>
				<div className={formStyles.send}>
					<Button type="submit" busy={busy}>
						{say(busy ? words.adding : words.addUser)}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
