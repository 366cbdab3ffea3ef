import type { FastifyServerOptions } from "fastify";

type Strategy = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type Found = ReturnType<ReturnType<Strategy["storage"]>["get"]>;

export function prefersJson(accept: string | undefined): boolean {
	if (!accept?.includes("json")) return false;
	const liking = (type: string) =>
		Math.max(
			0,
			...accept
				.toLowerCase()
				.split(",")
				.map((each) => each.trim().split(/\s*;\s*/))
				.filter(([name]) => name === type)
				.map(([, ...parameters]) => {
					const quality = parameters.find((each) => each.startsWith("q="));
					return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
				}),
		);
	return liking("application/json") > liking("text/html");
}

export const yes = "yes";

/** Lets two routes share an address: one for programs, one for readers. */
export const wantsJson: Strategy = {
	name: "wantsJson",
	storage: () => {
		const handlers = new Map<unknown, Found>();
		return {
			get: (wanted) => handlers.get(wanted) ?? null,
			set: (wanted, handler) => void handlers.set(wanted, handler),
		};
	},
	// Undefined selects the page, though the router's type leaves it out.
	deriveConstraint: (request) => (prefersJson(request.headers.accept) ? yes : undefined) as string,
	mustMatchWhenDerived: false,
};
