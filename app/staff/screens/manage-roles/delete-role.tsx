import type { RefObject } from "react";
import { outcomes } from "#contract/outcomes.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { type RoleCard, titleAndName } from "../../parts/role-names.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { manageRolesWords as words } from "./words.ts";

interface Props {
	role: RoleCard;
	/** Gets the focus if the button goes with its row. */
	list?: RefObject<HTMLElement | null>;
	onGone?: () => void;
	/** Called if the session ended and nothing was deleted. */
	onNothing: () => void;
	onClose: () => void;
}

export function DeleteRole({ role, list, onGone, onNothing, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const deleteRole = useCall("deleteRole");

	async function remove(): Promise<boolean> {
		const answer = await deleteRole(undefined, { id: role.id });
		if ("error" in answer) {
			if (answer.status === 401) onNothing();
			toastRefusal(answer, "deleteRoleFailed", lang);
			return false;
		}
		sayToast("success", say(outcomes.roleDeleted.words));
		onGone?.();
		return true;
	}

	return (
		<Confirm
			title={say(words.deleteRole)}
			question={say(outcomes.confirmDeleteRole.words)}
			onAct={remove}
			{...(list && { list })}
			onClose={onClose}
		>
			{titleAndName(role, lang)}
		</Confirm>
	);
}
