import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { days, hours, minutes } from "#contract/limits.ts";
import { readEnv, settingNames } from "../../server/env.ts";

test("without settings the server listens on 3000 and keeps its data in data/", () => {
	const env = readEnv({});
	expect(env).toMatchObject({
		port: 3000,
		trustedProxies: [],
		testPage: true,
		administrator: { mobile: "9000000001", password: undefined },
		sessionLife: { lifetime: hours(12), unused: hours(1) },
	});
	expect(env.database.dataDir).toMatch(/\/data$/);
	expect(env.database.databaseUrl).toBeUndefined();
});

test("what is set is read", () => {
	const env = readEnv({
		ADMIN_MOBILE: "+91 98765 43210",
		TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,2001:db8::/32",
		TEST_PAGE: "off",
		SESSION_HOURS: "8",
		SESSION_UNUSED_MINUTES: "15",
		AUDIT_DAYS: "180",
	});
	expect(env.administrator.mobile).toBe("9876543210");
	expect(env.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);
	expect(env.testPage).toBe(false);
	expect(env.auditKept).toBe(days(180));
	expect(env.sessionLife).toEqual({ lifetime: hours(8), unused: minutes(15) });
});

/** Requirement I11: who could forge an address is never trusted by mistake. */
test.each([
	["TRUSTED_PROXIES", "true"],
	["TRUSTED_PROXIES", "1"],
	["TRUSTED_PROXIES", "10.0.0.0/99"],
	["TRUSTED_PROXIES", "proxy.example"],
	["TRUSTED_PROXIES", ""],
	["ADMIN_MOBILE", "12345"],
	["TEST_PAGE", "no"],
	["HSTS_SUBDOMAINS", "yes"],
	["SESSION_HOURS", "many"],
	["SESSION_UNUSED_MINUTES", "0"],
	["AUDIT_DAYS", "179"],
	["AUDIT_DAYS", "long"],
	["DRAIN_SECONDS", "601"],
	["FINISH_SECONDS", "0"],
	["FINISH_SECONDS", "soon"],
	["PORT", "70000"],
	["DATABASE_URL", "mysql://root@x"],
	["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
])("%s=%s stops the start with a sentence that names it", (name, value) => {
	expect(() => readEnv({ [name]: value })).toThrow(name);
});

test("a password in a setting isn't repeated in the complaint about it", () => {
	expect(() => readEnv({ DATABASE_URL: "mysql://root:geheim@x" })).not.toThrow(/geheim/);
});

test.each([
	["PUBLIC_ULR", "PUBLIC_URL"],
	["PUBLIC-URL", "PUBLIC_URL"],
	["TRUSTED_PROXY", "TRUSTED_PROXIES"],
	["TRUSTED_PROX", "TRUSTED_PROXIES"],
	["DATABASE_URI", "DATABASE_URL"],
	["DATADIR", "DATA_DIR"],
	["DATA_DIRECTORY", "DATA_DIR"],
	["ADMIN_PASS", "ADMIN_PASSWORD"],
	["ADMIN_MOBIL", "ADMIN_MOBILE"],
	["LOGLEVEL", "LOG_LEVEL"],
	["HSTS_SUBDOMAIN", "HSTS_SUBDOMAINS"],
	["TOWN_DIR", "TOWN"],
	["OTEL_EXPORTER_OTLP_ENDPONT", "OTEL_EXPORTER_OTLP_ENDPOINT"],
	["OTEL_SERVICENAME", "OTEL_SERVICE_NAME"],
	["PROT", "PORT"],
	["port", "PORT"],
])("a setting misspelt as %s stops the start, and %s is offered", (wrong, right) => {
	expect(() => readEnv({ [wrong]: "x" })).toThrow(`${wrong} is no setting: did you mean ${right}?`);
});

test("what other programs set in the environment is no misspelt setting", () => {
	// Of a login shell, a desktop, systemd, npm, Docker, Kubernetes, OpenTelemetry and a CI.
	const others =
		`HOME HOSTNAME HOSTTYPE LOGNAME USER MAIL TERM PWD OLDPWD SHLVL PATH LANG LC_ALL TZ EDITOR COLORTERM
		XDG_DATA_DIRS XDG_DATA_HOME XDG_SESSION_ID SESSION_MANAGER DESKTOP_SESSION DBUS_SESSION_BUS_ADDRESS
		INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY NOTIFY_SOCKET LISTEN_FDS
		npm_config_port npm_package_name npm_lifecycle_event INIT_CWD NODE NODE_OPTIONS NODE_PATH NODE_VERSION
		NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS YARN_VERSION http_proxy HTTPS_PROXY NO_PROXY SSL_CERT_FILE
		KUBERNETES_PORT KUBERNETES_SERVICE_HOST PALIKA_PORT_3000_TCP PGHOST PGPORT PGDATA PGDATABASE POSTGRES_PASSWORD
		OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_TIMEOUT OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_CERTIFICATE
		OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT
		OTEL_RESOURCE_ATTRIBUTES OTEL_SERVICE_VERSION OTEL_SDK_DISABLED OTEL_LOG_LEVEL OTEL_TRACES_SAMPLER OTEL_BSP_SCHEDULE_DELAY
		CI TEST DEV PROD MODE BASE_URL VITEST CHROMIUM DEBUG SUDO_USER SSH_CONNECTION`.split(/\s+/);
	expect(() => readEnv(Object.fromEntries(others.map((name) => [name, "x"])))).not.toThrow();
});

test("each setting is in the table of docs/running.md, and nothing else is", () => {
	const docs = readFileSync(new URL("../../docs/running.md", import.meta.url), "utf8");
	const [, section = ""] = docs.split("\n## Settings\n");
	const rows = section.split("\n## ")[0]?.match(/^\| `.*?\|/gm) ?? [];
	const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
	expect(named.toSorted()).toEqual(settingNames.toSorted());
});
