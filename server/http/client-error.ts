import type { Socket } from "node:net";
import { type OutcomeName, say } from "#contract/outcomes.ts";

const byCode: Readonly<
	Record<string, [status: string, outcome: OutcomeName & ("tooSlow" | "headersTooLarge")]>
> = {
	ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "tooSlow"],
	HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "headersTooLarge"],
};

export function answerClientError(everywhere: Readonly<Record<string, string>>) {
	return (error: Error & { code?: string }, socket: Socket): void => {
		if (error.code === "ECONNRESET" || socket.destroyed) return;
		const [status, outcome] = byCode[error.code ?? ""] ?? ["400 Bad Request", "malformed" as const];
		const body = JSON.stringify({ error: say(outcome, "en") });
		const headers = {
			...everywhere,
			"cache-control": "no-store",
			"content-type": "application/json; charset=utf-8",
			"content-length": Buffer.byteLength(body),
			connection: "close",
		};
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
		if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
		socket.destroy();
	};
}
