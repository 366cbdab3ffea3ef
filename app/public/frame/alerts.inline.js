// Behind the council's messages: those that the reader has put away are hidden before they are painted.
(() => {
	const here = document.currentScript.parentElement;
	const putAway = () => {
		try {
			return JSON.parse(localStorage.getItem("alerts")) ?? [];
		} catch {
			return [];
		}
	};
	const show = () => {
		const gone = putAway();
		for (const alert of here.querySelectorAll("[data-alert]"))
			alert.hidden = gone.includes(alert.dataset.alert);
	};
	show();
	// The page may come back from the browser's memory with messages that were put away on another.
	addEventListener("pageshow", show);
	here.addEventListener("click", ({ target }) => {
		const alert = target.closest("button")?.closest("[data-alert]");
		if (!alert) return;
		alert.hidden = true;
		try {
			localStorage.setItem("alerts", JSON.stringify([...putAway(), alert.dataset.alert]));
		} catch {}
	});
})();
