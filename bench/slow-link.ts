import { connect, createServer, type Server, type Socket } from "node:net";

/** Bytes of one packet, and how many may be on their way before the first is confirmed (RFC 6928). */
const packet = 1448;
const firstWindow = 10 * packet;

/** A phone in a village: milliseconds, and the whole downlink. */
const roundTrip = 400;
const kilobitsASecond = 400;

/**
 * A slow mobile connection in front of a server of this machine: round trip, one downlink that all connections share,
 * and the slow start of TCP. It passes bytes on without reading them.
 */
export async function slowLink(port: number, targetPort: number): Promise<Server> {
	const line = { freeAt: 0 };
	const server = createServer({ noDelay: true }, (phone) => {
		const far = connect({ host: "127.0.0.1", port: targetPort, noDelay: true });
		slowly(line, far, phone);
		const born = performance.now();
		let due = 0;
		phone.on("data", (data) => {
			const now = performance.now();
			// The handshake costs a round trip before the first byte may leave.
			due = Math.max(due, now + roundTrip / 2, born + roundTrip * 1.5);
			setTimeout(() => far.writable && far.write(data), due - now);
		});
		phone.on("end", () => far.end());
		phone.on("close", () => far.destroy());
		for (const socket of [phone, far]) {
			socket.on("error", () => {
				phone.destroy();
				far.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return server;
}

/** Passes on what comes from afar as a slow line would: packet by packet, no faster than it is confirmed. */
function slowly(line: { freeAt: number }, far: Socket, phone: Socket): void {
	const waiting: Buffer[] = [];
	let window = firstWindow;
	let underWay = 0;
	let isOver = false;
	const close = () => {
		if (isOver && waiting.length === 0 && underWay === 0) phone.end();
	};
	const pump = () => {
		for (let next = waiting[0]; next && underWay < window; next = waiting[0]) {
			const size = Math.min(packet, next.length, window - underWay);
			const part = next.subarray(0, size);
			if (size === next.length) waiting.shift();
			else waiting[0] = next.subarray(size);
			underWay += size;
			const now = performance.now();
			line.freeAt = Math.max(line.freeAt, now) + (size * 8) / kilobitsASecond;
			setTimeout(() => phone.writable && phone.write(part), line.freeAt - now + roundTrip / 2);
			setTimeout(
				() => {
					underWay -= size;
					window += size;
					pump();
					close();
				},
				line.freeAt - now + roundTrip,
			);
		}
	};
	far.on("data", (data: Buffer) => {
		waiting.push(data);
		pump();
	});
	far.on("end", () => {
		isOver = true;
		close();
	});
}
