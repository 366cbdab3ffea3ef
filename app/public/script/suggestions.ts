import { fill } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import type { Suggestion } from "#contract/search.ts";

const ready = new WeakSet<HTMLElement>();

/** Suggestions below a search box (parts/find) while somebody types: a combobox with a list (ARIA Authoring Practices). */
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
	let request = new AbortController();

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

	async function suggest(typed: string): Promise<void> {
		request = new AbortController();
		try {
			const reply = await fetch(`${address}?${new URLSearchParams({ q: typed })}`, {
				signal: request.signal,
			});
			show(reply.ok ? await reply.json() : undefined);
		} catch {
			// Aborted by the next keystroke, or no network: the form still searches.
		}
	}

	function suggestLater(): void {
		clearTimeout(waiting);
		request.abort();
		const typed = input?.value.trim() ?? "";
		if (typed.length < search.shortest) show(undefined);
		else waiting = setTimeout(suggest, search.typingPause, typed);
	}

	function leave(): void {
		clearTimeout(waiting);
		request.abort();
		show(undefined);
	}

	function moveByKeys(event: KeyboardEvent): void {
		const stops = options().length;
		if (stops === 0) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		// The input itself is one of the stops, before the first option and after the last.
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
	input.addEventListener("input", suggestLater);
	input.addEventListener("blur", leave);
	input.addEventListener("keydown", moveByKeys);
	// The input must not lose focus, or the list would close before the click on it.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	// A page restored from the back-forward cache must not show the old suggestions again.
	list.addEventListener("click", () => {
		input.value = "";
	});
	// Typed while this script was loading.
	if (input.value !== input.defaultValue) suggestLater();
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
