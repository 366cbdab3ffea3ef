import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The text by which virus scanners are tried; in two parts, or they would find it in this file. */
export const sampleVirus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(
	"",
);

/** Behaviour of a scanner. */
export type Manner = "sound" | "silent" | "refuses large files" | "breaks off";

const command = "zINSTREAM\0";

/** Stand-in for ClamAV: it speaks the protocol INSTREAM of its clamd and knows one virus. */
export class VirusScanner {
	manner: Manner = "sound";
	/** The files that it was sent whole. */
	readonly files: Buffer[] = [];
	readonly #server = createServer((socket) => this.#serve(socket));
	readonly #sockets = new Set<Socket>();

	/** @param path of a socket; without it a port of this machine */
	static async start(path?: string): Promise<VirusScanner> {
		const scanner = new VirusScanner();
		if (path === undefined) scanner.#server.listen(0, "127.0.0.1");
		else scanner.#server.listen(path);
		await once(scanner.#server, "listening");
		return scanner;
	}

	get port(): number {
		return (this.#server.address() as AddressInfo).port;
	}

	async stop(): Promise<void> {
		for (const socket of this.#sockets) socket.destroy();
		if (!this.#server.listening) return;
		this.#server.close();
		await once(this.#server, "close");
	}

	#serve(socket: Socket): void {
		let got = Buffer.alloc(0);
		this.#sockets.add(socket);
		socket.on("close", () => this.#sockets.delete(socket));
		socket.on("error", () => {});
		socket.on("data", (piece: Buffer) => {
			got = Buffer.concat([got, piece]);
			if (this.manner === "breaks off") return void socket.destroy();
			if (this.manner === "refuses large files" && got.length > 100) {
				return void socket.end("INSTREAM size limit exceeded. ERROR\0");
			}
			const file = fileIn(got);
			if (!file || this.manner === "silent") return;
			this.files.push(file);
			socket.end(`stream: ${file.includes(sampleVirus) ? "Eicar-Signature FOUND" : "OK"}\0`);
		});
	}
}

/** The file in what has arrived; undefined until its end is there. */
function fileIn(got: Buffer): Buffer | undefined {
	if (!got.toString("latin1").startsWith(command)) return undefined;
	const pieces: Buffer[] = [];
	for (let at = command.length; at + 4 <= got.length; ) {
		const length = got.readUInt32BE(at);
		if (length === 0) return Buffer.concat(pieces);
		pieces.push(got.subarray(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return undefined;
}
