import type { ReactNode } from "react";
import type { Instead } from "#contract/navigation.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useSay } from "../../words/language.ts";
import { PageLink } from "../link/page-link.tsx";
import { say as sayToast } from "../toast/say.tsx";
import toastStyles from "../toast/toast.module.css";
import { ToastBody } from "../toast/toast-body.tsx";

const noticeId = "coming-soon";

interface Props {
	className?: string | undefined;
	children: ReactNode;
	/** What a person can do today. */
	instead: Instead;
}

/**
 * An entry of an unfinished feature (§8): a toast "Coming soon" that names what can be done today. Before the script is
 * there the browser opens the same words itself.
 */
export function ComingSoon({ className, children, instead }: Props) {
	const say = useSay();
	return (
		<button
			type="button"
			className={className}
			popoverTarget={noticeId}
			onClick={(event) => {
				event.preventDefault();
				sayToast(
					"success",
					say(siteOutcomes.comingSoon.words),
					<PageLink page={instead.page}>{say(instead.label)}</PageLink>,
				);
			}}
		>
			{children}
		</button>
	);
}

/** The words that the browser shows by itself; once in the frame. */
export function ComingSoonNotice({ instead }: { instead: Instead }) {
	const say = useSay();
	return (
		<div id={noticeId} popover="auto" role="status" className={toastStyles.native}>
			<ToastBody
				kind="success"
				words={say(siteOutcomes.comingSoon.words)}
				more={<PageLink page={instead.page}>{say(instead.label)}</PageLink>}
			/>
		</div>
	);
}
