import { Readable } from "node:stream";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { filePath } from "#contract/files.ts";
import { hydrationPath, hydrationType } from "#contract/hydration.ts";
import { audienceAt } from "#contract/pages.ts";
import { pageModule } from "./page-script.tsx";
import { contentContext, siteContext } from "./public/content.ts";
import { type ServerSide, ServerSideContext } from "./public/server-side.ts";
import { langOf } from "./words/language.ts";

export { siteFor } from "./site-for.ts";
export { staffDocument } from "./staff/document.tsx";
export { contentContext, searchContext, siteContext } from "./public/content.ts";
export { laterCode } from "./public/frame/inline-code.ts";
export { workerCode, workerWords } from "./public/offline/worker.ts";

/**
 * Renders a page whole: it is kept as finished bytes, so nothing is gained by sending it in pieces. Asked for a script, a public
 * page gives what its script is told, and is not rendered.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { matches, loaderData, errors } = context.staticHandlerContext;
	const screen = matches.at(-1)?.route.id ?? "";
	const { pathname, search } = new URL(request.url);
	const serverSide: ServerSide = {
		door: loadContext.get(contentContext),
		publicUrl: loadContext.get(siteContext).publicUrl,
		manifest: context.manifest,
		matches,
		hydration: hydrationPath(pathname) + search,
		loaded: errors ? undefined : { site: loaderData.root, data: loaderData[screen] },
	};
	const module =
		request.headers.get("accept") === hydrationType && audienceAt(pathname) !== "staff"
			? pageModule(serverSide, filePath("manifest", langOf(pathname)))
			: undefined;
	if (module !== undefined) {
		headers.set("content-type", hydrationType);
		return new Response(module, { status, headers });
	}
	const document = (
		<ServerSideContext value={serverSide}>
			<ServerRouter context={context} url={request.url} />
		</ServerSideContext>
	);
	const { prelude } = await prerenderToNodeStream(document);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(Readable.toWeb(prelude as Readable) as ReadableStream, { status, headers });
}
