import { type CSSProperties, useCallback, useState } from "react";
import type { Text } from "#contract/language.ts";
import { contentPermissions, type Permission } from "#contract/permissions.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSay } from "../../words/language.ts";

const words: Text = { en: "Change this page", hi: "यह पृष्ठ बदलें" };

/** At the corner of the window: the header has no room for one more. Readers carry no style of what staff see. */
const atCorner: CSSProperties = {
	position: "fixed",
	insetBlockEnd: "1rem",
	insetInlineEnd: "1rem",
	zIndex: 5,
	boxShadow: "var(--lift)",
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
			className={buttonClass("line")}
			{...(isInMenu ? {} : { style: atCorner })}
		>
			{say(words)}
		</PageLink>
	);
}
