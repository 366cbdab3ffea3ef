// Applies the stored text size, contrast and stopped motion before the first paint, so that nothing flashes. Without this script the
// radio buttons and check boxes (preferences/preferences.tsx) work by CSS alone.
(() => {
	const root = document.documentElement;
	// Where this runs, selectors on :root replace :has() on the buttons, which every part of an arriving page would re-evaluate.
	root.dataset.script = "";
	const names = ["size", "contrast", "motion"];
	const read = (name) => {
		try {
			return localStorage.getItem(name);
		} catch {
			return null;
		}
	};
	const write = (name, value) => {
		try {
			localStorage.setItem(name, value);
		} catch {}
	};
	const show = () => {
		for (const input of document.querySelectorAll("input[data-preference]")) {
			const value = root.dataset[input.dataset.preference] ?? "usual";
			input.checked = input.value === value;
		}
	};
	for (const name of names) {
		const value = read(name);
		if (value) root.dataset[name] = value;
	}
	if (!root.dataset.contrast && matchMedia("(prefers-contrast: more)").matches)
		root.dataset.contrast = "high";
	try {
		// Hides the sign-in form of the staff area until the session is known (frame/sign-in-place.tsx).
		if (localStorage.getItem("ulbToken")) root.dataset.token = "stored";
		// The page before left a message to show (parts/toast/flash-toast.ts).
		if (sessionStorage.getItem("toast")) root.dataset.toast = "pending";
	} catch {}
	addEventListener("change", (event) => {
		const input = event.target;
		const name = input.dataset?.preference;
		if (!name) return;
		// "usual" is stored as well: it overrides what the device asks for.
		root.dataset[name] = input.checked ? input.value : "usual";
		write(name, root.dataset[name]);
		show();
	});
	addEventListener("DOMContentLoaded", show);
	// A page restored from the back-forward cache may have another page's choice.
	addEventListener("pageshow", show);
	// Buttons that appear later must show the same state.
	window.palikaShowPreferences = show;
	// A fade that can't be is no fault of the page: without this the browser reports one.
	for (const step of ["pageswap", "pagereveal"]) {
		addEventListener(step, ({ viewTransition }) => {
			viewTransition?.ready.catch(() => {});
			viewTransition?.finished.catch(() => {});
		});
	}
})();
