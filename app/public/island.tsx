import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { jsonInPage } from "../json-in-page.ts";
import { useNavigation } from "../navigation/navigation.ts";
import { IslandRoot } from "./island-root.tsx";

interface Props<PartProps extends object> {
	/** The part's file without `.island.tsx`: by it the browser finds the part again (islands.tsx). */
	name: string;
	of: ComponentType<PartProps>;
	/** Everything the part needs; it goes into the page as JSON. */
	props: PartProps;
	/** Sent out with the page already busy: the browser hydrates it at once. */
	atOnce?: boolean;
}

/**
 * A part of the page that React hydrates when a reader touches it (docs/decisions/0021). It is rendered as a root of its own, so that
 * the ids which React makes are the same in the browser, wherever on the page it is.
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
