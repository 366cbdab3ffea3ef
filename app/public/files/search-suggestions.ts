import type { RouterContextProvider } from "react-router";
import { langOf } from "../../words/language.ts";
import { searchContext } from "../content.ts";

/** What to offer for the letters typed so far, for the search box (app/parts/find/). */
export function loader({
	request,
	context,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
}): Response {
	const { pathname, searchParams } = new URL(request.url);
	const suggestions = context.get(searchContext).suggest(searchParams.get("q") ?? "", langOf(pathname));
	return new Response(JSON.stringify(suggestions), {
		headers: { "content-type": "application/json; charset=utf-8" },
	});
}
