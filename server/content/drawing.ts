/**
 * Patterns that an untrusted SVG may not contain. In an <img> scripts don't run, but at the SVG's own address they would;
 * the content security policy (server/http/headers.ts) is the second barrier.
 */
const dangers: readonly (readonly [RegExp, string])[] = [
	[/<(?:[\w-]+:)?script[\s/>]/i, "a script"],
	[/<(?:[\w-]+:)?foreignObject[\s/>]/i, "a web page inside (foreignObject)"],
	[/<!ENTITY/i, "text that multiplies itself (ENTITY)"],
	[/[\s"'/]on[a-z]+\s*=/i, "a command that runs by itself (onload, onclick …)"],
	[/=\s*["']?\s*(?:javascript|data:text)/i, "a link that runs a script"],
	[/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, "something loaded from another site"],
	[/(?:@import|url\(\s*["']?\s*(?:https?:)?\/\/)/i, "something loaded from another site"],
];

export function dangerIn(svg: string): string | undefined {
	// Decoded first, or &#106;avascript would pass.
	const plain = svg.replace(/&#(x?)([0-9a-f]{1,6});?/gi, (_, hex: string, digits: string) => {
		const code = Number.parseInt(digits, hex ? 16 : 10);
		return code <= 0x10ffff ? String.fromCodePoint(code) : "";
	});
	return dangers.find(([sign]) => sign.test(plain))?.[1];
}

export function drawingSize(text: string): { width: number; height: number } | undefined {
	const tag = /<svg\b[^>]*>/.exec(text)?.[0];
	if (!tag) return undefined;
	const pixels = (name: string) =>
		new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1];
	const [width, height] = [pixels("width"), pixels("height")];
	if (width && height) return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
	const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(tag);
	return box ? { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) } : undefined;
}
