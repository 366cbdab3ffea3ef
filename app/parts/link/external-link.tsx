import type { ComponentProps, ReactNode } from "react";
import { useSay } from "../../language.ts";
import { words } from "../../words.ts";
import { Icon } from "../icon/icon.tsx";

type Props = Omit<ComponentProps<"a">, "href" | "target" | "rel" | "children"> & {
	address: string;
	children: ReactNode;
};

/** A link that leaves the site: a new tab, said so to the eye and to the ear (decisions.md, The shared frame). */
export function ExternalLink({ address, children, ...rest }: Props) {
	const say = useSay();
	return (
		<a href={address} target="_blank" rel="noopener noreferrer" {...rest}>
			{children}
			<span className="joined">
				{"\u00a0"}
				<Icon name="ext" />
			</span>
			<span className="visually-hidden">{say(words.opensInNewTab)}</span>
		</a>
	);
}
