import { useEffect, useId, useRef, useState } from "react";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { type Lang, languages } from "#contract/language.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { DrawnPage } from "./drawn-page.tsx";
import { addressOf, makePreview, type Previewed } from "./make-preview.ts";
import styles from "./preview.module.css";
import { SharedLink } from "./shared-link.tsx";
import { SharedLinks } from "./shared-links.tsx";
import { WhereSeen } from "./where-seen.tsx";
import { previewWords as words } from "./words.ts";

interface Props extends Previewed {
	/** The fields, by which what is missing is known. */
	form: FormPlan;
	/** By which a button elsewhere opens it where there is no room beside the form. */
	id: string;
	/** Somebody wants to change what stands at a place of the page: the path of its field. */
	onPoint?: (path: string) => void;
	/** What is wrong with the row, or with the way to the server, when a link is made. */
	onRefused: (refusal: Refusal) => void;
}

/** How wide a page is looked at, pixels; paper is as wide as A4. */
const widths = { phone: 360, tablet: 768, computer: 1280, paper: 794 } as const;
type Width = keyof typeof widths;

const names: Readonly<Record<Lang, string>> = { en: "English", hi: "हिन्दी" };

/**
 * The public page on which readers will see a row, beside its form: drawn by the server and again while one writes. Where there is no room
 * for two it is a sheet that a button opens.
 */
export function Preview({ form, id, onPoint, onRefused, ...previewed }: Props) {
	const say = useSay();
	const own = useLang();
	const radios = useId();
	const [lang, setLang] = useState(own);
	const [width, setWidth] = useState<Width>("phone");
	/** Pixels that the pages have beside one another. */
	const [room, setRoom] = useState(0);
	const [isOpen, setOpen] = useState(false);
	/** A window of its own in which the page is shown. */
	const [view, setView] = useState<Window | null>(null);
	/** The ticket of the link that was made last. */
	const [newest, setNewest] = useState<string>();
	const pane = useRef<HTMLElement>(null);
	const pages = useRef<HTMLDivElement>(null);
	const hindiFirst = languages.toReversed();
	const hasBoth = room >= hindiFirst.length * widths[width] && view === null;

	useEffect(() => {
		if (!pages.current) return;
		const sized = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
		sized.observe(pages.current);
		return () => sized.disconnect();
	}, []);

	useEffect(() => {
		if (!view) return;
		const back = () => setView(null);
		view.addEventListener("pagehide", back);
		return () => {
			view.removeEventListener("pagehide", back);
			view.close();
		};
	}, [view]);

	function point(path: string) {
		if (pane.current?.matches(":popover-open")) pane.current.hidePopover();
		onPoint?.(path);
	}

	return (
		<section ref={pane} id={id} popover="auto" className={styles.pane} aria-label={say(words.preview)}>
			<div className={styles.bar}>
				{hasBoth ? null : (
					<fieldset>
						<legend className="visually-hidden">{say(words.language)}</legend>
						{hindiFirst.map((each) => (
							<label key={each} lang={each}>
								<input
									type="radio"
									name={`${radios}-language`}
									aria-label={`${names[each]}: ${say(words.page)}`}
									checked={each === lang}
									onChange={() => setLang(each)}
								/>
								{names[each]}
							</label>
						))}
					</fieldset>
				)}
				<label>
					<span className="visually-hidden">{say(words.width)}</span>
					<select value={width} onChange={(event) => setWidth(event.currentTarget.value as Width)}>
						{(Object.keys(widths) as Width[]).map((each) => (
							<option key={each} value={each}>
								{say(words[each])}
							</option>
						))}
					</select>
				</label>
				<Button
					look="line"
					className={styles.window}
					onClick={() => setView(window.open("", "", `popup,width=${widths[width]},height=800`))}
				>
					{say(words.window)}
				</Button>
				<Button look="line" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
					{say(words.close)}
				</Button>
			</div>
			<div ref={pages} className={styles.drawn}>
				{(hasBoth ? hindiFirst : [lang]).map((each) => (
					<DrawnPage
						key={hasBoth ? each : "one"}
						{...previewed}
						form={form}
						lang={each}
						width={widths[width]}
						isPaper={width === "paper"}
						view={view}
						onPoint={point}
					/>
				))}
			</div>
			<details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary>{say(words.more)}</summary>
				{isOpen ? <WhereSeen {...previewed} /> : null}
				<SharedLink
					make={async (days) => {
						const made = await makePreview(previewed, { days });
						if (!isRefusal(made)) setNewest(made.ticket);
						return isRefusal(made) ? made : new URL(addressOf(made, lang), location.href).href;
					}}
					onRefused={onRefused}
				/>
				<SharedLinks kind={previewed.kind} newest={newest} />
			</details>
		</section>
	);
}

/** Opens the sheet with the page, where there is no room for it beside the form. */
export function ToPage({ id }: { id: string }) {
	const say = useSay();
	return (
		<Button look="line" className={styles.toPage} popoverTarget={id}>
			{say(words.page)}
		</Button>
	);
}
