import type { IncomingMessage } from "node:http";

/** How often a header was sent: Node keeps the first of two, and a proxy in front may have read the other. Fastify's `inject` makes requests without the list. */
export function headerCount({ headers, headersDistinct }: IncomingMessage, name: string): number {
	const list: IncomingMessage["headersDistinct"] | undefined = headersDistinct;
	return list ? (list[name]?.length ?? 0) : Number(headers[name] !== undefined);
}
