import { type CSSProperties, useCallback, useState } from "react";
import type { Text } from "#contract/language.ts";
import { contentPermissions, type Permission } from "#contract/permissions.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSay } from "../../words/language.ts";

const words: Text = { en: "Change this page", hi: "यह पृष्ठ बदलें" };

/** Below the buttons of the header: the row has no room for one more. Readers carry no style of what staff see. */
const below: CSSProperties = {
	position: "absolute",
	marginBlockStart: "2.375rem",
	fontSize: "var(--t-s)",
	lineHeight: "1.5rem",
};

export default function ChangePage({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	const { pathname, search } = useLocation();
	const [isInMenu, setInMenu] = useState(false);
	const place = useCallback((link: Element | null) => setInMenu(Boolean(link?.closest("nav"))), []);
	if (!contentPermissions.some((each) => permissions.includes(each))) return null;
	return (
		<PageLink
			ref={place}
			page="content"
			search={`?of=${encodeURIComponent(pathname + search)}`}
			{...(isInMenu ? { className: buttonClass("line") } : { style: below })}
		>
			{say(words)}
		</PageLink>
	);
}
