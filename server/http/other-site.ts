import type { FastifyRequest } from "fastify";

/**
 * Whether another site's page sent this request. Programs send neither header, old browsers only the second.
 * @param publicUrl the site's own address; a trial may use another one
 */
export function isFromOtherSite({ method, headers }: FastifyRequest, publicUrl: string): boolean {
	if (method === "GET" || method === "HEAD") return false;
	const { "sec-fetch-site": from, origin, host } = headers;
	if (from !== undefined) return from !== "same-origin" && from !== "none";
	return origin !== undefined && origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host;
}
