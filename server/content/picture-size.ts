export type Size = { width: number; height: number };

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** The width and height of a picture, so that a page keeps its place while it loads. Undefined when it can't be told. */
export function pictureSize(path: string, bytes: Buffer): Size | undefined {
	const size = /\.svg$/i.test(path) ? svgSize(bytes.toString("utf8")) : pngSize(bytes);
	return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** A PNG begins with its signature and the IHDR chunk, whose first two numbers are the size. */
function pngSize(bytes: Buffer): Size | undefined {
	if (bytes.length < 24 || bytes.toString("latin1", 0, 8) !== PNG_SIGNATURE) return undefined;
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** An SVG says it by width and height in pixels, else by its viewBox. */
function svgSize(text: string): Size | undefined {
	const tag = /<svg\b[^>]*>/.exec(text)?.[0];
	if (!tag) return undefined;
	const pixels = (name: string) =>
		new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1];
	const [width, height] = [pixels("width"), pixels("height")];
	if (width && height) return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
	const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(tag);
	return box ? { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) } : undefined;
}
