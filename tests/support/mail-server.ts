import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Stand-in for a mail server: it takes every letter, or refuses all. */
export class MailServer {
	readonly letters: string[] = [];
	refuses = false;
	/** Called for each letter, before it is said to be taken. */
	onLetter: () => void = () => {};
	readonly #server = createServer((socket) => this.#serve(socket));

	static async start(): Promise<MailServer> {
		const server = new MailServer();
		server.#server.listen(0, "127.0.0.1");
		await once(server.#server, "listening");
		return server;
	}

	/** Setting MAIL_URL for it. */
	get address(): string {
		return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?from=desk@council.example`;
	}

	async stop(): Promise<void> {
		this.#server.close();
		await once(this.#server, "close");
	}

	#serve(socket: Socket): void {
		let got = "";
		let isLetter = false;
		const say = (line: string) => socket.write(`${line}\r\n`);
		socket.setEncoding("utf8").on("error", () => {});
		say("220 mail.example");
		socket.on("data", (piece) => {
			got += piece;
			for (;;) {
				const end = isLetter ? "\r\n.\r\n" : "\r\n";
				const at = got.indexOf(end);
				if (at < 0) return;
				const part = got.slice(0, at);
				got = got.slice(at + end.length);
				if (isLetter) {
					this.letters.push(part);
					this.onLetter();
				}
				const isBegun = !isLetter && part === "DATA";
				isLetter = isBegun;
				if (part === "QUIT") return void socket.end("221 bye\r\n");
				if (isBegun) say("354 go on");
				else say(this.refuses && part.startsWith("MAIL") ? "451 not now" : "250 OK");
			}
		});
	}
}

/** Subject and text of a letter. */
export function readLetter(letter: string): {
	readonly subject: string;
	readonly text: string;
	readonly to: string;
} {
	const [heads = "", ...parts] = letter.split("\r\n\r\n");
	const body = parts.join("\r\n\r\n");
	const head = (name: string) => new RegExp(`^${name}: (.*(?:\r\n .*)*)`, "m").exec(heads)?.[1] ?? "";
	const isBase64 = /base64/.test(head("Content-Transfer-Encoding"));
	const plain = body
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	const text = isBase64 ? Buffer.from(body, "base64") : Buffer.from(plain, "latin1");
	return { subject: head("Subject"), text: text.toString("utf8"), to: head("To") };
}
