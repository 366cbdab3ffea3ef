import drawing from "../icon/icons.svg?url";
import { PhotoGrid } from "../photo-grid/photo-grid.tsx";
import { Lightbox, type LightboxPhoto } from "./lightbox.tsx";

const photos: readonly LightboxPhoto[] = [1, 2, 3].map((id) => ({
	id,
	title: `Photo ${id}`,
	picture: { src: drawing, width: 600, height: 400, alt: `What photo ${id} shows`, title: `Photo ${id}` },
}));

export const examples = {
	"thumbnails and their lightbox": (
		<>
			<PhotoGrid photos={photos} label="Photos" />
			<Lightbox photos={photos} />
		</>
	),
};
