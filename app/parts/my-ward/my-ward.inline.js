// Remembers the reader's ward on this device: the ward's page keeps or forgets it, and the list of wards leads back to it.
(() => {
	const read = () => {
		try {
			return /^\d+$/.exec(localStorage.ward)?.[0];
		} catch {}
	};
	const show = () => {
		const ward = read();
		const place = document.querySelector("[data-my-ward]");
		if (place && ward) {
			place.querySelector("a").search = `?ward=${ward}`;
			place.querySelector("b").textContent = place.querySelector("button").value = ward;
		}
		if (place) place.hidden = !ward;
		for (const button of document.querySelectorAll("[data-keep-ward]"))
			button.toggleAttribute("data-kept", button.value === ward);
	};
	show();
	// A page restored from the back-forward cache may show what was kept before.
	addEventListener("pageshow", show);
	addEventListener("click", ({ target }) => {
		const button = target.closest?.("[data-keep-ward]");
		if (!button) return;
		try {
			if (button.value === read()) localStorage.removeItem("ward");
			else localStorage.ward = button.value;
		} catch {}
		show();
	});
})();
