/**
 * An address as people know it, without what systems put around it: the port that some proxies append and that differs at
 * every call, the zone of a network card, and the `::ffff:` behind which a server that listens on IPv6 sees IPv4.
 */
export function plainAddress(address: string): string {
	const withoutPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address);
	const bare = (withoutPort?.[1] ?? withoutPort?.[2] ?? address).split("%", 1)[0]?.toLowerCase() ?? "";
	return bare.replace(/^::ffff:(?=\d+\.)/, "");
}
