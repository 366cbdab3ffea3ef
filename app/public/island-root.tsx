import { Component, type ReactNode } from "react";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { type Navigation, NavigationContext } from "../navigation/navigation.ts";
import { Note } from "../parts/note/note.tsx";
import { langOf } from "../words/language.ts";

interface Props {
	navigation: Navigation;
	children: ReactNode;
}

/** What is around a part on both sides of hydration; React counts its ids from here. */
export function IslandRoot({ navigation, children }: Props) {
	return (
		<NavigationContext value={navigation}>
			<Boundary pathname={navigation.here.pathname}>{children}</Boundary>
		</NavigationContext>
	);
}

/** §2.1: says that something broke where a part breaks in the browser; the rest of the page stays. */
class Boundary extends Component<{ pathname: string; children: ReactNode }, { error?: unknown }> {
	override state: { error?: unknown } = {};

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override render() {
		const { pathname, children } = this.props;
		const { error } = this.state;
		if (error === undefined) return children;
		return (
			<Note tone="bad" role="alert">
				<p>{siteOutcomes.unexpectedError.words[langOf(pathname)]}</p>
				<pre lang="en">{error instanceof Error ? error.message : String(error)}</pre>
			</Note>
		);
	}
}
