/** §2.8: heading and address follow the open section, so that it can be shared. */
export function openDirectorySections(): void {
	const directory = document.querySelector<HTMLElement>("[data-directory]");
	if (!directory) return;
	const heading = directory.querySelector("h1");
	const sectionOpen = () => directory.querySelector<HTMLDetailsElement>("details[data-section][open]");

	function follow(): void {
		const open = sectionOpen();
		const section = open?.dataset.section ?? "none";
		const text = heading?.querySelector("span");
		const words = heading?.getAttribute(`data-${section}`);
		if (text && words) text.textContent = words;
		if (directory) directory.dataset.served = section;
		if (open && open.getBoundingClientRect().top < 0) open.scrollIntoView();
		const params = new URLSearchParams(location.search);
		if ((params.get("section") ?? "none") === section) return;
		history.replaceState(history.state, "", open ? `?section=${section}` : location.pathname);
	}

	follow();
	directory.addEventListener(
		"toggle",
		({ target }) => {
			// A section that closes because another opens must not reset the heading.
			const isSection = (target as HTMLElement).matches("details[data-section]");
			if (isSection && ((target as HTMLDetailsElement).open || !sectionOpen())) follow();
		},
		true,
	);
}
