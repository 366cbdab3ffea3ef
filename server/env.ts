import { isIP } from "node:net";
import { resolve } from "node:path";
import { hours, http, minutes, seconds, session, shutdown } from "#contract/limits.ts";
import { tenDigits } from "#contract/mobile.ts";
import type { DatabaseSettings } from "./db/open.ts";
import type { FirstAdministrator } from "./db/seed.ts";
import type { SessionLife } from "./session/sessions.ts";

/** What the technician sets from outside. Every name is in docs/running.md. */
export interface Env {
	/** Development serves the app through Vite with live reload; production serves the build. */
	readonly mode: "production" | "development";
	readonly port: number;
	/** Where Prometheus reads the metrics, on 127.0.0.1 only; none where it isn't set. */
	readonly metricsPort?: number | undefined;
	/** How long balancers hear that the server is about to stop, milliseconds. */
	readonly drain: number;
	readonly host: string;
	/** The council's folder: texts, tables, pictures. */
	readonly town: string;
	/** The site's own address as citizens know it, without a slash at the end. */
	readonly publicUrl: string;
	/** Addresses of the reverse proxies whose X-Forwarded-For is trusted (requirement I11). */
	readonly trustedProxies: readonly string[];
	readonly logLevel: string;
	readonly database: DatabaseSettings;
	readonly administrator: FirstAdministrator;
	readonly sessionLife: SessionLife;
	/** The test page of §2.16 answers 404 when switched off. */
	readonly testPage: boolean;
	/** Switched off, readers' devices delete their offline cache (decision 14). */
	readonly offline: boolean;
}

/** Who signs in first where the settings name nobody (requirements, The server). */
const firstMobile = "9000000001";

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

/**
 * Reads the settings.
 *
 * @throws {Error} with one sentence for each setting that makes no sense.
 */
export function readEnv(from: Record<string, string | undefined> = process.env): Env {
	const wrong: string[] = [];
	const port = Number(from.PORT ?? http.defaultPort);
	if (!Number.isInteger(port) || port < 0 || port > 65535) {
		wrong.push(`PORT is "${from.PORT}": expected a whole number from 0 to 65535`);
	}
	const metricsPort = from.METRICS_PORT ? Number(from.METRICS_PORT) : undefined;
	if (
		metricsPort !== undefined &&
		!(Number.isInteger(metricsPort) && metricsPort <= 65535 && metricsPort >= 0)
	) {
		wrong.push(`METRICS_PORT is "${from.METRICS_PORT}": expected a whole number from 0 to 65535`);
	}
	const drain = seconds(Number(from.DRAIN_SECONDS ?? shutdown.drain / seconds(1)));
	if (!(drain >= 0 && drain <= minutes(10))) {
		wrong.push(`DRAIN_SECONDS is "${from.DRAIN_SECONDS}": expected seconds from 0 to 600, such as 5`);
	}
	const logLevel = from.LOG_LEVEL ?? "info";
	if (!logLevels.includes(logLevel)) {
		wrong.push(`LOG_LEVEL is "${logLevel}": expected one of ${logLevels.join(", ")}`);
	}
	const publicUrl = (from.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, "");
	if (!URL.canParse(publicUrl) || !/^https?:\/\/[^/]+$/.test(publicUrl)) {
		wrong.push(`PUBLIC_URL is "${publicUrl}": expected an address such as https://council.example`);
	}
	const trustedProxies = from.TRUSTED_PROXIES?.split(",").map((each) => each.trim()) ?? [];
	for (const proxy of trustedProxies.filter((each) => !isNetwork(each))) {
		wrong.push(`TRUSTED_PROXIES has "${proxy}": expected addresses or networks such as 127.0.0.1,10.0.0.0/8`);
	}
	const mobile = tenDigits(from.ADMIN_MOBILE ?? firstMobile);
	if (mobile === undefined) {
		wrong.push(`ADMIN_MOBILE is "${from.ADMIN_MOBILE}": expected ten digits that start with 6, 7, 8 or 9`);
	}
	if (from.DATABASE_URL && !/^postgres(ql)?:\/\//.test(from.DATABASE_URL)) {
		// Not repeated here: it may contain a password.
		wrong.push("DATABASE_URL is not understood: expected postgres://user:password@host:port/database");
	}
	const testPage = from.TEST_PAGE ?? "on";
	if (!["on", "off"].includes(testPage)) wrong.push(`TEST_PAGE is "${testPage}": expected on or off`);
	const offline = from.OFFLINE ?? "on";
	if (!["on", "off"].includes(offline)) wrong.push(`OFFLINE is "${offline}": expected on or off`);
	const lifetime = hours(Number(from.SESSION_HOURS ?? session.lifetime / hours(1)));
	if (!(lifetime > 0)) wrong.push(`SESSION_HOURS is "${from.SESSION_HOURS}": expected hours, such as 12`);
	const unused = minutes(Number(from.SESSION_UNUSED_MINUTES ?? session.unused / minutes(1)));
	if (!(unused > 0)) {
		wrong.push(`SESSION_UNUSED_MINUTES is "${from.SESSION_UNUSED_MINUTES}": expected minutes, such as 60`);
	}
	if (wrong.length > 0) throw new Error(wrong.join("\n"));
	return {
		mode: from.NODE_ENV === "development" ? "development" : "production",
		port,
		metricsPort,
		drain,
		host: from.HOST ?? "::",
		town: resolve(from.TOWN ?? new URL("../town", import.meta.url).pathname),
		publicUrl,
		trustedProxies,
		logLevel,
		database: {
			dataDir: resolve(from.DATA_DIR ?? new URL("../data", import.meta.url).pathname),
			databaseUrl: from.DATABASE_URL || undefined,
		},
		administrator: { mobile: mobile ?? firstMobile, password: from.ADMIN_PASSWORD || undefined },
		sessionLife: { lifetime, unused },
		testPage: testPage === "on",
		offline: offline === "on",
	};
}

function isNetwork(text: string): boolean {
	const [address = "", bits, ...rest] = text.split("/");
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
