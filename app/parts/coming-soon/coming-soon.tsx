import { type ReactNode, useId } from "react";
import type { Instead } from "#contract/navigation.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useSay } from "../../words/language.ts";
import { PageLink } from "../link/page-link.tsx";
import { useSite } from "../site-data.ts";
import toastStyles from "../toast/toast.module.css";
import { ToastBody } from "../toast/toast-body.tsx";

interface Props {
	className?: string | undefined;
	children: ReactNode;
	/** What a person can do today. */
	instead: Instead;
}

/** An unfinished feature (§8): a native popover that says "Coming soon" and what can be done today. */
export function ComingSoon({ className, children, instead }: Props) {
	const say = useSay();
	const { payToday } = useSite();
	const id = useId();
	const more =
		instead.pays && payToday ? (
			<PageLink page="home" search="#pay">
				{payToday}
			</PageLink>
		) : (
			<PageLink page={instead.page}>{say(instead.label)}</PageLink>
		);
	return (
		<>
			<button type="button" className={className} popoverTarget={id}>
				{children}
			</button>
			<div id={id} popover="auto" data-toast="" className={toastStyles.native}>
				<ToastBody kind="success" isSoon words={say(siteOutcomes.comingSoon.words)} more={more} />
			</div>
		</>
	);
}

/** Shows the message that the page before left, and announces every message of the frame (public/script/toasts.ts). */
export function FlashToast() {
	return (
		<>
			<div id="flash-toast" popover="manual" data-toast="" className={toastStyles.native}>
				<ToastBody kind="success" words="" />
			</div>
			<p id="announcer" role="status" className="visually-hidden" />
		</>
	);
}
