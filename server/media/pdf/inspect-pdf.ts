import { getDocumentProxy, getMeta } from "unpdf";
import { documents as limits } from "#contract/media/limits.ts";
import { aadhaarNumbersIn } from "./aadhaar.ts";
import type { InspectedPdf } from "./page-counts.ts";
import { extrasOf } from "./pdf-objects.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const unseen = { hasText: null, isForm: false, isPortfolio: false, numbers: { count: 0, pages: [] } };

/** Number of pages; 0 if locked. @throws {Error} if unreadable */
export async function countPages(bytes: Buffer): Promise<number> {
	try {
		return (await getDocumentProxy(new Uint8Array(bytes))).numPages;
	} catch (error) {
		if (isLock(error)) return 0;
		throw error;
	}
}

const isLock = (error: unknown) => error instanceof Error && error.name === "PasswordException";

export async function inspect(bytes: Buffer): Promise<InspectedPdf> {
	try {
		// The library takes over its input, so it gets a copy.
		const document = await getDocumentProxy(new Uint8Array(bytes));
		const { info } = await getMeta(document);
		const pages = document.numPages;
		if (info.EncryptFilterName) return { ...unseen, pages, isLocked: true };
		if (pages === 0) return { ...unseen, pages, isLocked: false };
		await document.getPage(1);
		// The one page of a pure XFA form only says that another program is needed.
		const extras = extrasOf(bytes);
		const isForm = extras.isShell || (Boolean(info.IsXFAPresent) && !info.IsAcroFormPresent);
		const isPortfolio = Boolean(info.IsCollectionPresent) && extras.hasFiles;
		return { pages, isLocked: false, isForm, isPortfolio, ...(await readPages(document)), extras };
	} catch (error) {
		if (isLock(error)) return { ...unseen, pages: 0, isLocked: true };
		throw error;
	}
}

async function readPages(document: Pdf): Promise<Pick<InspectedPdf, "hasText" | "numbers">> {
	const until = performance.now() + limits.readFor;
	const found = new Set<string>();
	const pages: number[] = [];
	let [hasText, isUnknown] = [false, false];
	for (let number = 1; number <= document.numPages && performance.now() < until; number += 1) {
		const text = await textOf(document, number).catch(() => undefined);
		if (number <= limits.pagesForText) {
			hasText ||= Boolean(text?.trim());
			isUnknown ||= text === undefined;
		}
		const numbers = aadhaarNumbersIn(text ?? "");
		if (numbers.length > 0) pages.push(number);
		for (const each of numbers) found.add(each);
	}
	return { hasText: hasText || (isUnknown ? null : false), numbers: { count: found.size, pages } };
}

async function textOf(document: Pdf, number: number): Promise<string> {
	const page = await document.getPage(number);
	const { items } = await page.getTextContent();
	page.cleanup();
	return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
}
