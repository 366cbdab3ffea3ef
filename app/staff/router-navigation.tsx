import { type ReactNode, useEffect, useMemo, useRef } from "react";
import {
	useLocation,
	useNavigate,
	useNavigationType,
	useNavigation as useRouterNavigation,
} from "react-router";
import { audienceAt } from "#contract/pages.ts";
import { leave } from "../navigation/leave.ts";
import { addressOf, type Navigation, NavigationContext } from "../navigation/navigation.ts";
import { savesArrivedSoon } from "./desk/data/saves.ts";

function mayMove(): boolean {
	const isStill = document.documentElement.dataset.motion === "off";
	return !isStill && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** React Router navigates between staff pages; links to public pages load their documents. */
export function RouterNavigation({ children }: { children: ReactNode }) {
	const here = useLocation();
	const navigate = useNavigate();
	const { location: pending } = useRouterNavigation();
	const byHistory = useNavigationType() === "POP";
	const asked = useRef<string>(undefined);
	useEffect(() => {
		if (byHistory || here.pathname + here.search === asked.current) asked.current = undefined;
	}, [here, byHistory]);

	const navigation = useMemo((): Navigation => {
		const intercepts = (pathname: string) => audienceAt(pathname) === "staff";
		return {
			here,
			pending,
			byHistory,
			searchAsked: () => {
				const [pathname, search] = asked.current?.split(/(?=\?)/) ?? [];
				return pathname === here.pathname ? (search ?? "") : here.search;
			},
			intercepts,
			go(to, options = {}) {
				if (typeof to === "number") {
					navigate(to);
					return;
				}
				const address = addressOf(to, here);
				const { replace = false, preserveScroll = false, state = null } = options;
				if (intercepts(new URL(address, location.href).pathname)) {
					asked.current = address;
					navigate(address, {
						replace,
						preventScrollReset: preserveScroll,
						state,
						viewTransition: !preserveScroll && mayMove(),
					});
				}
				// Until the server's answer has come, what one has typed is on the device as well.
				else savesArrivedSoon().then(() => leave(address, replace));
			},
		};
	}, [here, pending, byHistory, navigate]);

	return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
