import type { FastifyRequest } from "fastify";

/**
 * Whether a page of another site sends this, of which its reader may know nothing. Programs say neither, and old browsers the second alone.
 *
 * @param publicUrl the site's own address; whoever tries it out may have opened it by another one
 */
export function isFromOtherSite({ method, headers }: FastifyRequest, publicUrl: string): boolean {
	if (method === "GET" || method === "HEAD") return false;
	const { "sec-fetch-site": from, origin, host } = headers;
	if (from !== undefined) return from !== "same-origin" && from !== "none";
	return origin !== undefined && origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host;
}
