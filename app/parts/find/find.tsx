import { useEffect, useId, useRef, useState } from "react";
import { pagePath } from "#contract/pages.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { SearchBox, searchBoxClass } from "../search-box/search-box.tsx";
import styles from "./find.module.css";

interface Props {
	hint: string;
	className?: string | undefined;
	/** What was asked for already. */
	asked?: string;
	/** Another name where two of these stand on a page. */
	label?: string;
}

/** The site's search box: a plain GET form, so it works before and without any script. Suggestions come with the first focus. */
export function Find({ hint, className, asked = "", label }: Props) {
	const say = useSay();
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	const answered = useRef(asked);
	const [Suggestions, setSuggestions] = useState<typeof import("./suggestions.tsx").Suggestions>();

	async function bringSuggestions() {
		const { Suggestions } = await import("./suggestions.tsx");
		setSuggestions(() => Suggestions);
	}

	// Another question on the page of results: the box follows and keeps the focus. What was typed before the script came stays.
	useEffect(() => {
		if (box.current && answered.current !== asked) box.current.value = asked;
		answered.current = asked;
	}, [asked]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once: the first focus may have been what brought the script
	useEffect(() => {
		if (document.activeElement === box.current) bringSuggestions();
	}, []);

	return (
		<search className={[styles.find, className].filter(Boolean).join(" ")} aria-label={label}>
			<form className={searchBoxClass} action={pagePath("search", useLang())}>
				<label htmlFor={id} className="visually-hidden">
					{say(words.searchTheWebsite)}
				</label>
				<SearchBox
					ref={box}
					id={id}
					name="q"
					defaultValue={asked}
					placeholder={hint}
					onFocus={bringSuggestions}
				/>
			</form>
			{Suggestions ? <Suggestions box={box} /> : null}
		</search>
	);
}
