import { focusAt } from "#contract/focus.ts";
import { fill, type Lang } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import type { ShelfFile } from "./use-uploads.ts";
import { uploadWords as words } from "./words.ts";

export function nameOf(file: ShelfFile, lang: Lang): string {
	return (lang === "hi" ? file.titleHi : file.titleEn) || file.name;
}

export function isDescribed({ titleEn }: ShelfFile): boolean {
	return titleEn !== "";
}

export function factsOf(
	{ type, bytes, width, height, pages, hasText, findings }: ShelfFile,
	lang: Lang,
): string {
	const megabytes = bytes / kilobytes(1024);
	const size =
		megabytes < 1
			? fill(words.kilobytes[lang], { count: Math.max(1, Math.round(bytes / kilobytes(1))) })
			: fill(words.megabytes[lang], { count: megabytes.toFixed(1) });
	const count = pages === 1 ? words.onePage[lang] : fill(words.pages[lang], { count: pages ?? 0 });
	const scan = hasText === false && words.scan[lang];
	const aadhaar = findings && findings.numbers.count > 0 && words.aadhaar[lang];
	return [words[type][lang], size, width && `${width} × ${height}`, pages && count, scan, aadhaar]
		.filter(Boolean)
		.join(" · ");
}

export function focusWords(focus: string, lang: Lang): string {
	const [across, down] = focusAt(focus);
	return focus ? fill(words.focusAt[lang], { across, down }) : words.focusMiddle[lang];
}

/** Warnings to heed before a document is published. */
export function remarksOn({ hasText, findings }: ShelfFile, lang: Lang): string[] {
	const remarks: string[] = hasText === false ? [words.scanHint[lang]] : [];
	if (findings && findings.numbers.count > 0) {
		const { count, pages } = findings.numbers;
		remarks.push(
			fill(words.aadhaarHint[lang], { count, pages: new Intl.ListFormat(lang).format(pages.map(String)) }),
		);
	}
	if (findings?.acts) remarks.push(words.actsHint[lang]);
	if (findings?.hasFiles) remarks.push(words.filesHint[lang]);
	return remarks;
}
