import { readFile } from "node:fs/promises";
import { getDocumentProxy, getMeta } from "unpdf";
import { documents as limits } from "#contract/limits.ts";
import type { InspectedPdf } from "./page-counts.ts";

/** Prints what the PDF at the path in the first argument says of itself; fails where it can't be read. */
async function inspect(file: string): Promise<InspectedPdf> {
	try {
		const document = await getDocumentProxy(new Uint8Array(await readFile(file)));
		const { info } = await getMeta(document);
		const isLocked = Boolean(info.EncryptFilterName);
		return { pages: document.numPages, isLocked, hasText: await hasText(document).catch(() => null) };
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException")
			return { pages: 0, isLocked: true, hasText: null };
		throw error;
	}
}

/** A title page may be a picture alone, so some more are looked at. */
async function hasText(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<boolean> {
	for (let number = 1; number <= Math.min(document.numPages, limits.pagesForText); number += 1) {
		const { items } = await (await document.getPage(number)).getTextContent();
		if (items.some((item) => "str" in item && item.str.trim() !== "")) return true;
	}
	return false;
}

process.stdout.write(JSON.stringify(await inspect(process.argv[2] ?? "")));
