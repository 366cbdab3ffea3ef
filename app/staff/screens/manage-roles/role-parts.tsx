import type { RefObject } from "react";
import { fill } from "#contract/language.ts";
import { mayOpen } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { permissions as labels, type Permission, permissionPurposes } from "#contract/permissions.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { type RoleCard, titleAndName } from "../../parts/role-names.ts";
import styles from "./manage-roles.module.css";
import { manageRolesWords as words } from "./words.ts";

export const pageOfRole = (id: number) => `?role=${id}`;

export function AllRoles() {
	const say = useSay();
	return (
		<PageLink page="manageRoles" className={buttonClass("line")}>
			<Icon name="left" />
			{say(words.allRoles)}
		</PageLink>
	);
}

export function Holders({ role: { name, people } }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	if (people === 0) return say(words.nobody);
	const text = fill(say(people === 1 ? words.holder : words.holders), { count: grouped(people, lang) });
	if (!mayOpen("manageUsers", user?.permissions ?? [])) return text;
	return (
		<PageLink page="manageUsers" search={`?role=${encodeURIComponent(name)}`}>
			{text}
		</PageLink>
	);
}

export function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	return (
		<dl className={styles.permissions}>
			{permissions.map((permission) => (
				<div key={permission}>
					<dt>{say(labels[permission])}</dt>
					<dd>{say(permissionPurposes[permission])}</dd>
				</div>
			))}
		</dl>
	);
}

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
