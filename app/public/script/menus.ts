const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move through the menus, Escape closes one and returns the focus, a tap outside closes all. */
export function moveThroughMenus(): void {
	const nav = document.querySelector<HTMLElement>("[data-main-menu]");
	addEventListener("keydown", (event) => {
		if (event.key === "Escape") closeOnEscape(event);
		else if (nav?.contains(event.target as Node)) moveByArrows(event, nav);
	});
	addEventListener("pointerdown", ({ target }) => {
		if (nav?.contains(target as Node)) return;
		for (const menu of nav?.querySelectorAll<HTMLDetailsElement>("[data-menu][open]") ?? [])
			menu.open = false;
	});
}

function closeOnEscape(event: KeyboardEvent): void {
	const open = (event.target as Element).closest<HTMLDetailsElement>("[data-closes-on-escape][open]");
	if (!open) return;
	open.open = false;
	open.querySelector("summary")?.focus();
	event.preventDefault();
}

function moveByArrows(event: KeyboardEvent, nav: HTMLElement): void {
	const focused = event.target as HTMLElement;
	const step = steps[event.key];
	if (step === undefined) return;
	const menu = focused.closest<HTMLDetailsElement>("[data-menu]");
	const isEntry = focused.closest("[data-menu] > ul") !== null;
	const opensMenu = event.key === "ArrowDown" && menu !== null;
	if (opensMenu && !isEntry) menu.open = true;
	const stops =
		isEntry || opensMenu
			? menu?.querySelectorAll<HTMLElement>(":scope > ul > li > :is(a, button)")
			: nav.querySelectorAll<HTMLElement>("[data-menu] > summary, [data-menu-stops] > :is(a, button)");
	const list = [...(stops ?? [])];
	list[(list.indexOf(focused) + step + list.length) % list.length]?.focus();
	event.preventDefault();
}
