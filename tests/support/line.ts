import { type ServerProcess, startServer } from "./server-process.ts";

/** A server that can be stopped and restarted at the same address: more honest than a browser's emulated offline mode. */
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

	/** The server accepts connections and never responds. */
	hang(): void {
		this.#server?.process.kill("SIGSTOP");
	}

	goOn(): void {
		this.#server?.process.kill("SIGCONT");
	}
}
