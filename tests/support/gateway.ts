import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as the gateway was asked to send it. */
export interface Handed {
	readonly to: string;
	readonly text: string;
	readonly template: string;
	readonly id: string;
}

/** Stand-in for an SMS gateway: it takes each id once, as such gateways do, and fails as it is told. */
export class MessageGateway {
	/** Messages that were taken, by their ids. */
	readonly taken = new Map<string, Handed>();
	calls = 0;
	/** Answers the n-th call: taken and said so, refused, taken without an answer, or left waiting. */
	manner: (call: number) => "sound" | "refuses" | "cuts" | "silent" = () => "sound";
	readonly #server: Server;

	private constructor() {
		this.#server = createServer((request, answer) => {
			const body: string[] = [];
			request.setEncoding("utf8").on("data", (piece) => body.push(piece));
			request.on("end", () => this.#take(body.join("") || (request.url ?? "").split("?")[1] || "", answer));
		});
	}

	static async start(): Promise<MessageGateway> {
		const gateway = new MessageGateway();
		gateway.#server.listen(0, "127.0.0.1");
		await once(gateway.#server, "listening");
		return gateway;
	}

	/** Setting MESSAGES_URL for it. */
	get address(): string {
		const { port } = this.#server.address() as AddressInfo;
		return `http://127.0.0.1:${port}/send?to={number}&text={text}&template={template}&id={id}`;
	}

	texts(to: string): string[] {
		return [...this.taken.values()].filter((each) => each.to === to).map(({ text }) => text);
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		this.#server.close();
		await once(this.#server, "close");
	}

	#take(query: string, answer: ServerResponse): void {
		this.calls += 1;
		const manner = this.manner(this.calls);
		if (manner === "refuses") return void answer.writeHead(503).end();
		const handed = Object.fromEntries(new URLSearchParams(query)) as unknown as Handed;
		this.taken.set(handed.id, handed);
		if (manner === "sound") answer.end("OK");
		if (manner === "cuts") answer.destroy();
	}
}
