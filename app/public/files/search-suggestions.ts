import { langOf } from "../../words/language.ts";
import type { PageContext } from "../context.ts";

/** Suggestions for the letters typed so far, as JSON for the search box (app/parts/find/). */
export function loader({ request, context }: { request: Request; context: PageContext }): Response {
	const { pathname, searchParams } = new URL(request.url);
	const suggestions = context.search.suggest(searchParams.get("q") ?? "", langOf(pathname));
	return new Response(JSON.stringify(suggestions), {
		headers: { "content-type": "application/json; charset=utf-8" },
	});
}
