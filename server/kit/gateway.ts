/** An SMS or WhatsApp gateway: an address with gaps, called by GET, or by POST with its query as a form. */
export interface Gateway {
	readonly method: "GET" | "POST";
	readonly address: string;
}

/** Values of an address's gaps; a call that repeats an `id` is the same message. */
export interface GatewayMessage {
	readonly number: string;
	readonly text: string;
	readonly template: string;
	readonly id: string;
}

/** Reads `https://…{number}…{text}…`, for a call by POST after `POST `; undefined if it is neither. */
export function readGateway(setting: string): Gateway | undefined {
	const [, post, address = ""] = /^(POST )?(https?:\/\/\S+)$/.exec(setting) ?? [];
	const isWhole = URL.canParse(address) && address.includes("{number}") && address.includes("{text}");
	return isWhole ? { method: post ? "POST" : "GET", address } : undefined;
}

/**
 * Hands a message over, which an answer of 2xx says is taken.
 * @returns the fault, without number or text; undefined if it is taken
 */
export async function handOver(
	{ method, address }: Gateway,
	message: GatewayMessage,
	signal: AbortSignal,
): Promise<string | undefined> {
	const filled = address.replace(/\{(number|text|template|id)\}/g, (_, gap: keyof GatewayMessage) =>
		encodeURIComponent(message[gap]),
	);
	const [url = "", query = ""] = method === "POST" ? filled.split("?") : [filled];
	const form = { method, body: query, headers: { "content-type": "application/x-www-form-urlencoded" } };
	try {
		const answer = await fetch(url, { redirect: "manual", signal, ...(method === "POST" && form) });
		await answer.arrayBuffer();
		return answer.ok ? undefined : `HTTP ${answer.status}`;
	} catch (error) {
		const { name, cause } = error as Error & { cause?: { code?: string } };
		return cause?.code ?? name;
	}
}
