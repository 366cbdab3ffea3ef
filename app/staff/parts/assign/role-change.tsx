import { fill, type Lang } from "#contract/language.ts";
import { permissions as labels, type Permission } from "#contract/permissions.ts";
import { Note } from "../../../parts/note/note.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Confirm } from "../confirm.tsx";
import { useOwnRole } from "../own-role.ts";
import { type RoleCard, titleAndName } from "../role-names.ts";
import { staffWords as shared } from "../words.ts";
import { assignWords as words } from "./words.ts";

/** Labels of the permissions of the first list alone. */
function useDifference() {
	const say = useSay();
	return (some: readonly Permission[], others: readonly Permission[]) =>
		some
			.filter((name) => !others.includes(name))
			.map((name) => say(labels[name]))
			.join(", ");
}

interface Props {
	name: string;
	before: RoleCard;
	after: RoleCard;
}

/** Says that somebody holds another role now. */
export function changed({ name, before, after }: Props, lang: Lang) {
	const roles = { before: titleAndName(before, lang), after: titleAndName(after, lang) };
	return fill(words.changed[lang], { name, ...roles });
}

/** Shows how another role would change somebody's rights. */
export function RoleChange(change: Props) {
	const { name, before, after } = change;
	const say = useSay();
	const lang = useLang();
	const difference = useDifference();
	if (before.id === after.id) return <Note>{fill(say(words.sameRole), { name })}</Note>;
	const gained = difference(after.permissions, before.permissions);
	const lost = difference(before.permissions, after.permissions);
	return (
		<Note tone="look" role="status">
			<p>
				<b>{changed(change, lang)}</b>
			</p>
			<p>{gained ? fill(say(words.gains), { permissions: gained }) : say(words.gainsNothing)}</p>
			<p>{lost ? fill(say(words.loses), { permissions: lost }) : say(words.losesNothing)}</p>
		</Note>
	);
}

interface OwnProps {
	before: RoleCard | undefined;
	after: RoleCard | undefined;
	onAct: () => Promise<boolean>;
	onClose: () => void;
}

/** Asks before one changes one's own role, and says what one would lose. */
export function OwnRoleQuestion({ before, after, onAct, onClose }: OwnProps) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const { title: ownRole } = useOwnRole();
	const lost = useDifference()(user?.permissions ?? [], after?.permissions ?? []);
	return (
		<Confirm
			title={say(words.ownRoleTitle)}
			question={fill(say(words.ownRoleQuestion), {
				before: before ? titleAndName(before, lang) : ownRole,
				after: after ? titleAndName(after, lang) : "",
			})}
			labels={{ keep: words.keepRole, act: words.changeRole, acting: shared.saving }}
			onAct={onAct}
			onClose={onClose}
		>
			<p>
				{!after
					? say(words.youMayLose)
					: lost
						? fill(say(words.youLose), { permissions: lost })
						: say(words.youLoseNothing)}
			</p>
		</Confirm>
	);
}
