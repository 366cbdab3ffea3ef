import { fill } from "#contract/language.ts";
import { permissions as labels, type Permission } from "#contract/permissions.ts";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { assignWords as words } from "../assign-words.ts";
import { type RoleCard, titleAndName } from "../role-names.ts";

/** Permissions of the first list alone. */
export function without(some: readonly Permission[], others: readonly Permission[]): readonly Permission[] {
	return some.filter((name) => !others.includes(name));
}

export function useLabels(): (names: readonly Permission[]) => string {
	const say = useSay();
	return (names) => names.map((name) => say(labels[name])).join(", ");
}

interface Props {
	name: string;
	before: RoleCard;
	after: RoleCard;
}

/** Shows how another role would change somebody's rights. */
export function RoleChange({ name, before, after }: Props) {
	const say = useSay();
	const lang = useLang();
	const labelsOf = useLabels();
	if (before.id === after.id) return <Note>{fill(say(words.sameRole), { name })}</Note>;
	const gained = without(after.permissions, before.permissions);
	const lost = without(before.permissions, after.permissions);
	return (
		<Note tone="look" role="status">
			<p>
				<b>
					{fill(say(words.changed), {
						name,
						before: titleAndName(before, lang),
						after: titleAndName(after, lang),
					})}
				</b>
			</p>
			<p>
				{gained.length > 0
					? fill(say(words.gains), { permissions: labelsOf(gained) })
					: say(words.gainsNothing)}
			</p>
			<p>
				{lost.length > 0 ? fill(say(words.loses), { permissions: labelsOf(lost) }) : say(words.losesNothing)}
			</p>
		</Note>
	);
}
