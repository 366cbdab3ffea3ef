// Text size, contrast and stopped motion, before the first paint: remembered here, chosen by plain radio buttons and
// check boxes (preferences/preferences.tsx), which work by CSS alone where this does not run.
(() => {
	const root = document.documentElement;
	// Where this runs no style sheet needs to look the buttons' state up, which would cost every part of the page that arrives.
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
		// Who may be signed in sees no sign-in form while the staff area finds out (frame/sign-in-place.tsx).
		if (localStorage.getItem("ulbToken")) root.dataset.token = "kept";
		// The page before had something to say still (parts/toast/kept-toast.ts).
		if (sessionStorage.getItem("toast")) root.dataset.toast = "kept";
	} catch {}
	addEventListener("change", (event) => {
		const input = event.target;
		const name = input.dataset?.preference;
		if (!name) return;
		// "usual" is remembered as well: it wins over what the device asks for.
		root.dataset[name] = input.checked ? input.value : "usual";
		write(name, root.dataset[name]);
		show();
	});
	addEventListener("DOMContentLoaded", show);
	// The page may come back from the browser's memory with the choice of another page.
	addEventListener("pageshow", show);
	// New buttons appear as the reader moves through the site: each shows the one state.
	window.palikaShowPreferences = show;
})();
