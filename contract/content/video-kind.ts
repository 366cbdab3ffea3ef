export type VideoKind = { readonly kind: "youtube"; readonly id: string } | { readonly kind: "file" };

const YOUTUBE_HOST = /^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i;
const VIDEO_ID = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/;

/** §5 "Video type": YouTube by an 11-character id, a file by .mp4; others aren't shown (§2.10). The content door's version parameter is ignored. */
export function videoKind(url: string): VideoKind | undefined {
	const id = YOUTUBE_HOST.test(url) ? VIDEO_ID.exec(url)?.[1] : undefined;
	if (id) return { kind: "youtube", id };
	return /\.mp4$/i.test(url.replace(/[?#].*$/, "")) ? { kind: "file" } : undefined;
}
