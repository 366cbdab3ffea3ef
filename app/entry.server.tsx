import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { contentContext, siteContext } from "./content.ts";
import { ServerSideContext } from "./server-side.ts";

export { contentContext, searchContext, siteContext } from "./content.ts";
export { laterCode } from "./frame/inline-code.ts";
export { workerCode, workerWords } from "./offline/worker.ts";

/** Renders a page whole: it is kept as finished bytes, so nothing is gained by sending it in pieces. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { matches, loaderData, errors } = context.staticHandlerContext;
	const screen = matches.at(-1)?.route.id ?? "";
	const serverSide = {
		door: loadContext.get(contentContext),
		publicUrl: loadContext.get(siteContext).publicUrl,
		manifest: context.manifest,
		matches,
		loaded: errors ? undefined : { site: loaderData.root, data: loaderData[screen] },
	};
	const document = (
		<ServerSideContext value={serverSide}>
			<ServerRouter context={context} url={request.url} />
		</ServerSideContext>
	);
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(document, {
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
