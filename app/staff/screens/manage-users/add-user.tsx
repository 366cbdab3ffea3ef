import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Location } from "react-router";
import { pageByName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigation } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { readAddress } from "../../desk/list/addresses.ts";
import formStyles from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { NewPassword } from "../../parts/new-password.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PersonFields } from "../../parts/person-fields.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { manageUsersWords as words } from "./words.ts";

interface Props {
	/** The address without the form; none where it is open by itself. */
	closed: string | undefined;
	/** Called once the user is in the list, which shows the password to be handed over. */
	onAdded: (phone: string, password: string) => void;
}

const adds = ({ search }: Location) => readAddress("manageUsers", search).add !== undefined;

/** Closing the panel, also by Back, loses what is filled in; a search in the list doesn't. */
const leavesForm = (from: Location, to: Location) => leavesPage(from, to) || (adds(from) && !adds(to));

const empty = { name: "", role: "", phone: "", password: "" };

export function AddUser({ closed, onAdded }: Props) {
	const say = useSay();
	const roles = useRoles();
	const [typed, setTyped] = useState(empty);
	const type = (change: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...change }));
	const addUser = useCall("addUser");
	const adding = useSubmit({
		// The server says that a role is missing where none is chosen.
		call: () => addUser({ ...typed, role: Number(typed.role) }),
		otherwise: "addUserFailed",
		refusesByToast: true,
		onDone: () => {
			// Emptied before the list is shown, which would ask whether it may leave what is filled in.
			flushSync(() => setTyped(empty));
			onAdded(typed.phone, typed.password);
		},
	});
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

	return (
		<Panel
			title={say(words.addUser)}
			action={
				<div className="cluster">
					<PageLink page="importUsers">{say(pageByName("importUsers").title)}</PageLink>
					{closed === undefined ? null : (
						<Link to={{ search: closed }} preserveScroll className={buttonClass("line")}>
							{say(words.close)}
						</Link>
					)}
				</div>
			}
		>
			<Form ref={form} of={adding}>
				<div className={`stack ${formStyles.fields}`}>
					<PersonFields
						field={adding.field}
						typed={typed}
						onType={type}
						nameHint={say(words.nameHint)}
						phoneHint={say(words.phoneHint)}
					>
						<SelectField
							{...adding.field("role")}
							label={say(shared.role)}
							empty={say(shared.chooseRole)}
							choices={roles.choices()}
							value={typed.role}
							onChange={(event) => type({ role: event.currentTarget.value })}
						/>
					</PersonFields>
					<div className={formStyles.wide}>
						<NewPassword
							{...adding.field("password")}
							label={say(shared.password)}
							value={typed.password}
							onChange={(password) => type({ password })}
						/>
					</div>
				</div>
				<Send of={adding} label={words.addUser} sending={words.adding} />
			</Form>
		</Panel>
	);
}
