import { existsSync } from "node:fs";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { TLSSocket } from "node:tls";
import { days, seconds } from "#contract/limits.ts";
import { openTown } from "#server/content/from-files.ts";
import { TownMistakes } from "#server/content/mistakes.ts";
import { reasonOf } from "#server/db/errors.ts";
import type { Env } from "#server/env.ts";
import { printableAddress } from "#server/http/options.ts";
import { type Finding, sayAge, well, wrong } from "./finding.ts";

export function townFinding({ town }: Env): Finding {
	if (!existsSync(town)) return wrong("town", `TOWN ${town} isn't there: correct the setting.`);
	try {
		const name = openTown(town).read("council", "en").name;
		return well("town", `${name}, ${town}`);
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		return wrong("town", error.message);
	}
}

export async function serviceFinding({ port, host }: Env): Promise<Finding> {
	const address = printableAddress(host, port);
	try {
		const { status } = await ask(`${address}/readyz`);
		if (status === 200) return well("service", `It answers at ${address}`);
		return wrong(
			"service",
			`${address}/readyz answers ${status}: look at the log (journalctl -u palika -n 50).`,
		);
	} catch (error) {
		return wrong(
			"service",
			`Nothing answers at ${address} (${reasonOf(error)}): systemctl status palika, journalctl -u palika -n 50.`,
		);
	}
}

/** Renewal is automatic until this long before its end. */
const certificateLeft = days(14);

const clockDifference = seconds(60);

export async function proxyFindings({ publicUrl }: Env): Promise<Finding[]> {
	const { protocol, hostname } = new URL(publicUrl);
	if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
		return [well("proxy", `None: PUBLIC_URL is ${publicUrl}, this machine itself`)];
	}
	let answer: Answer;
	try {
		answer = await ask(`${publicUrl}/readyz`);
	} catch (error) {
		return [
			wrong(
				"proxy",
				`${publicUrl} can't be reached from here (${reasonOf(error)}): look at the proxy, its certificate and the name's address.`,
			),
		];
	}
	const { status, headers, certificateEnds } = answer;
	if (status !== 200)
		return [
			wrong("proxy", `${publicUrl}/readyz answers ${status}: look at the proxy's proxy_pass and its log.`),
		];
	const found: Finding[] = [];
	const hsts = headers["strict-transport-security"]?.toString() ?? "";
	if (protocol === "https:" && !/^max-age=\d+(; includeSubDomains)?$/.test(hsts)) {
		found.push(
			wrong(
				"proxy",
				`HSTS comes as "${hsts}": restart the service with PUBLIC_URL=${publicUrl}, and let the proxy neither add nor take away headers.`,
			),
		);
	}
	const left = (certificateEnds ?? Number.POSITIVE_INFINITY) - Date.now();
	if (left < certificateLeft) {
		found.push(
			wrong(
				"proxy",
				`The certificate ends in ${sayAge(left)}: renew it, and see why it wasn't (certbot renew).`,
			),
		);
	}
	const ahead = Math.abs(Date.now() - Date.parse(headers.date ?? ""));
	if (ahead > clockDifference) {
		found.push(wrong("clock", `The proxy's differs by ${sayAge(ahead)}: switch NTP on, on both machines.`));
	}
	const lasts = certificateEnds ? `, certificate for ${sayAge(left)}` : "";
	return found.length > 0 ? found : [well("proxy", `${publicUrl} is reached${lasts}`)];
}

interface Answer {
	readonly status: number;
	readonly headers: NodeJS.Dict<string | string[]> & { readonly date?: string };
	readonly certificateEnds?: number;
}

function ask(address: string): Promise<Answer> {
	const request = address.startsWith("https:") ? overHttps : overHttp;
	return new Promise((resolve, reject) => {
		// A new connection, so that the certificate is shown.
		const asked = request(address, { agent: false, timeout: seconds(5) }, (response) => {
			const ends = (response.socket as TLSSocket).getPeerCertificate?.().valid_to;
			response.resume();
			resolve({
				status: response.statusCode ?? 0,
				headers: response.headers,
				...(ends && { certificateEnds: Date.parse(ends) }),
			});
		});
		asked.on("timeout", () => asked.destroy(new Error("no answer within 5 seconds")));
		asked.on("error", reject);
		asked.end();
	});
}
