import { useEffect, useRef } from "react";
import { useToaster } from "react-hot-toast/headless";
import { toasts as limits } from "#contract/limits.ts";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { takeFlashToast } from "./flash-toast.ts";
import { say as sayToast } from "./say.tsx";
import styles from "./toast.module.css";

const { stay, removalDelay } = limits;

const options = {
	removeDelay: removalDelay,
	blank: { duration: stay.blank },
	error: { duration: stay.error },
	success: { duration: stay.success },
	loading: { duration: stay.loading },
};

/** A live region for toasts, top centre (§9), above an open dialog too. */
export function Toaster() {
	const say = useSay();
	const { toasts, handlers } = useToaster(options);
	const region = useRef<HTMLElement>(null);
	const shown = toasts.filter((each) => each.visible).length;

	useEffect(() => {
		// Shown anew, the popover comes above a dialog that opened after it.
		region.current?.hidePopover?.();
		if (shown > 0) region.current?.showPopover?.();
	}, [shown]);

	useEffect(() => {
		const message = takeFlashToast();
		if (message) sayToast(message.kind, message.words);
	}, []);

	return (
		<section
			ref={region}
			popover="manual"
			className={styles.region}
			aria-label={say(words.messages)}
			onMouseEnter={handlers.startPause}
			onMouseLeave={handlers.endPause}
			onFocus={handlers.startPause}
			onBlur={handlers.endPause}
		>
			<div role="status">
				<ol className={styles.list}>
					{toasts
						.filter((each) => each.visible)
						.map((each) => (
							// Shown again it is read out again.
							<li key={each.id + each.createdAt}>
								{typeof each.message === "function" ? each.message(each) : each.message}
							</li>
						))}
				</ol>
			</div>
		</section>
	);
}
