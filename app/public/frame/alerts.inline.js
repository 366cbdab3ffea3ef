// Behind the council's messages: those that the reader has put away are hidden before they are painted, and can be put
// away before the site's script is there (frame/alerts.tsx does the same afterwards).
(() => {
	const here = document.currentScript.parentElement;
	const putAway = () => {
		try {
			return JSON.parse(localStorage.getItem("alerts")) ?? [];
		} catch {
			return [];
		}
	};
	const gone = putAway();
	for (const alert of here.querySelectorAll("[data-alert]"))
		alert.hidden = gone.includes(alert.dataset.alert);
	here.addEventListener("click", ({ target }) => {
		const alert = target.closest("button")?.closest("[data-alert]");
		if (!alert || window.palikaReady) return;
		alert.hidden = true;
		try {
			localStorage.setItem("alerts", JSON.stringify([...putAway(), alert.dataset.alert]));
		} catch {}
	});
})();
