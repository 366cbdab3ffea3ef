import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { distance } from "fastest-levenshtein";
import { days, hours, minutes, seconds } from "#contract/limits.ts";
import { tenDigits } from "#contract/mobile.ts";
import { audit, session } from "#contract/people/limits.ts";
import { http, shutdown } from "#contract/site/limits.ts";
import { readGateway } from "./kit/gateway.ts";
import { readMail } from "./kit/mail.ts";
import type { ScannerPlace } from "./media/scan.ts";
import type { S3Settings } from "./media/store.ts";
import { type SecondFactorRule, secondFactorRules } from "./session/second-factor-rule.ts";

export type Env = Readonly<ReturnType<typeof readEnv>>;

/** Default mobile of the first administrator (requirements, The server). */
const defaultMobile = "9000000001";

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
	"MESSAGES_URL",
	"MAIL_URL",
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

/** Prefixes that other programs use too, such as HOSTNAME. */
const sharedNames: ReadonlySet<string> = new Set(["PORT", "HOST", "NODE_ENV"]);

const units = { seconds, minutes, hours, days };

class SettingsReader {
	readonly errors: string[];
	readonly #from: Settings;

	constructor(from: Settings) {
		this.#from = from;
		this.errors = misspelt(Object.keys(from));
	}

	check(isRight: boolean, name: keyof Settings, expected: string, value = this.#from[name]): void {
		if (!isRight) this.errors.push(`${name} is "${value}": expected ${expected}`);
	}

	oneOf<Value extends string>(name: keyof Settings, usual: Value, values: readonly Value[]): Value {
		const value = values.find((each) => each === (this.#from[name] ?? usual));
		this.check(value !== undefined, name, `one of ${values.join(", ")}`);
		return value ?? usual;
	}

	isOn(name: keyof Settings, usual: "on" | "off"): boolean {
		return this.oneOf(name, usual, ["on", "off"]) === "on";
	}

	port(name: keyof Settings, usual: number): number {
		const port = Number(this.#from[name] ?? usual);
		this.check(Number.isInteger(port) && port >= 0 && port <= 65535, name, "a whole number from 0 to 65535");
		return port;
	}

	/** @returns milliseconds */
	duration(
		name: keyof Settings,
		unit: keyof typeof units,
		{ usual, least, most }: { usual: number; least?: number; most?: number },
	): number {
		const one = units[unit](1);
		const value = Number(this.#from[name] ?? usual / one) * one;
		const isRight = least === undefined ? value > 0 : value >= least;
		const range = `${least === undefined ? "" : ` from ${least / one}`}${most === undefined ? "" : ` to ${most / one}`}`;
		this.check(isRight && !(most && value > most), name, `${unit}${range}, such as ${usual / one}`);
		return value;
	}
}

/** Reads addresses of other programs. They may contain a password, so what is wrong with one is told without it. */
function readElsewhere(from: Settings, errors: string[]) {
	const collector = from.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (collector && !/^https?:$/.test(URL.parse(collector)?.protocol ?? "")) {
		errors.push("OTEL_EXPORTER_OTLP_ENDPOINT is no address such as http://127.0.0.1:4318");
	}
	if (from.DATABASE_URL && !/^postgres(ql)?:\/\//.test(from.DATABASE_URL)) {
		errors.push("DATABASE_URL is not understood: expected postgres://user:password@host:port/database");
	}
	const gateway = readGateway(from.MESSAGES_URL ?? "");
	if (from.MESSAGES_URL && !gateway) {
		errors.push(
			"MESSAGES_URL is no address such as https://gateway.example/send?to={number}&text={text}&template={template}&id={id}",
		);
	}
	const mail = readMail(from.MAIL_URL ?? "");
	if (from.MAIL_URL && !mail) {
		errors.push(
			"MAIL_URL is no address such as smtps://user:password@mail.example:465?from=desk@council.example",
		);
	}
	/** Whether traces are sent; the library reads its own OTEL_ settings. */
	return { traces: Boolean(collector), gateway, mail };
}

/**
 * Reads and checks all settings; durations are in milliseconds.
 * @throws {Error} with one sentence for each invalid setting
 */
export function readEnv(from: Settings = process.env) {
	const settings = new SettingsReader(from);
	const { errors } = settings;
	const port = settings.port("PORT", http.defaultPort);
	const elsewhere = readElsewhere(from, errors);
	const publicUrl = (from.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, "");
	const isAddress = URL.canParse(publicUrl) && /^https?:\/\/[^/]+$/.test(publicUrl);
	settings.check(isAddress, "PUBLIC_URL", "an address such as https://council.example", publicUrl);
	const trustedProxies = from.TRUSTED_PROXIES?.split(",").map((each) => each.trim()) ?? [];
	const unknown = trustedProxies.find((each) => !isNetwork(each));
	const networks = "addresses or networks such as 127.0.0.1,10.0.0.0/8";
	settings.check(unknown === undefined, "TRUSTED_PROXIES", networks, unknown);
	const mobile = tenDigits(from.ADMIN_MOBILE ?? defaultMobile);
	settings.check(mobile !== undefined, "ADMIN_MOBILE", "ten digits that start with 6, 7, 8 or 9");
	const s3 = from.MEDIA_STORE?.startsWith("s3:") ? readS3(from, errors) : undefined;
	const dataDir = resolve(from.DATA_DIR ?? fileURLToPath(new URL("../data", import.meta.url)));
	const env = {
		mode: from.NODE_ENV === "development" ? ("development" as const) : ("production" as const),
		port,
		/** Port for Prometheus metrics, on 127.0.0.1 only; none if unset. */
		metricsPort: from.METRICS_PORT ? settings.port("METRICS_PORT", 0) : undefined,
		...elsewhere,
		/** Time during which balancers are told that the server is about to stop. */
		drain: settings.duration("DRAIN_SECONDS", "seconds", {
			usual: shutdown.drain,
			least: 0,
			most: shutdown.mostDrain,
		}),
		/** Time that pending requests may take afterwards. */
		finish: settings.duration("FINISH_SECONDS", "seconds", {
			usual: shutdown.finishWithin,
			least: seconds(1),
			most: shutdown.mostFinish,
		}),
		host: from.HOST ?? "::",
		town: resolve(from.TOWN ?? fileURLToPath(new URL("../town", import.meta.url))),
		/** Public address without a trailing slash. */
		publicUrl,
		/** Reverse proxies whose X-Forwarded-For is trusted (requirement I11). */
		trustedProxies,
		logLevel: settings.oneOf("LOG_LEVEL", "info", ["fatal", "error", "warn", "info", "debug", "silent"]),
		database: { dataDir, databaseUrl: from.DATABASE_URL || undefined },
		/** Folder of uploads, which servers may share. With S3 it holds this server's copies, in a separate folder, as copies get deleted. */
		mediaStore: s3 ? join(dataDir, "uploads-copies") : resolve(from.MEDIA_STORE ?? join(dataDir, "uploads")),
		s3,
		scanner: from.CLAMD ? readScanner(from.CLAMD, settings) : undefined,
		backupDir: resolve(from.BACKUP_DIR ?? join(dataDir, "backups")),
		administrator: { mobile: mobile ?? defaultMobile, password: from.ADMIN_PASSWORD || undefined },
		sessionLife: {
			lifetime: settings.duration("SESSION_HOURS", "hours", { usual: session.lifetime }),
			unused: settings.duration("SESSION_UNUSED_MINUTES", "minutes", { usual: session.unused }),
		},
		secondFactor: settings.oneOf<SecondFactorRule>("SECOND_FACTOR", "offered", secondFactorRules),
		auditKept: settings.duration("AUDIT_DAYS", "days", { usual: audit.kept, least: audit.keptAtLeast }),
		hstsSubdomains: settings.isOn("HSTS_SUBDOMAINS", "off"),
		/** False: the test page of §2.16 answers 404. */
		testPage: settings.isOn("TEST_PAGE", "on"),
		/** False: devices delete their offline cache (decision 14). */
		offline: settings.isOn("OFFLINE", "on"),
		/** False: pages are rendered on first request only. */
		warmPages: settings.isOn("WARM_PAGES", "on"),
	};
	if (errors.length > 0) throw new Error(errors.join("\n"));
	return env;
}

function readScanner(text: string, settings: SettingsReader): ScannerPlace | undefined {
	if (text.startsWith("/")) return { path: text };
	const [, inBrackets, name, digits] = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d+)$/.exec(text) ?? [];
	const host = inBrackets ?? name;
	const port = Number(digits);
	if (host !== undefined && port > 0 && port <= 65535) return { host, port };
	const expected = "an address such as 127.0.0.1:3310, or a socket such as /run/clamav/clamd.ctl";
	settings.check(false, "CLAMD", expected);
	return undefined;
}

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

/** A sentence for each name that is almost one of ours and would have no effect. */
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
	// Allows a short name one wrong letter or all letters in another order, as two would take HOME for HOST; OTEL_ names
	// resemble each other.
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
