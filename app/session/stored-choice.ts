import { useSyncExternalStore } from "react";

/** A choice that the browser stores; one that refuses keeps it as long as the page. */
export class StoredChoice<Choice extends string> {
	readonly #key: string;
	readonly #choices: readonly Choice[];
	readonly #usual: () => Choice;
	readonly #listeners = new Set<() => void>();
	#chosen: Choice | undefined;

	constructor(key: string, choices: readonly Choice[], usual: () => Choice) {
		this.#key = key;
		this.#choices = choices;
		this.#usual = usual;
	}

	readonly read = (): Choice => {
		if (this.#chosen) return this.#chosen;
		try {
			const stored = localStorage.getItem(this.#key);
			this.#chosen = this.#choices.find((choice) => choice === stored);
		} catch {}
		this.#chosen ??= this.#usual();
		return this.#chosen;
	};

	choose(choice: Choice): void {
		this.#chosen = choice;
		try {
			localStorage.setItem(this.#key, choice);
		} catch {}
		for (const listener of this.#listeners) listener();
	}

	readonly follow = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
}

export function useStoredChoice<Choice extends string>(of: StoredChoice<Choice>, atFirst: Choice): Choice {
	return useSyncExternalStore(of.follow, of.read, () => atFirst);
}
