import type { Handlers } from "../handler.ts";
import { openApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

const document = openApiDocument();
const page = docsPage();

/** The API describes itself, for programs and for readers. */
export const documentCalls: Handlers<"openApi" | "apiDocs"> = {
	async openApi() {
		return document;
	},

	async apiDocs() {
		return page;
	},
};
