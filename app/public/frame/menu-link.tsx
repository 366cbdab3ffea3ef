import type { SiteEntry } from "#contract/site-pages.ts";
import { Link } from "../../navigation/link.tsx";
import { ComingSoon } from "../../parts/coming-soon/coming-soon.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { useSite } from "../../parts/site-data.ts";
import { useHere, usePages } from "../../parts/site-pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { frameWords } from "./words.ts";

interface Props {
	entry: SiteEntry;
	className?: string | undefined;
	icon?: string | undefined;
	/** Adds to an entry that opens the "Coming soon" toast where it is got until then. */
	tellsSoon?: boolean;
}

/** One entry of a menu, the top bar or the footer: a page of ours, another site in a new tab, or "Coming soon" (§2.1). */
export function MenuLink({ entry, className, icon, tellsSoon = false }: Props) {
	const say = useSay();
	const { portals } = useSite();
	const lang = useLang();
	const pages = usePages();
	const here = useHere()?.name;
	const label = (
		<>
			{icon ? <Icon name={icon} /> : null}
			{say(entry.label)}
		</>
	);
	if (entry.to === "comingSoon") {
		return (
			<ComingSoon className={className} instead={entry.instead}>
				{label}
				{tellsSoon ? (
					<small>{say(entry.instead.page === "contact" ? frameWords.atTheCounter : frameWords.soon)}</small>
				) : null}
			</ComingSoon>
		);
	}
	if ("portal" in entry.to) {
		return (
			<ExternalLink className={className} address={portals[entry.to.portal] ?? ""}>
				{label}
			</ExternalLink>
		);
	}
	return (
		<Link
			to={pages.path(entry.to.page, lang)}
			className={className}
			aria-current={entry.to.page === here ? "page" : undefined}
		>
			{label}
		</Link>
	);
}
