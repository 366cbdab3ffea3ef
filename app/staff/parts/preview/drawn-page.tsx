import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { standIns } from "#contract/content/filled-in.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { fill, type Lang } from "#contract/language.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { fieldSaying } from "./find-field.ts";
import { type Previewed, seenFrom } from "./make-preview.ts";
import { paperIn } from "./paper.ts";
import styles from "./preview.module.css";
import { type OpensAtRow, showIn } from "./show-in.ts";
import { useDrawn } from "./use-drawn.ts";
import { previewWords as words } from "./words.ts";

interface Props extends Previewed {
	form: FormPlan;
	lang: Lang;
	/** Width of the simulated screen, pixels. */
	width: number;
	isPaper: boolean;
	view: Window | null;
	onPoint: (path: string) => void;
	opensAtRow: OpensAtRow | undefined;
}

/** The page in one language, scaled down to its room; a click on words leads to their field. */
export function DrawnPage({ form, lang, width, isPaper, view, onPoint, opensAtRow, ...previewed }: Props) {
	const say = useSay();
	const own = useLang();
	const [isSeen, setSeen] = useState(false);
	const [scale, setScale] = useState(1);
	const place = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const { page, mistake } = useDrawn(previewed, form, lang, isSeen || view !== null);
	const point = useEffectEvent(({ target }: Event) => {
		const path = fieldSaying(previewed.row, lang, wordsAround(target as Element));
		if (path !== undefined) onPoint(path);
	});
	const show = useEffectEvent((shown: Document, html: string) => {
		showIn(shown, html, opensAtRow && { row: previewed.row, lang, isGone: opensAtRow === "gone" });
	});

	useEffect(() => {
		if (!place.current) return;
		const seen = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
		const sized = new ResizeObserver(([entry]) =>
			setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
		);
		seen.observe(place.current);
		sized.observe(place.current);
		return () => {
			seen.disconnect();
			sized.disconnect();
		};
	}, [width]);

	useEffect(() => {
		const shown = view && !view.closed ? view.document : frame.current?.contentDocument;
		if (!shown || !page) return;
		show(shown, page.html);
		paperIn(shown, isPaper);
		const listen = (event: Event) => point(event);
		shown.addEventListener("click", listen);
		return () => shown.removeEventListener("click", listen);
	}, [page, view, isPaper]);

	const stateInWords = () => {
		const from = seenFrom(previewed);
		if (mistake) return fill(say(words.notDrawn), { mistake });
		if (view) return say(words.inWindow);
		if (from === undefined) return page ? "" : say(words.making);
		return fill(say(words.asOf), { moment: dayAndTime(new Date(from), new Date(), own) });
	};
	const missing = standIns(form, previewed.row).map(({ label }) => say(label));
	return (
		<div
			ref={place}
			className={styles.page}
			style={{ "--width": `${width}px`, "--scale": scale } as CSSProperties}
		>
			{/* Without scripts and ways out; fonts and icons come from the site itself. */}
			<iframe ref={frame} lang={lang} title={say(words.frame)} sandbox="allow-same-origin" />
			<p role="status">
				{stateInWords()}
				{missing.length > 0 ? ` ${fill(say(words.missing), { fields: missing.join(", ") })}` : null}
			</p>
		</div>
	);
}

/** Words at a place of a page, and at its ancestors. */
function wordsAround(place: Element): readonly string[] {
	const said: string[] = [];
	for (let each: Element | null = place; each && said.length < 4; each = each.parentElement)
		said.push(each.textContent);
	return said;
}
