import { fill } from "#contract/language.ts";
import type { KnownNames, Suggestion } from "#contract/search.ts";
import { search } from "#contract/site/limits.ts";
import { namesFrom } from "./known-names.ts";

const ready = new WeakSet<HTMLElement>();

/**
 * Suggestions below a search box (parts/find) while somebody types: a combobox with a list (ARIA Authoring Practices). Known names come
 * without a wait; if none matches, the server searches the site.
 */
export function suggestIn(find: HTMLElement, { names, often, words }: KnownNames): void {
	const input = find.querySelector<HTMLInputElement>("input[name=q]");
	const list = find.querySelector<HTMLElement>("[role=listbox]");
	const status = find.querySelector<HTMLElement>("[role=status]");
	if (!input?.form || !list || !status || ready.has(find)) return;
	ready.add(find);
	const { action } = input.form;
	const findNames = namesFrom(names);
	const options = listbox(input, list, status);
	const typed = () => input.value.trim();
	let waiting: ReturnType<typeof setTimeout>;
	let request = new AbortController();

	function showFound(found: readonly Suggestion[]): void {
		const { length: count } = found;
		const rows = count === 0 ? [] : [...found.map(rowFor), rowForAll()];
		options.show(rows, fill(count === 0 ? words.none : count === 1 ? words.one : words.count, { count }));
	}

	function showOften(): void {
		const rows = names.slice(0, often).map(rowFor);
		options.show(rows, fill(words.count, { count: rows.length }), words.often);
	}

	function stopAsking(): void {
		clearTimeout(waiting);
		request.abort();
	}

	function close(): void {
		stopAsking();
		options.show([], "");
	}

	function suggest(): void {
		stopAsking();
		const text = typed();
		const found = findNames(text).slice(0, search.suggestions);
		if (text === "") showOften();
		else if (found.length > 0) showFound(found);
		else {
			close();
			if (text.length >= search.shortest) waiting = setTimeout(ask, search.typingPause, text);
		}
	}

	async function ask(text: string): Promise<void> {
		request = new AbortController();
		try {
			const reply = await fetch(`${find.dataset.suggestions}?${new URLSearchParams({ q: text })}`, {
				signal: request.signal,
			});
			showFound(await reply.json());
		} catch {
			// Stopped by the next letter, or no network: the form still searches.
		}
	}

	/** Suggests at focus, unless the box still holds the query of the page's search. */
	function suggestAtFocus(): void {
		if (input?.value === "" || input?.value !== input?.defaultValue) suggest();
	}

	function rowForAll(): HTMLAnchorElement {
		const row = rowFor({
			title: fill(words.all, { asked: typed() }),
			href: `${action}?${new URLSearchParams({ q: typed() })}`,
		});
		row.dataset.all = "";
		return row;
	}

	input.addEventListener("input", suggest);
	input.addEventListener("focus", suggestAtFocus);
	input.addEventListener("blur", close);
	input.addEventListener("keydown", (event) => options.moveByKeys(event, suggest, close));
	// Suggests for input that precedes the names.
	if (document.activeElement === input) suggestAtFocus();
}

/** A combobox: the list below the input, in which the arrow keys choose while the input keeps the focus. */
function listbox(input: HTMLInputElement, list: HTMLElement, status: HTMLElement) {
	const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
	let chosen = -1;

	function choose(index: number): void {
		chosen = index;
		for (const [place, option] of options().entries()) {
			option.setAttribute("aria-selected", String(place === index));
		}
		const option = options()[index];
		if (option) input.setAttribute("aria-activedescendant", option.id);
		else input.removeAttribute("aria-activedescendant");
		option?.scrollIntoView({ block: "nearest" });
	}

	function show(rows: readonly HTMLAnchorElement[], told: string, heading?: string): void {
		for (const [index, row] of rows.entries()) row.id = `${list.id}-${index}`;
		list.replaceChildren(...(heading ? [groupOf(heading, rows)] : rows));
		list.hidden = rows.length === 0;
		status.textContent = told;
		input.setAttribute("aria-expanded", String(!list.hidden));
		choose(-1);
	}

	function moveByKeys(event: KeyboardEvent, open: () => void, close: () => void): void {
		// The keys belong to the keyboard's own list of Hindi words while that is open.
		if (event.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step && list.hidden) open();
		const stops = options().length;
		if (stops === 0) return;
		// The input itself is one of the stops, before the first option and after the last.
		if (step) choose(((chosen + 1 + step + stops + 1) % (stops + 1)) - 1);
		else if (event.key === "Escape") close();
		else if (event.key === "Enter" && chosen >= 0) options()[chosen]?.click();
		else return;
		event.preventDefault();
	}

	for (const [name, value] of Object.entries({
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-controls": list.id,
		"aria-expanded": "false",
	})) {
		input.setAttribute(name, value);
	}
	// The input must not lose focus, or the list would close before the click on it.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	// A page restored from the back-forward cache must not show the old suggestions again.
	list.addEventListener("click", () => {
		input.value = "";
	});
	return { show, moveByKeys };
}

function rowFor({ title, href, note }: Suggestion): HTMLAnchorElement {
	const row = Object.assign(document.createElement("a"), { href, tabIndex: -1 });
	row.setAttribute("role", "option");
	row.append(title);
	if (note) row.append(" ", Object.assign(document.createElement("small"), { textContent: `· ${note}` }));
	return row;
}

/** Suggestions below the words that say why they are there. */
function groupOf(heading: string, rows: readonly HTMLElement[]): HTMLElement {
	const group = document.createElement("div");
	group.setAttribute("role", "group");
	group.setAttribute("aria-label", heading);
	const shown = Object.assign(document.createElement("p"), { textContent: heading });
	// The group has these words for its name.
	shown.setAttribute("aria-hidden", "true");
	group.append(shown, ...rows);
	return group;
}
