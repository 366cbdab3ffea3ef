import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { filePath } from "#contract/files.ts";
import { fill } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import type { Suggestion } from "#contract/search.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/navigation.ts";
import { useLang, useSay } from "../../words/language.ts";
import styles from "./suggestions.module.css";
import { words } from "./words.ts";

/**
 * What the box offers while somebody types: a combobox with a list (ARIA Authoring Practices). The box belongs to the form and was
 * there before; this adds to it. Nothing is asked of the server before something is typed.
 */
export function Suggestions({ box }: { box: RefObject<HTMLInputElement | null> }) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const { key } = useLocation();
	const [found, setFound] = useState<readonly Suggestion[]>();
	const [chosen, setChosen] = useState(-1);
	const isNew = useRef(true);
	const count = found?.length ?? 0;
	const close = () => {
		setFound(undefined);
		setChosen(-1);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: `close` only sets state; a new address (`key`) ends the typing
	useEffect(() => {
		const input = box.current;
		let waiting: ReturnType<typeof setTimeout>;
		let asking = new AbortController();

		function ask() {
			clearTimeout(waiting);
			asking.abort();
			const typed = input?.value.trim() ?? "";
			if (typed.length < search.shortest) close();
			else waiting = setTimeout(answer, search.typingPause, typed);
		}

		async function answer(typed: string) {
			asking = new AbortController();
			const address = `${filePath("searchSuggestions", lang)}?${new URLSearchParams({ q: typed })}`;
			try {
				const reply = await fetch(address, { signal: asking.signal });
				setFound(reply.ok ? await reply.json() : undefined);
				setChosen(-1);
			} catch {
				// Overtaken by the next letter, or no network: the form still searches.
			}
		}

		function leave() {
			clearTimeout(waiting);
			asking.abort();
			close();
		}

		// What was typed while this was on its way; on the next page it is asked no more.
		if (isNew.current && input?.value !== input?.defaultValue) ask();
		isNew.current = false;
		input?.addEventListener("input", ask);
		input?.addEventListener("blur", leave);
		return () => {
			leave();
			input?.removeEventListener("input", ask);
			input?.removeEventListener("blur", leave);
		};
	}, [box, lang, key]);

	useEffect(() => {
		const input = box.current;
		if (!input) return;
		const attributes = {
			role: "combobox",
			"aria-autocomplete": "list",
			"aria-controls": id,
			"aria-expanded": String(count > 0),
			"aria-activedescendant": chosen < 0 ? "" : `${id}-${chosen}`,
		};
		for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

		function moveByKeys(event: KeyboardEvent) {
			if (count === 0) return;
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			// The box itself is one of the stops, before the first and after the last.
			if (step) setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
			else if (event.key === "Escape") close();
			else if (event.key === "Enter" && chosen >= 0) document.getElementById(`${id}-${chosen}`)?.click();
			else return;
			event.preventDefault();
		}
		input.addEventListener("keydown", moveByKeys);
		return () => input.removeEventListener("keydown", moveByKeys);
	});

	return (
		<>
			<p role="status" className="visually-hidden">
				{found ? fill(say(count > 0 ? words.count : words.none), { count }) : ""}
			</p>
			<div
				id={id}
				role="listbox"
				aria-label={say(words.suggestions)}
				className={styles.list}
				hidden={count === 0}
			>
				{found?.map(({ title, group, href }, index) => (
					<Link
						key={href + title}
						id={`${id}-${index}`}
						role="option"
						aria-selected={index === chosen}
						tabIndex={-1}
						to={href}
						// The box keeps the focus, so that the list is still there when the finger is lifted.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => {
							if (box.current) box.current.value = "";
						}}
					>
						{title} <small>{group}</small>
					</Link>
				))}
			</div>
		</>
	);
}
