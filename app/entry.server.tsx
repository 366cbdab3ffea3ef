import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export { contentContext, siteContext } from "./content.ts";
export { laterCode } from "./frame/inline-code.ts";

/** Renders a page whole: it is kept as finished bytes, so nothing is gained by sending it in pieces. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				const body = new PassThrough();
				headers.set("content-type", "text/html; charset=utf-8");
				resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
				pipe(body);
			},
			onShellError: reject,
		});
	});
}
