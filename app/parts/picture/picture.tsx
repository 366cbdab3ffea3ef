import type { Picture as PictureContent } from "#contract/content/kinds.ts";
import "./picture.css";

interface Props {
	picture: PictureContent;
	className?: string | undefined;
	/** Alternative text: empty where the words beside it suffice, the picture's own description by default. */
	alt?: string;
	sizes?: string;
	first?: boolean;
}

/** A picture of the town, in a box of its size and average colour (`data-tone`, picture.css), so that nothing moves when it loads. */
export function Picture({ picture, className, alt = picture.alt, sizes, first = false }: Props) {
	return (
		<img
			src={picture.src}
			srcSet={picture.srcset}
			sizes={picture.srcset && sizes}
			data-tone={picture.tone}
			data-focus={picture.focus}
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
