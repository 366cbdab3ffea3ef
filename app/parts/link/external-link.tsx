import type { ComponentProps, ReactNode } from "react";
import { NewTabSign } from "./new-tab-sign.tsx";

type Props = Omit<ComponentProps<"a">, "href" | "target" | "rel" | "children"> & {
	address: string;
	children: ReactNode;
};

/** A link that leaves the site: opens a new tab, and tells both the eye and the ear (requirements, The shared frame). */
export function ExternalLink({ address, children, ...rest }: Props) {
	return (
		<a href={address} target="_blank" rel="noopener noreferrer" {...rest}>
			{children}
			<NewTabSign />
		</a>
	);
}
