import type { PensionSchemeKey } from "#contract/content/pension-rules.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { SiteLink } from "../../parts/link/site-link.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "./words.ts";

/** The eligibility questions are on the page that compares the schemes (§2.12); each scheme's own page links there. */
export function PensionCheckLink({ scheme }: { scheme: PensionSchemeKey }) {
	return (
		<p>
			<SiteLink page="oldAgePension" search={`?scheme=${scheme}#check`} className={buttonClass("line")}>
				{useSay()(words.checkEligibility)} <Icon name="right" />
			</SiteLink>
		</p>
	);
}
