import { useId, useState } from "react";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { type Lang, languages, otherLanguages } from "#contract/language.ts";
import { call, isRefusal, type Refusal } from "../../../api-client.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./preview.module.css";
import { previewPage, previewPath } from "./preview-path.ts";
import { SharedLink } from "./shared-link.tsx";
import { previewWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	/** Undefined for something new. */
	itemKey: string | undefined;
	row: Row;
	/** What is wrong with the row, or with the way to the server. */
	onRefused: (refusal: Refusal) => void;
}

const widths = ["phone", "tablet", "computer"] as const;

const names: Readonly<Record<Lang, string>> = { en: "English", hi: "हिंदी" };

interface Page {
	readonly path: string;
	readonly html: string;
}

/** The public page as it will be, drawn by the server, beside the form. */
export function Preview({ kind, itemKey, row, onRefused }: Props) {
	const say = useSay();
	const own = useLang();
	const id = useId();
	const [lang, setLang] = useState(own);
	const [width, setWidth] = useState<(typeof widths)[number]>("phone");
	const [pages, setPages] = useState<Readonly<Record<Lang, Page>>>();
	const [busy, setBusy] = useState(false);

	/** A ticket for the words of now, and the page in each language with it. */
	async function show() {
		if (busy) return;
		setBusy(true);
		const ticket = await makeTicket(kind, itemKey, row);
		const shown = typeof ticket === "string" ? await fetchPages(kind, row, ticket) : ticket;
		setBusy(false);
		if (isRefusal(shown)) onRefused(shown);
		else setPages(shown);
	}

	const page = pages?.[lang];
	return (
		<details className={styles.preview}>
			<summary>{say(words.preview)}</summary>
			<p>{say(words.lead)}</p>
			<div className={styles.actions}>
				<Button look="line" busy={busy} onClick={show}>
					{say(busy ? words.making : pages ? words.again : words.show)}
				</Button>
				{page ? (
					<a href={page.path} target="_blank" rel="noreferrer" className={buttonClass("line")}>
						{say(words.open)}
					</a>
				) : null}
			</div>
			{page ? (
				<>
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
							// Without scripts, for it is whole without them, and without a way out of the frame.
							sandbox=""
							srcDoc={page.html}
						/>
					</section>
				</>
			) : null}
			<SharedLink
				make={(days) => makeTicket(kind, itemKey, row, days)}
				addressOf={(ticket) => new URL(previewPath(previewPage(kind, row), ticket, lang), location.href).href}
				onRefused={onRefused}
			/>
		</details>
	);
}

async function makeTicket(kind: DeskKind, key: string | undefined, row: Row, days?: number) {
	const body = { row, ...(key !== undefined && { key }), ...(days && { days }) };
	const answer = await call("previewContent", body, readStaffLanguage(), { kind });
	return isRefusal(answer) ? answer : answer.ticket;
}

/** The page that shows a row, as the server draws it in each language. */
async function fetchPages(kind: DeskKind, row: Row, ticket: string): Promise<Record<Lang, Page> | Refusal> {
	try {
		const pages = languages.map(async (lang) => {
			const path = previewPath(previewPage(kind, row), ticket, lang);
			const response = await fetch(path);
			return [lang, { path, html: withoutWayOut(await response.text()) }] as const;
		});
		return Object.fromEntries(await Promise.all(pages)) as Record<Lang, Page>;
	} catch {
		return { error: words.failed[readStaffLanguage()], status: 0 };
	}
}

/** The same page, whose links would open a window, which the frame's sandbox forbids. */
function withoutWayOut(html: string): string {
	const page = new DOMParser().parseFromString(html, "text/html");
	const base = page.createElement("base");
	base.target = "_blank";
	page.head.prepend(base);
	return `<!doctype html>${page.documentElement.outerHTML}`;
}
