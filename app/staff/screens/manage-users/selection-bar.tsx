import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { roleChoices, roleName } from "../../parts/role-names.ts";
import type { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import styles from "./selection.module.css";
import type { Selection } from "./use-selection.ts";
import { selectionWords as words } from "./words.ts";

/** A question that names more people than this is not read. */
const mostNamed = 5;

/** Shows why something wasn't done, and takes that off the screen at the next attempt. */
export type Refused = Pick<ReturnType<typeof useAlert>, "refuse" | "clear">;

interface Props {
	selection: Selection;
	roleCards: Reply<"roleCards"> | undefined;
	refused: Refused;
}

/** What can be done with the people selected; each is asked first, and done for all of them or for none. */
export function SelectionBar({ selection, roleCards, refused }: Props) {
	const say = useSay();
	const lang = useLang();
	const { user, last } = useSession();
	const permissions = (user ?? last)?.permissions ?? [];
	const [role, setRole] = useState("");
	const [asked, setAsked] = useState<"giveRole" | "suspend" | "reinstate">();
	const suspend = useCall("suspendUsers");
	const reinstate = useCall("reinstateUsers");
	const assign = useCall("assignRoles");
	const { chosen, clear } = selection;
	const userIds = [...chosen.keys()];
	const roleId = roleCards?.find(({ name }) => name === role)?.id;

	const acts = {
		giveRole: () => assign({ userIds, roleId: roleId ?? 0 }),
		suspend: () => suspend({ userIds }),
		reinstate: () => reinstate({ userIds }),
	};
	const questions = {
		giveRole: fill(say(words.askRole), { role: roleName(roleCards, role, lang), count: chosen.size }),
		suspend: fill(say(words.askSuspend), { count: chosen.size }),
		reinstate: fill(say(words.askReinstate), { count: chosen.size }),
	};

	async function act(what: keyof typeof acts): Promise<boolean> {
		refused.clear();
		const answer = await acts[what]();
		if (isRefusal(answer)) {
			refused.refuse(answer, "changeUserFailed", () => act(what));
			return false;
		}
		sayToast("success", answer.message);
		setRole("");
		clear();
		return true;
	}

	const names = [...chosen.values()];
	const rest = names.length - mostNamed;
	return (
		<>
			<p role="status" className="visually-hidden">
				{chosen.size > 0 ? fill(say(words.selected), { count: chosen.size }) : ""}
			</p>
			{chosen.size > 0 ? (
				<fieldset className={styles.bar}>
					<legend className="visually-hidden">{fill(say(words.selected), { count: chosen.size })}</legend>
					<b aria-hidden="true">{fill(say(words.selected), { count: chosen.size })}</b>
					{permissions.includes("assign_role") ? (
						<div className={styles.role}>
							<select
								aria-label={say(words.role)}
								value={role}
								onChange={(event) => setRole(event.currentTarget.value)}
							>
								<option value="">{say(words.role)}</option>
								{roleChoices(roleCards, permissions, lang).map(({ value, label, disabled }) => (
									<option key={value} value={value} disabled={disabled}>
										{label}
									</option>
								))}
							</select>
							<Button look="line" disabled={!roleId} onClick={() => setAsked("giveRole")}>
								{say(words.giveRole)}
							</Button>
						</div>
					) : null}
					<Button look="line" onClick={() => setAsked("suspend")}>
						{say(words.suspend)}
					</Button>
					<Button look="line" onClick={() => setAsked("reinstate")}>
						{say(words.reinstate)}
					</Button>
					<button type="button" className={styles.clear} onClick={clear}>
						{say(words.clear)}
					</button>
				</fieldset>
			) : null}
			{asked ? (
				<Confirm
					title={say(words[asked])}
					question={questions[asked]}
					labels={{ keep: words.cancel, act: words[asked], acting: words.saving }}
					onAct={() => act(asked)}
					onClose={() => setAsked(undefined)}
				>
					<p>
						{names.slice(0, mostNamed).join(", ")}
						{rest > 0 ? ` ${fill(say(words.andMore), { count: rest })}` : ""}
					</p>
					<p>{say(words.allOrNone)}</p>
				</Confirm>
			) : null}
		</>
	);
}
