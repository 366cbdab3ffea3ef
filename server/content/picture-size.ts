import { drawingSize } from "./drawing.ts";
import { photoHeader } from "./photo-header.ts";

export type Size = { width: number; height: number };

export function pictureSize(path: string, bytes: Buffer): Size | undefined {
	const size = /\.svg$/i.test(path) ? drawingSize(bytes.toString("utf8")) : photoHeader(bytes);
	return size && size.width > 0 && size.height > 0 ? { width: size.width, height: size.height } : undefined;
}
