/** Fetches the comfort of the complaint desk with the first touch of its pages, or at once where this phone keeps something of it. */
export function helpWithComplaints(): void {
	const box = document.querySelector<HTMLElement>("[data-complaint]");
	if (!box) return;
	const help = () => import("./complaint.ts");
	for (const touch of ["pointerdown", "focusin"]) addEventListener(touch, help);
	try {
		// A slip, which is a paragraph, is kept by the first touch.
		if (box.matches("p") || localStorage.complaints) help();
	} catch {}
}
