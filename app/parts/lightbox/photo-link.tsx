import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/navigation.ts";
import { photoSearch } from "./photo-address.ts";

/** Where a photo's link stands on the page, so that the focus can come back to it. */
export const photoLinkId = (id: number) => `photo-${id}`;

/** What a thumbnail is: a link to the photo's own address, which the Lightbox of the same screen opens over the page. */
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
