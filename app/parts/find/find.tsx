import { useId } from "react";
import { Form } from "react-router";
import { pagePath } from "#contract/pages.ts";
import { useLang, useSay } from "../../language.ts";
import { words } from "../../words.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./find.module.css";

/** The site's search box: a plain GET form, so it works before and without any script. */
export function Find({ hint, className }: { hint: string; className?: string | undefined }) {
	const say = useSay();
	const id = useId();
	return (
		<search className={[styles.find, className].filter(Boolean).join(" ")}>
			<Form action={pagePath("search", useLang())}>
				<label htmlFor={id} className="visually-hidden">
					{say(words.searchTheWebsite)}
				</label>
				<input id={id} type="search" name="q" placeholder={hint} enterKeyHint="search" />
				<button type="submit" aria-label={say(words.search)}>
					<Icon name="search" />
				</button>
			</Form>
		</search>
	);
}
