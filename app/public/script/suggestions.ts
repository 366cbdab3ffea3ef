import { fill } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import type { Suggestion } from "#contract/search.ts";

const ready = new WeakSet<HTMLElement>();

/**
 * What a search box offers while somebody types: a combobox with a list (ARIA Authoring Practices). The list is in the page already,
 * empty; nothing is asked of the server before something is typed.
 *
 * @param find the `<search>` of parts/find
 */
export function suggestIn(find: HTMLElement): void {
	const input = find.querySelector<HTMLInputElement>("input[name=q]");
	const list = find.querySelector<HTMLElement>("[role=listbox]");
	const status = find.querySelector<HTMLElement>("[role=status]");
	if (!input || !list || !status || ready.has(find)) return;
	ready.add(find);
	const { suggestions: address = "", count = "", none = "" } = find.dataset;
	const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
	let chosen = -1;
	let waiting: ReturnType<typeof setTimeout>;
	let asking = new AbortController();

	function choose(index: number): void {
		chosen = index;
		for (const [place, option] of options().entries()) {
			option.setAttribute("aria-selected", String(place === index));
		}
		input?.setAttribute("aria-activedescendant", options()[index]?.id ?? "");
	}

	function show(found: readonly Suggestion[] | undefined): void {
		if (!input || !list || !status) return;
		list.replaceChildren(...(found ?? []).map((row, index) => optionFor(row, `${list.id}-${index}`)));
		list.hidden = list.childElementCount === 0;
		status.textContent = found ? fill(found.length > 0 ? count : none, { count: found.length }) : "";
		input.setAttribute("aria-expanded", String(!list.hidden));
		choose(-1);
	}

	async function answer(typed: string): Promise<void> {
		asking = new AbortController();
		try {
			const reply = await fetch(`${address}?${new URLSearchParams({ q: typed })}`, { signal: asking.signal });
			show(reply.ok ? await reply.json() : undefined);
		} catch {
			// Overtaken by the next letter, or no network: the form still searches.
		}
	}

	function ask(): void {
		clearTimeout(waiting);
		asking.abort();
		const typed = input?.value.trim() ?? "";
		if (typed.length < search.shortest) show(undefined);
		else waiting = setTimeout(answer, search.typingPause, typed);
	}

	function leave(): void {
		clearTimeout(waiting);
		asking.abort();
		show(undefined);
	}

	function moveByKeys(event: KeyboardEvent): void {
		const stops = options().length;
		if (stops === 0) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		// The box itself is one of the stops, before the first and after the last.
		if (step) choose(((chosen + 1 + step + stops + 1) % (stops + 1)) - 1);
		else if (event.key === "Escape") show(undefined);
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
	input.addEventListener("input", ask);
	input.addEventListener("blur", leave);
	input.addEventListener("keydown", moveByKeys);
	// The box keeps the focus, so that the list is still there when the finger is lifted.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	// A page that comes back from the browser's memory does not ask once more.
	list.addEventListener("click", () => {
		input.value = "";
	});
	// What was typed while this was on its way.
	if (input.value !== input.defaultValue) ask();
}

function optionFor({ title, group, href }: Suggestion, id: string): HTMLAnchorElement {
	const option = document.createElement("a");
	const kind = document.createElement("small");
	kind.textContent = group;
	option.append(title, " ", kind);
	Object.assign(option, { id, href, tabIndex: -1 });
	option.setAttribute("role", "option");
	return option;
}
