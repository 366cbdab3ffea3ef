import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/navigation.ts";
import { photoSearch } from "./photo-address.ts";

export const photoLinkId = (id: number) => `photo-${id}`;

export function PhotoLink({
	id,
	className,
	children,
}: {
	id: number;
	className?: string;
	children: ReactNode;
}) {
	const { search } = useLocation();
	return (
		<Link
			id={photoLinkId(id)}
			to={{ search: photoSearch(search, id) }}
			state={{ openedFrom: search }}
			preserveScroll
			className={className}
		>
			{children}
		</Link>
	);
}
