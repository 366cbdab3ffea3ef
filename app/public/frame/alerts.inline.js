// Runs right after the council's alerts, so that one the reader has dismissed never flashes.
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
	// A page restored from the back-forward cache may show alerts that were dismissed on another page.
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
