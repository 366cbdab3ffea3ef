import type { Want } from "../desk/data/loader.ts";

/** What the address of the shelf can say. */
const names = ["q", "type", "unused", "open", "page"] as const;

/** The files that the address asks for. */
export function mediaWanted({ searchParams }: URL): readonly Want[] {
	const wanted = names.flatMap((name) => {
		const value = searchParams.get(name);
		return value ? [[name, value]] : [];
	});
	return [["mediaFiles", Object.fromEntries(wanted)]];
}
