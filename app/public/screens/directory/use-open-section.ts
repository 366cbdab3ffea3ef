import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "../../../navigation/navigation.ts";
import { type Section, sectionIn } from "./sections.ts";

/** Marks our own changes of the address: what the browser has opened meanwhile must not be closed again by them. */
const fromToggle = { fromToggle: true };

/** Which section is open. The browser opens and closes them (`<details name>`); this follows, and so does the address. */
export function useOpenSection() {
	const [params, setParams] = useSearchParams();
	const location = useLocation();
	const [open, setOpen] = useState(() => sectionIn(params));
	const [isLive, setIsLive] = useState(false);
	const page = useRef<HTMLDivElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: an address that names another section opens it
	useEffect(() => {
		if (isLive && location.state?.fromToggle !== true) setOpen(sectionIn(params));
	}, [location.key]);

	useEffect(() => {
		// What was opened before the script came stays open.
		const early = page.current?.querySelector<HTMLElement>("details[data-section][open]");
		setOpen(early?.dataset.section as Section | undefined);
		setIsLive(true);
	}, []);

	function follow(event: ToggleEvent<HTMLDetailsElement>, section: Section) {
		const details = event.currentTarget;
		if (details.open === (open === section)) return;
		setOpen((before) => (details.open ? section : before === section ? undefined : before));
		if (details.open && details.getBoundingClientRect().top < 0) details.scrollIntoView();
		const others = document.querySelector("details[data-section][open]");
		if (!details.open && others) return;
		setParams(details.open ? { section } : {}, {
			replace: true,
			state: fromToggle,
		});
	}

	return { open, isLive, page, follow };
}
