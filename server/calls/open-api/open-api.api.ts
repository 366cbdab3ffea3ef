import type { SomeHandlers } from "../call-context.ts";
import { openApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

let document: ReturnType<typeof openApiDocument> | undefined;
let page: string | undefined;

export const documentCalls = {
	async openApi() {
		document ??= openApiDocument();
		return document;
	},

	async apiDocs() {
		page ??= docsPage();
		return page;
	},
} satisfies SomeHandlers;
