import { type ReactNode, useId } from "react";
import type { Instead } from "#contract/navigation.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { useSay } from "../../words/language.ts";
import { PageLink } from "../link/page-link.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { useSite } from "../site-data.ts";
import toastStyles from "../toast/toast.module.css";
import { ToastBody } from "../toast/toast-body.tsx";

const payId = "pay-today";

interface Props {
	className?: string | undefined;
	children: ReactNode;
	instead: Instead;
}

/** An unfinished feature (§8): a native popover that says "Coming soon" and what can be done today. */
export function ComingSoon({ className, children, instead }: Props) {
	const say = useSay();
	const { payToday } = useSite();
	const id = useId();
	const isShared = instead.pays && payToday !== undefined;
	return (
		<>
			<button type="button" className={className} popoverTarget={isShared ? payId : id}>
				{children}
			</button>
			{isShared ? null : (
				<Message id={id}>
					<PageLink page={instead.page}>{say(instead.label)}</PageLink>
				</Message>
			)}
		</>
	);
}

function Message({ id, children }: { id: string; children: ReactNode }) {
	const words = useSay()(siteOutcomes.comingSoon.words);
	return (
		<div id={id} popover="auto" data-toast="" className={toastStyles.native}>
			<ToastBody kind="success" isSoon words={words} more={children} />
		</div>
	);
}

/** The message of every button that would pay a tax, once a page: where and until when it is paid today. */
export function PayMessage() {
	const { payToday } = useSite();
	if (!payToday) return null;
	return (
		<Message id={payId}>
			<PageLink page="home" search="#pay">
				{payToday}
			</PageLink>
			<OpenNow />
		</Message>
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
