import type { ComponentProps, MouseEvent } from "react";
import { addressOf, type Manner, type To, useNavigation } from "./navigation.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & Manner & { readonly to: To };

/** A link within the site: a plain one, whose step the script takes only where it has something to add. */
export function Link({ to, replace, inPlace, state, onClick, ...rest }: LinkProps) {
	const { here, go, takes } = useNavigation();
	const href = addressOf(to, here);

	function follow(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.(event);
		const isPlain =
			event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		const { pathname } = event.currentTarget;
		if (event.defaultPrevented || !isPlain || !takes(pathname, { inPlace })) return;
		event.preventDefault();
		// The same address once more is no new step.
		const isHere = href === here.pathname + here.search;
		go(to, { replace: replace || isHere, inPlace, state });
	}

	return <a href={href} {...rest} onClick={follow} />;
}
