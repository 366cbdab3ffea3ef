// The site's script waits until the page is there and the browser has nothing else to do, or until the reader's first
// touch, whichever is sooner; on a phone and under Save-Data only for the touch: whoever just reads pays for no script.
// The page's module stands behind this one as plain text.
(() => {
	const here = document.currentScript;
	// A screen reader's touch may be a click alone.
	const signs = ["pointerdown", "keydown", "focusin", "click"];
	let added = false;
	function add() {
		if (added) return;
		added = true;
		for (const sign of signs) removeEventListener(sign, soon, true);
		const script = document.createElement("script");
		script.type = "module";
		script.textContent = here.nextElementSibling.textContent;
		document.head.append(script);
	}
	// After the next frame: what a touch opens by itself is seen first.
	function soon() {
		requestAnimationFrame(() => setTimeout(add));
	}
	for (const sign of signs) addEventListener(sign, soon, { capture: true, passive: true });
	// Whoever is signed in has come to work, and the page can't show it without script; nor can it say that they have left.
	const { token, toast } = document.documentElement.dataset;
	if (token || toast) addEventListener("DOMContentLoaded", add);
	// Nor can a page that waits for a call: nobody would think of touching it.
	else if (
		(!navigator.connection?.saveData && matchMedia("(hover)").matches) ||
		document.querySelector("[aria-busy=true]")
	) {
		// A page on which something moves may never be idle.
		addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(add, { timeout: 2000 }));
	}
	// What is fetched before the first sight delays it, and all of a page may be there sooner than that. Nobody prints one in
	// its first second: the style sheet for paper, which stands in the first `noscript`, comes then.
	addEventListener("load", () =>
		setTimeout(
			() => document.head.insertAdjacentHTML("beforeend", document.querySelector("noscript").textContent),
			1000,
		),
	);
	// A form that only script can send waits for it, and loses nothing that was typed.
	addEventListener("submit", (event) => {
		if (window.palikaReady || !event.target.matches("[data-needs-script]")) return;
		event.preventDefault();
		window.palikaWaiting = event.target;
		add();
	});
	// Browsers from before invoker commands: a dialog still opens and closes at the first tap.
	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		addEventListener("click", (event) => {
			const button = event.target.closest?.("button[commandfor]");
			const dialog = button && document.getElementById(button.getAttribute("commandfor"));
			if (!dialog?.showModal) return;
			if (button.getAttribute("command") === "show-modal") dialog.showModal();
			else dialog.close();
		});
	}
})();
