import type { IncomingMessage } from "node:http";

/** How often a header was sent. Node keeps the first of two; a proxy in front may have read the other. */
export function countOf({ rawHeaders }: IncomingMessage, name: string): number {
	let found = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const sent = rawHeaders[at];
		if (sent?.length === name.length && sent.toLowerCase() === name) found += 1;
	}
	return found;
}

/** HTTP/1.1 names its host exactly once; otherwise two programs on the way may read two addresses (requirement I5). */
export function hasOneHost(request: IncomingMessage): boolean {
	const hosts = countOf(request, "host");
	return hosts === 1 || (hosts === 0 && request.httpVersion === "1.0");
}
