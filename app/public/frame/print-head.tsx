import { filePath } from "#contract/files.ts";
import { useSite } from "../../parts/site-data.ts";
import { usePages } from "../../parts/site-pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { frameWords } from "./words.ts";

/**
 * The way back to a page from its print, in the head of the sheet: a QR code and the address. print-head.css shows it and lays the head out, with
 * the council's name (header.tsx) at the left and the date of the content (last-updated.tsx) above this.
 */
export function PrintHead({ page }: { page: string }) {
	const say = useSay();
	const lang = useLang();
	const { publicUrl } = useSite();
	const pages = usePages();
	return (
		<p hidden>
			{/* A browser fetches it when it is about to print. */}
			<img
				src={`${filePath("qr", lang)}?page=${page}`}
				alt={say(frameWords.qrCode)}
				loading="lazy"
				width={120}
				height={120}
			/>
			{publicUrl + pages.path(page, lang)}
		</p>
	);
}
