import type { Handlers } from "../call-context.ts";
import { openApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

// Made when they are first asked for: no start waits for them.
let document: ReturnType<typeof openApiDocument> | undefined;
let page: string | undefined;

/** The API describes itself, for programs and for readers. */
export const documentCalls: Handlers<"openApi" | "apiDocs"> = {
	async openApi() {
		document ??= openApiDocument();
		return document;
	},

	async apiDocs() {
		page ??= docsPage();
		return page;
	},
};
