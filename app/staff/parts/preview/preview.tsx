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
import type { OpensAtRow } from "./show-in.ts";
import { WhereSeen } from "./where-seen.tsx";
import { previewWords as words } from "./words.ts";

interface Props extends Previewed {
	form: FormPlan;
	/** Id by which a button opens the sheet on a narrow screen. */
	id: string;
	onPoint?: (path: string) => void;
	/** Opens the page at the row; one that is to go is struck out. */
	opensAtRow?: OpensAtRow;
	onRefused: (refusal: Refusal) => void;
}

/** Widths in pixels; paper is A4. */
const widths = { phone: 360, tablet: 768, computer: 1280, paper: 794 } as const;
type Width = keyof typeof widths;

const names: Readonly<Record<Lang, string>> = { en: "English", hi: "हिन्दी" };
const hindiFirst = languages.toReversed();

/** The public page beside the form, drawn by the server while one writes; on a narrow screen a sheet. */
export function Preview({ form, id, onPoint, opensAtRow, onRefused, ...previewed }: Props) {
	const say = useSay();
	const [lang, setLang] = useState(useLang());
	const [width, setWidth] = useState<Width>("phone");
	const [isOpen, setOpen] = useState(false);
	const [view, setView] = useView();
	const [newest, setNewest] = useState<string>();
	const pane = useRef<HTMLElement>(null);
	const [pages, room] = useRoom();
	const hasBoth = room >= hindiFirst.length * widths[width] && view === null;

	function point(path: string) {
		if (pane.current?.matches(":popover-open")) pane.current.hidePopover();
		onPoint?.(path);
	}

	return (
		<section ref={pane} id={id} popover="auto" className={styles.pane} aria-label={say(words.preview)}>
			<div className={`cluster ${styles.bar}`}>
				{hasBoth ? null : <Languages lang={lang} onChange={setLang} />}
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
						opensAtRow={opensAtRow}
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

function useRoom() {
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState(0);
	useEffect(() => {
		if (!box.current) return;
		const sized = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
		sized.observe(box.current);
		return () => sized.disconnect();
	}, []);
	return [box, room] as const;
}

function useView() {
	const [view, setView] = useState<Window | null>(null);
	useEffect(() => {
		if (!view) return;
		const back = () => setView(null);
		view.addEventListener("pagehide", back);
		return () => {
			view.removeEventListener("pagehide", back);
			view.close();
		};
	}, [view]);
	return [view, setView] as const;
}

function Languages({ lang, onChange }: { lang: Lang; onChange: (lang: Lang) => void }) {
	const say = useSay();
	const id = useId();
	return (
		<fieldset>
			<legend className="visually-hidden">{say(words.language)}</legend>
			{hindiFirst.map((each) => (
				<label key={each} lang={each} className="press">
					<input
						type="radio"
						name={id}
						aria-label={`${names[each]}: ${say(words.page)}`}
						checked={each === lang}
						onChange={() => onChange(each)}
					/>
					{names[each]}
				</label>
			))}
		</fieldset>
	);
}

export function ToPage({ id }: { id: string }) {
	const say = useSay();
	return (
		<Button look="line" className={styles.toPage} popoverTarget={id}>
			{say(words.preview)}
		</Button>
	);
}
