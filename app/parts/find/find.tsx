import { useId } from "react";
import { filePath } from "#contract/files.ts";
import { pagePath } from "#contract/pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import { SearchBox, searchBoxClass } from "../search-box/search-box.tsx";
import styles from "./find.module.css";
import suggestions from "./suggestions.module.css";
import { words } from "./words.ts";

interface Props {
	hint: string;
	className?: string | undefined;
	asked?: string;
	/** Another id where a page has two of these. */
	label?: string;
}

/** The site's search box: a plain GET form, which works before and without script; script adds suggestions (public/script/suggestions.ts). */
export function Find({ hint, className, asked = "", label }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	return (
		<search
			className={[styles.find, className].filter(Boolean).join(" ")}
			aria-label={label}
			data-suggestions={filePath("searchSuggestions", lang)}
		>
			<form className={searchBoxClass} action={pagePath("search", lang)}>
				<label htmlFor={id} className="visually-hidden">
					{say(shared.searchTheWebsite)}
				</label>
				<SearchBox id={id} name="q" defaultValue={asked} placeholder={hint} />
			</form>
			<p role="status" className="visually-hidden" />
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={say(words.suggestions)}
				className={suggestions.list}
				hidden
			/>
		</search>
	);
}
