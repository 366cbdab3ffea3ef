import { type ComponentType, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { useIslandNavigation } from "./island-navigation.ts";
import { IslandRoot } from "./island-root.tsx";

type Part = ComponentType<Readonly<Record<string, unknown>>>;

const modules = import.meta.glob<{ readonly default: Part }>("./**/*.island.tsx");

const byName = new Map(
	Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/(.+)\.island\.tsx$/, "$1"), load]),
);

/** Hydrates an island of the page (island.tsx); resolves when its event handlers are attached. */
export async function hydrate(element: HTMLElement): Promise<void> {
	const load = byName.get(element.dataset.island ?? "");
	if (!load) throw new Error(`No island is called "${element.dataset.island}"`);
	const { default: Part } = await load();
	const props = JSON.parse(element.nextElementSibling?.textContent ?? "{}");
	await new Promise<void>((resolve) => {
		hydrateRoot(
			element,
			<StrictMode>
				<Hydrated onReady={resolve}>
					<Part {...props} />
				</Hydrated>
			</StrictMode>,
			{ identifierPrefix: element.id },
		);
	});
	element.dataset.ready = "";
}

function Hydrated({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
	const navigation = useIslandNavigation();
	useEffect(onReady, [onReady]);
	return <IslandRoot navigation={navigation}>{children}</IslandRoot>;
}
