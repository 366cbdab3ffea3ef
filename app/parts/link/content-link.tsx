import type { ReactNode } from "react";
import type { PageLink, Portal } from "#contract/content/kinds.ts";
import { Link } from "../../navigation/link.tsx";
import { ExternalLink } from "./external-link.tsx";

interface Props {
	to: Portal | PageLink;
	className?: string | undefined;
	children?: ReactNode;
}

export function ContentLink({ to, className, children }: Props) {
	if ("address" in to) {
		return (
			<ExternalLink address={to.address} className={className}>
				{children ?? to.name}
			</ExternalLink>
		);
	}
	return (
		<Link to={to.href} className={className}>
			{children ?? to.title}
		</Link>
	);
}
