import type { ComponentProps, MouseEvent } from "react";
import { addressOf, type NavigateOptions, type To, useNavigation } from "./navigation.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & NavigateOptions & { readonly to: To };

/** A link within the site: a plain `a`, whose click script handles only where it adds something. */
export function Link({ to, replace, preserveScroll, state, onClick, ...rest }: LinkProps) {
	const { here, go, intercepts } = useNavigation();
	const href = addressOf(to, here);

	function follow(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.(event);
		const isPlain =
			event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		const { pathname } = event.currentTarget;
		if (event.defaultPrevented || !isPlain || !intercepts(pathname, { preserveScroll })) return;
		event.preventDefault();
		const isHere = href === here.pathname + here.search;
		go(to, { replace: replace || isHere, preserveScroll, state });
	}

	return <a href={href} {...rest} onClick={follow} data-keep-scroll={preserveScroll ? "" : undefined} />;
}
