import { useState } from "react";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { Selected } from "../../parts/selection/select.tsx";
import type { Selection } from "../../parts/selection/use-selection.ts";
import { selectWords } from "../../parts/selection/words.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import type { UserRow } from "./user-row.ts";
import { selectionWords as words } from "./words.ts";

/** A question that names more people isn't read. */
const mostNamed = 5;

/** Gives the selected people a role after a question; all or none. */
export function SelectionBar({ selection }: { selection: Selection<Pick<UserRow, "id" | "name">> }) {
	const { chosen, clear } = selection;
	const say = useSay();
	const roles = useRoles();
	const [roleId, setRoleId] = useState("");
	const [asks, setAsks] = useState(false);
	const assign = useCall("assignRoles");
	const role = roles.cards?.find(({ id }) => String(id) === roleId);
	const giving = useSubmit({
		call: () => assign({ userIds: [...chosen.keys()], roleId: Number(roleId) }),
		otherwise: "changeUserFailed",
		onDone: () => {
			setRoleId("");
			clear();
		},
	});

	const names = [...chosen.values()].map(({ name }) => name);
	const rest = names.length - mostNamed;
	return (
		<>
			<AlertLine alert={giving.alert.alert} />
			<Selected selection={selection}>
				<select
					aria-label={say(words.role)}
					value={roleId}
					onChange={(event) => setRoleId(event.currentTarget.value)}
				>
					<option value="">{say(words.role)}</option>
					{roles.choices().map(({ value, label, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{label}
						</option>
					))}
				</select>
				<Button look="line" disabled={!role} onClick={() => setAsks(true)}>
					{say(words.giveRole)}
				</Button>
			</Selected>
			{asks && role ? (
				<Confirm
					title={say(words.giveRole)}
					question={fill(say(words.askRole), {
						role: roles.called(role.name),
						count: chosen.size,
					})}
					labels={{ keep: words.cancel, act: words.giveRole, acting: words.saving }}
					onAct={giving.send}
					onClose={() => setAsks(false)}
				>
					<p>
						{names.slice(0, mostNamed).join(", ")}
						{rest > 0 ? ` ${fill(say(selectWords.andMore), { count: rest })}` : ""}
					</p>
					<p>{say(selectWords.allOrNone)}</p>
				</Confirm>
			) : null}
		</>
	);
}
