import { encode } from "uqr";
import { langOf } from "../../words/language.ts";
import type { PageContext } from "../context.ts";

/** The white border without which a phone doesn't recognise the code. */
const quiet = 4;

/** A QR code of a page's URL, for the way back from paper (`?page=` is its name). */
export function loader({ request, context }: { request: Request; context: PageContext }): Response {
	const { pathname, searchParams } = new URL(request.url);
	const name = searchParams.get("page") ?? "";
	const { pages } = context.door;
	const path = pages.path(pages.has(name) ? name : "home", langOf(pathname));
	const { data, size } = encode(context.publicUrl + path, { border: quiet });
	const squares = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}` : [])),
	);
	return new Response(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0"/><path d="${squares.join("")}"/></svg>`,
		{ headers: { "content-type": "image/svg+xml; charset=utf-8" } },
	);
}

/** The length of the run of dark modules from here. */
function runFrom(row: readonly boolean[], start: number): number {
	const end = row.indexOf(false, start);
	return (end < 0 ? row.length : end) - start;
}
