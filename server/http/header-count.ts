import type { IncomingMessage } from "node:http";

/** Count of a header, as a proxy may read another one than Node. Fastify's `inject` lacks `headersDistinct`. */
export function headerCount({ headers, headersDistinct }: IncomingMessage, name: string): number {
	const list: IncomingMessage["headersDistinct"] | undefined = headersDistinct;
	return list ? (list[name]?.length ?? 0) : Number(headers[name] !== undefined);
}
