import { useId, useState } from "react";
import { fill, type Lang, languages, otherLanguages } from "#contract/language.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { addressOf, type Made, makePreview, type Previewed, seenFrom } from "./make-preview.ts";
import styles from "./preview.module.css";
import { SharedLink } from "./shared-link.tsx";
import { SharedLinks } from "./shared-links.tsx";
import { WhereSeen } from "./where-seen.tsx";
import { previewWords as words } from "./words.ts";

interface Props extends Previewed {
	/** What is wrong with the row, or with the way to the server. */
	onRefused: (refusal: Refusal) => void;
}

const widths = ["phone", "tablet", "computer"] as const;

const names: Readonly<Record<Lang, string>> = { en: "English", hi: "हिन्दी" };

interface Page {
	readonly path: string;
	readonly html: string;
}

/** What was previewed, in each language. */
interface Shown {
	readonly made: Made;
	readonly of: Previewed;
	readonly pages: Readonly<Record<Lang, Page>>;
}

/** The public page on which readers will see a row, drawn by the server, beside the form. */
export function Preview({ onRefused, ...previewed }: Props) {
	const say = useSay();
	const own = useLang();
	const id = useId();
	const [lang, setLang] = useState(own);
	const [width, setWidth] = useState<(typeof widths)[number]>("phone");
	const [shown, setShown] = useState<Shown>();
	const [busy, setBusy] = useState(false);
	/** The ticket of the link that was made last. */
	const [newest, setNewest] = useState<string>();

	/** A ticket for the words of now, and the page in each language with it. */
	async function show() {
		if (busy) return;
		setBusy(true);
		const made = await makePreview(previewed);
		const pages = isRefusal(made) ? made : await fetchPages(made);
		setBusy(false);
		if (isRefusal(made)) onRefused(made);
		else if (isRefusal(pages)) onRefused(pages);
		else setShown({ made, of: previewed, pages });
	}

	const page = shown?.pages[lang];
	const from = shown && seenFrom(shown.of);
	return (
		<details className={styles.preview}>
			<summary>{say(words.preview)}</summary>
			<p>{say(words.lead)}</p>
			<div className={styles.actions}>
				<Button look="line" busy={busy} onClick={show}>
					{say(busy ? words.making : shown ? words.again : words.show)}
				</Button>
				{page ? (
					<a href={page.path} target="_blank" rel="noreferrer" className={buttonClass("line")}>
						{say(words.open)}
					</a>
				) : null}
			</div>
			{shown && page ? (
				<>
					{from === undefined ? null : (
						<p>{fill(say(words.asOf), { moment: dayAndTime(new Date(from), new Date(), own) })}</p>
					)}
					<div className={styles.choices}>
						<fieldset>
							<legend>{say(words.width)}</legend>
							{widths.map((each) => (
								<label key={each}>
									<input
										type="radio"
										name={`${id}-width`}
										checked={each === width}
										onChange={() => setWidth(each)}
									/>
									{say(words[each])}
								</label>
							))}
						</fieldset>
						<fieldset>
							<legend>{say(words.language)}</legend>
							{[own, ...otherLanguages(own)].map((each) => (
								<label key={each} lang={each}>
									<input
										type="radio"
										name={`${id}-language`}
										checked={each === lang}
										onChange={() => setLang(each)}
									/>
									{names[each]}
								</label>
							))}
						</fieldset>
					</div>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page wider than the screen is scrolled here, also by keyboard */}
					<section className={styles.scroll} tabIndex={0} aria-label={say(words.frame)}>
						<iframe
							title={say(words.frame)}
							className={styles[width]}
							// Without scripts, for it is whole without them, and without a way out; faces and icons are the site's own.
							sandbox="allow-same-origin"
							srcDoc={page.html}
						/>
					</section>
					<WhereSeen key={shown.made.ticket} {...shown.of} />
				</>
			) : null}
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
	);
}

/** The page to look at, as the server draws it in each language. */
async function fetchPages(made: Made): Promise<Record<Lang, Page> | Refusal> {
	try {
		const pages = languages.map(async (lang) => {
			const path = addressOf(made, lang);
			const response = await fetch(path);
			return [lang, { path, html: withoutWayOut(await response.text()) }] as const;
		});
		return Object.fromEntries(await Promise.all(pages)) as Record<Lang, Page>;
	} catch {
		return { error: words.failed[readStaffLanguage()], status: 0 };
	}
}

/** The same page without scripts, whose links would open a window, which the frame's sandbox forbids. */
function withoutWayOut(html: string): string {
	const page = new DOMParser().parseFromString(html, "text/html");
	for (const script of page.querySelectorAll("script")) script.remove();
	const base = page.createElement("base");
	base.target = "_blank";
	page.head.prepend(base);
	return `<!doctype html>${page.documentElement.outerHTML}`;
}
