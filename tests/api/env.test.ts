import { expect, test } from "vitest";
import { hours, minutes } from "#contract/limits.ts";
import { readEnv } from "../../server/env.ts";

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
	});
	expect(env.administrator.mobile).toBe("9876543210");
	expect(env.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);
	expect(env.testPage).toBe(false);
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
	["SESSION_HOURS", "many"],
	["SESSION_UNUSED_MINUTES", "0"],
	["PORT", "70000"],
	["DATABASE_URL", "mysql://root@x"],
])("%s=%s stops the start with a sentence that names it", (name, value) => {
	expect(() => readEnv({ [name]: value })).toThrow(name);
});

test("a password in a setting isn't repeated in the complaint about it", () => {
	expect(() => readEnv({ DATABASE_URL: "mysql://root:geheim@x" })).not.toThrow(/geheim/);
});
