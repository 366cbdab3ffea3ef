import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { distance } from "fastest-levenshtein";
import { audit, days, hours, http, minutes, seconds, session, shutdown } from "#contract/limits.ts";
import { tenDigits } from "#contract/mobile.ts";
import type { DatabaseSettings } from "./db/open.ts";
import type { ScannerPlace } from "./media/scan.ts";
import type { S3Settings } from "./media/store.ts";
import { type SecondFactorRule, secondFactorRules } from "./session/second-factor-rule.ts";
import type { SessionLife } from "./session/sessions.ts";
import type { FirstAdministrator } from "./staff/first-start.ts";

/** The settings; their names are in docs/running.md. */
export interface Env {
	/** Development serves the app through Vite with live reload; production serves the build. */
	readonly mode: "production" | "development";
	readonly port: number;
	/** Where Prometheus reads the metrics, on 127.0.0.1 only; none where it isn't set. */
	readonly metricsPort?: number | undefined;
	/** Whether traces of requests are sent to a collector; where and how is read from the OTEL_ settings by its library. */
	readonly traces: boolean;
	/** How long balancers hear that the server is about to stop, milliseconds. */
	readonly drain: number;
	/** How long requests under way may take afterwards, milliseconds. */
	readonly finish: number;
	readonly host: string;
	/** The folder of the council's content. */
	readonly town: string;
	/** The site's address for citizens, without a trailing slash. */
	readonly publicUrl: string;
	/** Addresses of the reverse proxies whose X-Forwarded-For is trusted (requirement I11). */
	readonly trustedProxies: readonly string[];
	readonly logLevel: string;
	readonly database: DatabaseSettings;
	/** The folder of the files that staff upload, which several servers share; with `s3`, of this server's own copies. */
	readonly mediaStore: string;
	/** The S3 store that has the files instead of the folder. */
	readonly s3?: S3Settings | undefined;
	/** The virus scanner that looks at what staff upload; none where it isn't set. */
	readonly scanner?: ScannerPlace | undefined;
	/** Where backups are put. */
	readonly backupDir: string;
	readonly administrator: FirstAdministrator;
	readonly sessionLife: SessionLife;
	readonly secondFactor: SecondFactorRule;
	/** How long lines of the audit log are kept, milliseconds. */
	readonly auditKept: number;
	/** False: the test page of §2.16 answers 404. */
	readonly testPage: boolean;
	/** Whether HSTS holds for the hosts below the site's own too. */
	readonly hstsSubdomains: boolean;
	/** False: devices delete their offline cache (decision 14). */
	readonly offline: boolean;
	/** False: a page is rendered when it is first asked for, and not ahead of readers. */
	readonly warmPages: boolean;
}

/** The first administrator's mobile number unless the settings name one (requirements, The server). */
const defaultMobile = "9000000001";

/** The names of all settings, for the check of misspelt ones. */
export const settingNames = [
	"PORT",
	"HOST",
	"METRICS_PORT",
	"DRAIN_SECONDS",
	"FINISH_SECONDS",
	"PUBLIC_URL",
	"TOWN",
	"DATA_DIR",
	"BACKUP_DIR",
	"MEDIA_STORE",
	"S3_ENDPOINT",
	"S3_REGION",
	"S3_ACCESS_KEY_ID",
	"S3_SECRET_ACCESS_KEY",
	"CLAMD",
	"DATABASE_URL",
	"ADMIN_MOBILE",
	"ADMIN_PASSWORD",
	"TRUSTED_PROXIES",
	"HSTS_SUBDOMAINS",
	"TEST_PAGE",
	"OFFLINE",
	"WARM_PAGES",
	"SESSION_HOURS",
	"SESSION_UNUSED_MINUTES",
	"AUDIT_DAYS",
	"SECOND_FACTOR",
	"LOG_LEVEL",
	"OTEL_EXPORTER_OTLP_ENDPOINT",
	"OTEL_SERVICE_NAME",
	"NODE_ENV",
] as const;

export type Settings = Readonly<Partial<Record<(typeof settingNames)[number], string>>>;

/** Names that other programs begin theirs with: HOSTNAME and NODE_ENV_… are no misspelt settings of ours. */
const sharedNames: ReadonlySet<string> = new Set(["PORT", "HOST", "NODE_ENV"]);

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

/** @throws {Error} with one sentence for each invalid setting */
export function readEnv(from: Settings = process.env): Env {
	const errors = misspelt(Object.keys(from));
	const port = Number(from.PORT ?? http.defaultPort);
	if (!Number.isInteger(port) || port < 0 || port > 65535) {
		errors.push(`PORT is "${from.PORT}": expected a whole number from 0 to 65535`);
	}
	const metricsPort = from.METRICS_PORT ? Number(from.METRICS_PORT) : undefined;
	if (
		metricsPort !== undefined &&
		!(Number.isInteger(metricsPort) && metricsPort <= 65535 && metricsPort >= 0)
	) {
		errors.push(`METRICS_PORT is "${from.METRICS_PORT}": expected a whole number from 0 to 65535`);
	}
	const collector = from.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (collector && !/^https?:$/.test(URL.parse(collector)?.protocol ?? "")) {
		// The value may contain a password, so it isn't printed.
		errors.push("OTEL_EXPORTER_OTLP_ENDPOINT is no address such as http://127.0.0.1:4318");
	}
	const drain = seconds(Number(from.DRAIN_SECONDS ?? shutdown.drain / seconds(1)));
	if (!(drain >= 0 && drain <= shutdown.mostDrain)) {
		errors.push(
			`DRAIN_SECONDS is "${from.DRAIN_SECONDS}": expected seconds from 0 to ${shutdown.mostDrain / seconds(1)}, such as 5`,
		);
	}
	const finish = seconds(Number(from.FINISH_SECONDS ?? shutdown.finishWithin / seconds(1)));
	if (!(finish >= seconds(1) && finish <= shutdown.mostFinish)) {
		errors.push(
			`FINISH_SECONDS is "${from.FINISH_SECONDS}": expected seconds from 1 to ${shutdown.mostFinish / seconds(1)}, such as 3`,
		);
	}
	const logLevel = from.LOG_LEVEL ?? "info";
	if (!logLevels.includes(logLevel)) {
		errors.push(`LOG_LEVEL is "${logLevel}": expected one of ${logLevels.join(", ")}`);
	}
	const publicUrl = (from.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, "");
	if (!URL.canParse(publicUrl) || !/^https?:\/\/[^/]+$/.test(publicUrl)) {
		errors.push(`PUBLIC_URL is "${publicUrl}": expected an address such as https://council.example`);
	}
	const trustedProxies = from.TRUSTED_PROXIES?.split(",").map((each) => each.trim()) ?? [];
	for (const proxy of trustedProxies.filter((each) => !isNetwork(each))) {
		errors.push(
			`TRUSTED_PROXIES has "${proxy}": expected addresses or networks such as 127.0.0.1,10.0.0.0/8`,
		);
	}
	const mobile = tenDigits(from.ADMIN_MOBILE ?? defaultMobile);
	if (mobile === undefined) {
		errors.push(`ADMIN_MOBILE is "${from.ADMIN_MOBILE}": expected ten digits that start with 6, 7, 8 or 9`);
	}
	if (from.DATABASE_URL && !/^postgres(ql)?:\/\//.test(from.DATABASE_URL)) {
		// The value may contain a password, so it isn't printed.
		errors.push("DATABASE_URL is not understood: expected postgres://user:password@host:port/database");
	}
	const testPage = from.TEST_PAGE ?? "on";
	if (!["on", "off"].includes(testPage)) errors.push(`TEST_PAGE is "${testPage}": expected on or off`);
	const offline = from.OFFLINE ?? "on";
	if (!["on", "off"].includes(offline)) errors.push(`OFFLINE is "${offline}": expected on or off`);
	const warmPages = from.WARM_PAGES ?? "on";
	if (!["on", "off"].includes(warmPages)) errors.push(`WARM_PAGES is "${warmPages}": expected on or off`);
	const hstsSubdomains = from.HSTS_SUBDOMAINS ?? "off";
	if (!["on", "off"].includes(hstsSubdomains)) {
		errors.push(`HSTS_SUBDOMAINS is "${hstsSubdomains}": expected on or off`);
	}
	const lifetime = hours(Number(from.SESSION_HOURS ?? session.lifetime / hours(1)));
	if (!(lifetime > 0)) errors.push(`SESSION_HOURS is "${from.SESSION_HOURS}": expected hours, such as 12`);
	const unused = minutes(Number(from.SESSION_UNUSED_MINUTES ?? session.unused / minutes(1)));
	if (!(unused > 0)) {
		errors.push(`SESSION_UNUSED_MINUTES is "${from.SESSION_UNUSED_MINUTES}": expected minutes, such as 60`);
	}
	const secondFactor = secondFactorRules.find((rule) => rule === (from.SECOND_FACTOR ?? "offered"));
	if (!secondFactor) {
		errors.push(`SECOND_FACTOR is "${from.SECOND_FACTOR}": expected ${secondFactorRules.join(" or ")}`);
	}
	const auditKept = days(Number(from.AUDIT_DAYS ?? audit.kept / days(1)));
	if (!(auditKept >= audit.keptAtLeast)) {
		errors.push(
			`AUDIT_DAYS is "${from.AUDIT_DAYS}": expected days, at least ${audit.keptAtLeast / days(1)}, such as 400`,
		);
	}
	const s3 = from.MEDIA_STORE?.startsWith("s3:") ? readS3(from, errors) : undefined;
	const scanner = from.CLAMD ? scannerAt(from.CLAMD) : undefined;
	if (from.CLAMD && !scanner) {
		errors.push(
			`CLAMD is "${from.CLAMD}": expected an address such as 127.0.0.1:3310, or a socket such as /run/clamav/clamd.ctl`,
		);
	}
	if (errors.length > 0) throw new Error(errors.join("\n"));
	const dataDir = resolve(from.DATA_DIR ?? fileURLToPath(new URL("../data", import.meta.url)));
	return {
		mode: from.NODE_ENV === "development" ? "development" : "production",
		port,
		metricsPort,
		traces: Boolean(collector),
		drain,
		finish,
		host: from.HOST ?? "::",
		town: resolve(from.TOWN ?? fileURLToPath(new URL("../town", import.meta.url))),
		publicUrl,
		trustedProxies,
		logLevel,
		database: { dataDir, databaseUrl: from.DATABASE_URL || undefined },
		// Never where uploads lay before there was such a store: what is only a copy is deleted some day.
		mediaStore: s3 ? join(dataDir, "uploads-copies") : resolve(from.MEDIA_STORE ?? join(dataDir, "uploads")),
		s3,
		scanner,
		backupDir: resolve(from.BACKUP_DIR ?? join(dataDir, "backups")),
		administrator: { mobile: mobile ?? defaultMobile, password: from.ADMIN_PASSWORD || undefined },
		sessionLife: { lifetime, unused },
		secondFactor: secondFactor ?? "offered",
		auditKept,
		hstsSubdomains: hstsSubdomains === "on",
		testPage: testPage === "on",
		offline: offline === "on",
		warmPages: warmPages === "on",
	};
}

/** Where a virus scanner listens; undefined where that is no address and no socket. */
function scannerAt(text: string): ScannerPlace | undefined {
	if (text.startsWith("/")) return { path: text };
	const [, inBrackets, name, digits] = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d+)$/.exec(text) ?? [];
	const host = inBrackets ?? name;
	const port = Number(digits);
	return host !== undefined && port > 0 && port <= 65535 ? { host, port } : undefined;
}

/** Where the S3 store of the uploads is and who it lets in; adds a sentence to the errors for each setting that makes no sense. */
function readS3(from: Settings, errors: string[]): S3Settings {
	const { S3_REGION: region = "us-east-1" } = from;
	const { S3_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com` } = from;
	const [, bucket = "", prefix = ""] =
		/^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(from.MEDIA_STORE ?? "") ?? [];
	if (!bucket) {
		errors.push(
			`MEDIA_STORE is "${from.MEDIA_STORE}": expected a folder, or s3://bucket or s3://bucket/prefix`,
		);
	}
	const { protocol, host, href } = URL.parse(endpoint) ?? {};
	if (!/^https?:$/.test(protocol ?? "") || href !== `${protocol}//${host}/`) {
		// The value may contain a password, so it isn't printed.
		errors.push("S3_ENDPOINT is no address such as https://s3.ap-south-1.amazonaws.com");
	}
	for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
		if (!from[name])
			errors.push(`${name} isn't set: MEDIA_STORE is an S3 store, which lets nobody in without`);
	}
	return {
		endpoint: endpoint.replace(/\/$/, ""),
		region,
		bucket,
		prefix: prefix.replace(/\/*$/, (slashes) => (prefix === slashes ? "" : "/")),
		accessKeyId: from.S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: from.S3_SECRET_ACCESS_KEY ?? "",
	};
}

/** A sentence for each name that is almost one of ours: unknown to the server, it would change nothing and nobody would notice. */
function misspelt(names: readonly string[]): string[] {
	const known = new Set<string>(settingNames);
	return names.flatMap((name) => {
		const meant = known.has(name) ? undefined : settingNames.find((setting) => isAlmost(name, setting));
		return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
	});
}

function isAlmost(name: string, setting: string): boolean {
	const written = name.toUpperCase();
	if (!sharedNames.has(setting) && written.startsWith(setting)) return true;
	if (written.includes("_") && setting.startsWith(written)) return true;
	// HOME is as far from HOST as PROT from PORT: of short names only their own letters in another order count. OpenTelemetry's
	// own names, such as OTEL_EXPORTER_OTLP_HEADERS, are close to each other.
	const slips = setting.length < 6 ? 1 : setting.startsWith("OTEL_") ? 2 : Math.floor(setting.length / 4);
	return distance(written, setting) <= slips || inOrder(written) === inOrder(setting);
}

const inOrder = (word: string) => [...word].sort().join("");

function isNetwork(text: string): boolean {
	const [address = "", bits, ...rest] = text.split("/");
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
