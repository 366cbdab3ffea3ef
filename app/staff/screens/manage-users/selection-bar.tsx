import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { roleChoices, roleName } from "../../parts/role-names.ts";
import styles from "../../parts/selection/selection.module.css";
import type { Selection } from "../../parts/selection/use-selection.ts";
import { selectWords } from "../../parts/selection/words.ts";
import type { useAlert } from "../../parts/use-alert.ts";
import type { UserRow } from "./user-row.ts";
import { selectionWords as words } from "./words.ts";

/** A question that names more people isn't read. */
const mostNamed = 5;

export type Refused = Pick<ReturnType<typeof useAlert>, "refuse" | "clear">;

interface Props {
	selection: Selection<Pick<UserRow, "id" | "name">>;
	roleCards: Reply<"roleCards"> | undefined;
	own: readonly Permission[];
	refused: Refused;
}

/** Gives the selected people a role after a question; all or none. */
export function SelectionBar({ selection: { chosen, clear }, roleCards, own, refused }: Props) {
	const say = useSay();
	const lang = useLang();
	const [roleId, setRoleId] = useState("");
	const [asks, setAsks] = useState(false);
	const assign = useCall("assignRoles");
	const role = roleCards?.find(({ id }) => String(id) === roleId);
	const selected = fill(say(selectWords.selected), { count: chosen.size });

	async function give(): Promise<boolean> {
		refused.clear();
		const answer = await assign({ userIds: [...chosen.keys()], roleId: Number(roleId) });
		if (isRefusal(answer)) {
			refused.refuse(answer, "changeUserFailed", give);
			return false;
		}
		sayToast("success", answer.message);
		setRoleId("");
		clear();
		return true;
	}

	const names = [...chosen.values()].map(({ name }) => name);
	const rest = names.length - mostNamed;
	return (
		<>
			<p role="status" className="visually-hidden">
				{chosen.size > 0 ? selected : ""}
			</p>
			{chosen.size > 0 ? (
				<fieldset className={`cluster ${styles.bar}`}>
					<legend className="visually-hidden">{selected}</legend>
					<b aria-hidden="true">{selected}</b>
					<select
						aria-label={say(words.role)}
						value={roleId}
						onChange={(event) => setRoleId(event.currentTarget.value)}
					>
						<option value="">{say(words.role)}</option>
						{roleChoices(roleCards, own, lang).map(({ value, label, disabled }) => (
							<option key={value} value={value} disabled={disabled}>
								{label}
							</option>
						))}
					</select>
					<Button look="line" disabled={!role} onClick={() => setAsks(true)}>
						{say(words.giveRole)}
					</Button>
					<button type="button" className={styles.clear} onClick={clear}>
						{say(selectWords.clear)}
					</button>
				</fieldset>
			) : null}
			{asks && role ? (
				<Confirm
					title={say(words.giveRole)}
					question={fill(say(words.askRole), {
						role: roleName(roleCards, role.name, lang),
						count: chosen.size,
					})}
					labels={{ keep: words.cancel, act: words.giveRole, acting: words.saving }}
					onAct={give}
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
