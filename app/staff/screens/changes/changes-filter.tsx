import { auditActionsFor, auditActionsOf, auditKinds } from "#contract/audit.ts";
import { auditLabels } from "#contract/audit-labels.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import { Filter } from "../../parts/filter.tsx";
import { changesScreenWords as words } from "./words.ts";

interface Props {
	address: ListAddress<"changes">;
	/** Count of the filters in use. */
	count: number;
}

export function ChangesFilter({ address: { page, form, asked }, count }: Props) {
	const say = useSay();
	const { user } = useSession();
	const may = auditActionsFor(user?.permissions ?? []);
	const [, ...others] = auditKinds;
	const kinds = others.filter((kind) => auditActionsOf(kind).some((action) => may.includes(action)));
	const actions = (
		<optgroup label={say(words.single)}>
			{may.map((action) => (
				<option key={action} value={action}>
					{say(auditLabels[action])}
				</option>
			))}
		</optgroup>
	);
	return (
		<form {...form}>
			<Filter
				page={page}
				asked={asked}
				choices={{ what: kinds.map((kind) => [kind, say(words[kind])]) }}
				more={{ what: actions }}
				ways={count > 0 ? <PageLink page="changes">{say(words.clear)}</PageLink> : null}
			/>
		</form>
	);
}
