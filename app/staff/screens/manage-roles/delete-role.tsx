import type { RefObject } from "react";
import { outcomes } from "#contract/outcomes.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { type RoleCard, titleAndName } from "../../parts/role-names.ts";
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
	const remove = useAct("deleteRole", "deleteRoleFailed", {
		says: () => sayToast("success", say(outcomes.roleDeleted.words)),
		onDone: () => onGone?.(),
		onRefused: ({ status }) => status === 401 && onNothing(),
	});

	return (
		<Confirm
			title={say(words.deleteRole)}
			question={say(outcomes.confirmDeleteRole.words)}
			onAct={() => remove.act(undefined, { id: role.id })}
			{...(list && { list })}
			onClose={onClose}
		>
			{titleAndName(role, lang)}
		</Confirm>
	);
}
