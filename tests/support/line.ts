import { type ServerProcess, startServer } from "./server-process.ts";

/** A server that can be taken away and brought back at the same address: the only honest way to be without a connection. */
export class Line {
	#server: ServerProcess | undefined;
	address = "";

	async open(settings: Record<string, string> = {}): Promise<void> {
		const port: Record<string, string> = this.address === "" ? {} : { PORT: new URL(this.address).port };
		this.#server = await startServer({ ...port, ...settings });
		this.address = this.#server.address;
	}

	async cut(): Promise<void> {
		await this.#server?.stop();
		this.#server = undefined;
	}

	/** The server takes connections and says nothing. */
	hang(): void {
		this.#server?.process.kill("SIGSTOP");
	}

	goOn(): void {
		this.#server?.process.kill("SIGCONT");
	}
}
