import { buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { manageRolesWords as words } from "./words.ts";

export function AllRoles() {
	const say = useSay();
	return (
		<PageLink page="manageRoles" className={buttonClass("line")}>
			<Icon name="left" />
			{say(words.allRoles)}
		</PageLink>
	);
}
