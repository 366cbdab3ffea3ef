import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A line to a server that can be cut, hang and come back at the same address: more honest than a browser's emulated offline mode. */
export class Line {
	readonly #sockets = new Set<Socket>();
	#listener: Server | undefined;
	#port = 0;

	get address(): string {
		return `http://localhost:${this.#port}`;
	}

	/** Leads to a server, after a cut or instead of another one; without one it accepts connections and never responds. */
	async open(to?: string): Promise<void> {
		await this.cut();
		const port = to && Number(new URL(to).port);
		this.#listener = createServer((socket) => {
			this.#keep(socket);
			if (port) socket.pipe(this.#keep(connect(port, "localhost"))).pipe(socket);
		}).listen(this.#port, "localhost");
		await once(this.#listener, "listening");
		this.#port = (this.#listener.address() as AddressInfo).port;
	}

	async cut(): Promise<void> {
		const closed = this.#listener && once(this.#listener, "close");
		this.#listener?.close();
		for (const socket of this.#sockets) socket.destroy();
		await closed;
		this.#listener = undefined;
	}

	#keep(socket: Socket): Socket {
		this.#sockets.add(socket);
		socket.once("close", () => this.#sockets.delete(socket));
		// A cut line is no fault of the test.
		return socket.on("error", () => socket.destroy());
	}
}
