import { readFile } from "node:fs/promises";
import { getDocumentProxy, getMeta } from "unpdf";
import type { InspectedPdf } from "./page-counts.ts";

/** Prints what the PDF at the path in the first argument says of itself; fails where it can't be read. */
async function inspect(file: string): Promise<InspectedPdf> {
	try {
		const document = await getDocumentProxy(new Uint8Array(await readFile(file)));
		const { info } = await getMeta(document);
		return { pages: document.numPages, isLocked: Boolean(info.EncryptFilterName) };
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException") return { pages: 0, isLocked: true };
		throw error;
	}
}

process.stdout.write(JSON.stringify(await inspect(process.argv[2] ?? "")));
