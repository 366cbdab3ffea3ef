import { once } from "node:events";
import { Server as TcpServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { shutdown } from "#contract/site/limits.ts";

/**
 * Answers all who are connected while the server stops, and lets them reconnect elsewhere (requirement D9).
 * @param finish time for pending requests, milliseconds
 */
export function stopGracefully(app: FastifyInstance, finish: number) {
	let draining = false;
	let closesPort: Promise<void> | undefined;
	app.addHook("preClose", async () => {
		draining = true;
		// A client still sending by then would delay the stop on purpose.
		setTimeout(() => app.server.closeAllConnections(), finish).unref();
		if (!app.server.listening) return;
		const allAreGone = once(app.server, "close");
		closesPort = closePort(app.server);
		await closesPort;
		await Promise.race([allAreGone, wait(shutdown.lastWords, undefined, { ref: false })]);
	});
	app.addHook("onSend", (_request, reply, _payload, done) => {
		// A keep-alive connection would delay the stop until it times out.
		if (draining) reply.header("connection", "close");
		// An answered client may reconnect at once, and be reset by the closing port.
		if (closesPort) closesPort.then(() => done(), done);
		else done();
	});
	return {
		isDraining: () => draining,
		drain: () => {
			draining = true;
		},
	};
}

/**
 * Closes the port but not the connections, which closing the server would reset; first waits until no new ones
 * come, which the system would reset.
 */
async function closePort(server: TcpServer): Promise<void> {
	const end = performance.now() + shutdown.portWithin;
	let hasCome = true;
	const note = () => {
		hasCome = true;
	};
	server.on("connection", note);
	while (hasCome && performance.now() < end) {
		hasCome = false;
		await wait(shutdown.quiet);
	}
	server.off("connection", note);
	TcpServer.prototype.close.call(server);
}
