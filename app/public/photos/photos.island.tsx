import type { ComponentProps } from "react";
import { Lightbox } from "../../parts/lightbox/lightbox.tsx";
import { PhotoGrid } from "../../parts/photo-grid/photo-grid.tsx";

type Props = ComponentProps<typeof PhotoGrid> &
	Pick<ComponentProps<typeof Lightbox>, "stretch" | "closedSearch" | "photoCloses">;

export default function Photos({ stretch, closedSearch, photoCloses, ...grid }: Props) {
	return (
		<>
			<PhotoGrid {...grid} />
			<Lightbox
				photos={grid.photos}
				stretch={stretch}
				closedSearch={closedSearch}
				photoCloses={photoCloses}
			/>
		</>
	);
}
