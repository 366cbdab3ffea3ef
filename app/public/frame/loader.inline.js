// Script loads after content (docs/decisions/0021): the frame's once the page has loaded and the browser is idle, or at the first
// touch; React only for an island that is touched. On phones and under Save-Data nothing loads before a touch.
(() => {
	const { frame, islands } = document.currentScript.dataset;
	const { token, toast } = document.documentElement.dataset;
	const saveData = navigator.connection?.saveData;
	let started;
	const start = () => (started ??= import(frame));
	const hydrating = new Map();
	const hydrate = (island) => {
		if (!hydrating.has(island))
			hydrating.set(
				island,
				import(islands).then((all) => all.hydrate(island)),
			);
		return hydrating.get(island);
	};
	const islandOf = (target) => target.closest?.("[data-island]:not([data-ready])");
	// After the next frame, so that what the touch opens natively is painted first.
	const touch = ({ target }) =>
		requestAnimationFrame(() =>
			setTimeout(() => {
				start();
				const island = islandOf(target);
				if (island) hydrate(island);
			}),
		);
	// A screen reader may send a click alone.
	for (const sign of ["pointerdown", "keydown", "focusin", "click"]) {
		addEventListener(sign, touch, { capture: true, passive: true });
	}
	// A mouse shows beforehand where it is going.
	addEventListener("pointerover", ({ target, pointerType }) => {
		const island = pointerType === "mouse" && !saveData && islandOf(target);
		if (island) hydrate(island);
	});
	// A form that needs script waits for it, so that nothing typed or pressed is lost.
	addEventListener("submit", (event) => {
		const form = event.target;
		const island = form.matches("[data-needs-script]") && islandOf(form);
		if (!island) return;
		event.preventDefault();
		hydrate(island).then(() => form.requestSubmit());
	});
	addEventListener(
		"click",
		(event) => {
			if (event.detail === 0 && !event.isTrusted) return;
			const ofFrame = event.target.closest("[data-needs-frame]");
			if (ofFrame && !("ready" in document.documentElement.dataset)) {
				event.preventDefault();
				start().then(() => ofFrame.click());
			}
			const button = event.target.closest("button[type=button]:not([commandfor], [popovertarget])");
			const island = button && islandOf(button);
			if (island && !("hydrating" in island.dataset)) hydrate(island).then(() => button.click());
		},
		true,
	);
	// An arrow key or Escape at an open photo whose island is still loading is repeated when it is there.
	addEventListener("keydown", ({ key }) => {
		const photo = /^Arrow[LR]|^Esc/.test(key) && document.querySelector("dialog[open]");
		const island = photo && islandOf(photo);
		if (!island) return;
		hydrate(island).then(() =>
			key === "Escape"
				? photo.close()
				: photo.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
		);
	});
	const isSignedIn = () => {
		for (const island of document.querySelectorAll("[data-island=session-buttons]")) hydrate(island);
	};
	addEventListener("DOMContentLoaded", () => {
		if (token) isSignedIn();
		// The page before left a message to show.
		if (toast) start();
		try {
			// What this phone keeps of complaints is shown by itself.
			if (localStorage.complaints && document.querySelector("[data-complaint]")) start();
		} catch {}
		// A photo that is open when its page comes answers to the keys, wherever the focus is.
		for (const island of document.querySelectorAll("[data-at-once], [data-island]:has(dialog[open])"))
			hydrate(island);
	});
	addEventListener("load", () => {
		if (saveData) return;
		// Prefetches a page while the reader reaches for its link (docs/decisions/0022).
		const rules = document.createElement("script");
		rules.type = "speculationrules";
		rules.textContent = document.getElementById("rules").textContent;
		document.head.append(rules);
		if (!matchMedia("(hover)").matches) return;
		// A page with moving parts may never be idle.
		(window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
	});
	addEventListener("pageshow", ({ persisted }) => {
		// Restored from the back-forward cache, perhaps after a sign-in on another page.
		try {
			if (persisted && localStorage.getItem("ulbToken")) isSignedIn();
		} catch {}
	});
})();

// A link to another view of the same page opens a new document: the scroll position is restored in it.
addEventListener("click", ({ target }) => {
	try {
		if (target.closest("[data-keep-scroll]")) sessionStorage.setItem("scroll", scrollY);
	} catch {}
});
addEventListener("DOMContentLoaded", () => {
	try {
		const position = sessionStorage.getItem("scroll");
		sessionStorage.removeItem("scroll");
		if (position) scrollTo({ top: position, behavior: "instant" });
	} catch {}
});

{
	// A page that the service worker served from its cache says so, and how old it is.
	const workers = navigator.serviceWorker;
	workers?.addEventListener("message", ({ data }) => {
		const notice = document.getElementById("cached-notice");
		if (!data.cached || !notice) return;
		notice.textContent = data.cached;
		notice.hidden = false;
	});
	workers?.controller?.postMessage({ isCached: true });
}

// Browsers older than invoker commands: a dialog still opens and closes at the first tap.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
	addEventListener("click", (event) => {
		const button = event.target.closest?.("button[commandfor]");
		const dialog = button && document.getElementById(button.getAttribute("commandfor"));
		if (!dialog?.showModal) return;
		if (button.getAttribute("command") === "show-modal") dialog.showModal();
		else dialog.close();
	});
}
