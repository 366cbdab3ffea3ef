/** Normalises an address: without a proxy's port, a zone, or `::ffff:` before IPv4. */
export function plainAddress(address: string): string {
	const withoutPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address);
	const bare = (withoutPort?.[1] ?? withoutPort?.[2] ?? address).split("%", 1)[0]?.toLowerCase() ?? "";
	return bare.replace(/^::ffff:(?=\d+\.)/, "");
}
