import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import "./picture.css";

interface Props {
	picture: PictureContent;
	className?: string | undefined;
	/** What it says; empty where the words beside it already do. Without it, the picture's own description. */
	alt?: string;
	/** How wide it is shown, as the attribute `sizes` has it, so that a phone is sent a phone's size. */
	sizes?: string;
	/** Above the fold: asked for at once instead of when it comes near. */
	first?: boolean;
}

/**
 * A picture of the town, with its size known beforehand so that nothing moves when it arrives. A photograph's average colour
 * (`data-tone`, picture.css) fills its place until then.
 */
export function Picture({ picture, className, alt = picture.alt, sizes, first = false }: Props) {
	return (
		<img
			src={picture.src}
			srcSet={picture.srcset}
			sizes={picture.srcset && sizes}
			data-tone={picture.tone}
			width={picture.width}
			height={picture.height}
			alt={alt}
			className={className}
			loading={first ? undefined : "lazy"}
			fetchPriority={first ? "high" : undefined}
			decoding={first ? undefined : "async"}
		/>
	);
}
