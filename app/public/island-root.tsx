import { Component, type ReactNode } from "react";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { type Navigation, NavigationContext } from "../navigation/navigation.ts";
import { Note } from "../parts/note/note.tsx";
import { langOf } from "../words/language.ts";

interface Props {
	navigation: Navigation;
	children: ReactNode;
}

/** The root of an island on both sides of hydration: React's ids match only if the trees do. */
export function IslandRoot({ navigation, children }: Props) {
	return (
		<NavigationContext value={navigation}>
			<Boundary pathname={navigation.here.pathname}>{children}</Boundary>
		</NavigationContext>
	);
}

/** §2.1: where an island throws in the browser its error is shown; the rest of the page stays. */
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
