import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { jsonInPage } from "../json-in-page.ts";
import { useNavigation } from "../navigation/navigation.ts";
import { IslandRoot } from "./island-root.tsx";

interface Props<PartProps extends object> {
	/** The part's file name without `.island.tsx`, by which islands.tsx loads it. */
	name: string;
	of: ComponentType<PartProps>;
	props: PartProps;
	/** Hydrated when the page loads, not at the first touch: the part is already busy. */
	atOnce?: boolean;
}

/**
 * A part of the page that React hydrates when a reader touches it (docs/decisions/0021). It is rendered as a root of its own, so
 * that React's ids are the same in the browser, wherever on the page it is.
 */
export function Island<PartProps extends object>({ name, of: Part, props, atOnce }: Props<PartProps>) {
	const id = useId();
	const navigation = useNavigation();
	const html = renderToString(
		<IslandRoot navigation={navigation}>
			<Part {...props} />
		</IslandRoot>,
		{ identifierPrefix: id },
	);
	return (
		<>
			<div
				id={id}
				data-island={name}
				data-at-once={atOnce ? "" : undefined}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
				dangerouslySetInnerHTML={{ __html: html }}
			/>
			<script
				type="application/json"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
				dangerouslySetInnerHTML={{ __html: jsonInPage(props) }}
			/>
		</>
	);
}
