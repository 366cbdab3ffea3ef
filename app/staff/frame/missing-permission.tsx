import { mayOpen, pagePermissions } from "#contract/navigation.ts";
import { say as sentence } from "#contract/outcomes.ts";
import { type PageName, pageByName } from "#contract/pages.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { Note } from "../../parts/note/note.tsx";
import type { StaffUser } from "../../session/session.ts";
import { useLang, useSay } from "../../words/language.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { staffWords as words } from "../parts/words.ts";

export function missingFor(user: StaffUser, page: PageName): readonly Permission[] | undefined {
	return mayOpen(page, user.permissions) ? undefined : pagePermissions[page];
}

/** Names the missing permissions by their menu labels, in English with their names (requirements, Fine print). */
export function MissingPermission({ anyOf }: { anyOf: readonly Permission[] }) {
	const say = useSay();
	const lang = useLang();
	const names = anyOf.map((each) =>
		lang === "en" ? `${permissions[each].en} (${each})` : permissions[each].hi,
	);
	return (
		<>
			<ScreenHead title={say(words.noAccess)} />
			<Note tone="bad">
				<p>{sentence("notPermitted", lang, { permission: names.join(say(words.or)) })}</p>
				<p>
					<PageLink page="staffHome">{say(pageByName("staffHome").title)}</PageLink>
				</p>
			</Note>
		</>
	);
}
