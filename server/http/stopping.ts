import { once } from "node:events";
import { Server as TcpServer } from "node:net";
import { finished } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { shutdown } from "#contract/site/limits.ts";
import { refusal } from "../kit/refusal.ts";

/** Wait suggested to requests refused during a restart, seconds. */
const restartDuration = 5;

/**
 * Finishes pending requests while the server stops, and sends new ones to another server or a retry (requirement D9).
 *
 * @param finish how long pending requests have, milliseconds
 */
export function stopGracefully(app: FastifyInstance, finish: number) {
	let draining = false;
	let stopping = false;
	let closesPort: Promise<void> | undefined;
	app.addHook("onRequest", ({ raw }, _reply, done) => {
		if (!stopping) done();
		// Once all of it is read: a connection that is closed while something arrives is reset, and its answer with it.
		else finished(raw.resume(), () => done(refusal("tooBusy", { seconds: restartDuration })));
	});
	app.addHook("preClose", async () => {
		stopping = true;
		// A client that is still sending by then is slow on purpose and would delay the stop.
		setTimeout(() => app.server.closeAllConnections(), finish).unref();
		if (!app.server.listening) return;
		const allAreGone = once(app.server, "close");
		closesPort = closePort(app.server);
		await closesPort;
		await Promise.race([allAreGone, wait(shutdown.lastWords, undefined, { ref: false })]);
	});
	app.addHook("onSend", (_request, reply, _payload, done) => {
		// A keep-alive connection would delay the stop until it times out.
		if (draining || stopping) reply.header("connection", "close");
		// A client that is answered may connect again at once, and be reset by the port that closes.
		if (closesPort) closesPort.then(() => done(), done);
		else done();
	});
	return {
		isDraining: () => draining,
		/** Tells balancers to go elsewhere, while requests are still answered. */
		drain: () => {
			draining = true;
		},
	};
}

/**
 * Closes the port alone: closing the whole server would reset clients that are connected and about to ask. The system resets those that
 * wait to be taken, so it is done when nobody has come for a moment.
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
