import { pagePermission } from "#contract/navigation.ts";
import { say as sentence } from "#contract/outcomes.ts";
import { type PageName, pageByName } from "#contract/pages.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { Note } from "../../parts/note/note.tsx";
import type { StaffUser } from "../../session/session.ts";
import { useLang, useSay } from "../../words/language.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { staffWords as words } from "../parts/words.ts";

/** The permission that a staff page needs and somebody lacks. */
export function missingFor(user: StaffUser, page: PageName): Permission | undefined {
	const needed = pagePermission[page];
	return needed && !user.permissions.includes(needed) ? needed : undefined;
}

/** Names the missing permission and its menu label (requirements, Fine print). */
export function MissingPermission({ permission }: { permission: Permission }) {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<ScreenHead title={say(words.noAccess)} />
			<Note tone="bad">
				<p>
					{sentence("notPermitted", lang, { permission: `${say(permissions[permission])} (${permission})` })}
				</p>
				<p>
					<PageLink page="staffHome">{say(pageByName("staffHome").title)}</PageLink>
				</p>
			</Note>
		</>
	);
}
