export interface Heard {
	readonly status: number;
	readonly retryAfter: string | null;
	// biome-ignore lint/suspicious/noExplicitAny: a test checks the reply itself
	readonly json: any;
}

export type CallAs = (method: string, path: string, body?: unknown) => Promise<Heard>;

/** Makes calls to a server process, signed in or not. */
export function callerAt(address: string, token?: string): CallAs {
	return async (method, path, body) => {
		const answer = await fetch(address + path, {
			method,
			headers: {
				...(body !== undefined && { "content-type": "application/json" }),
				...(token !== undefined && { authorization: `Bearer ${token}` }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const json = await answer.json();
		return { status: answer.status, retryAfter: answer.headers.get("retry-after"), json };
	};
}

/** The first administrator of a server that is started for a test. */
export const first = { mobile: "9876500001", password: "neem-saral-49-patang" };
export const firstSettings = { ADMIN_MOBILE: first.mobile, ADMIN_PASSWORD: first.password };

/** Signs the first administrator in. */
export async function signIn(address: string): Promise<string> {
	return (await callerAt(address)("POST", "/api/login", first)).json.token;
}
