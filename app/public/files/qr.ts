import { qrPath } from "../../parts/qr-code/qr-path.ts";
import { langOf } from "../../words/language.ts";
import type { LoaderArgs } from "../screen.ts";

/** A QR code of a page's URL, for the way back from paper (`?page=` is its name). */
export function loader({ url, context }: LoaderArgs): Response {
	const { pathname, searchParams } = url;
	const name = searchParams.get("page") ?? "";
	const { pages } = context.door;
	const { path, size } = qrPath(
		context.publicUrl + pages.path(pages.has(name) ? name : "home", langOf(pathname)),
	);
	return new Response(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0"/><path d="${path}"/></svg>`,
		{ headers: { "content-type": "image/svg+xml; charset=utf-8" } },
	);
}
