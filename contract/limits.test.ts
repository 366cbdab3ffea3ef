import { describe, expect, test } from "vitest";
import * as limits from "./limits.ts";

describe("the numbers", () => {
	test("durations are named in the unit that people use", () => {
		expect([limits.seconds(20), limits.minutes(15), limits.hours(12), limits.days(180)]).toEqual([
			20_000, 900_000, 43_200_000, 15_552_000_000,
		]);
	});

	test("what moves, moves as §9 says", () => {
		expect(limits.motion).toEqual({
			noticesLoop: 20_000,
			officialsLoop: 25_000,
			governmentSitesLoop: 20_000,
			newsStripStep: 200,
			newsStripEvery: 2500,
			achievementsEntry: 1000,
			importantLinkLift: 4,
		});
	});

	test("toasts, carousel and dialog have the limits of §9", () => {
		expect(limits.toasts).toEqual({
			stay: { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY },
			removalDelay: 1000,
			maxWidth: 350,
		});
		expect(limits.carousel).toEqual({ swipeThreshold: 40 });
		expect(limits.dialog).toEqual({ transition: 300, backdrop: 150 });
	});

	test("the screen has the sizes of §2 and §9", () => {
		expect(limits.layout).toEqual({
			smallScreen: 767,
			headerHeight: { small: 30, large: 65, larger: 75 },
			scrollFlag: 50,
			socialStep: 360,
			socialCard: { width: 340, height: 500 },
			staffMenu: 280,
			staffSearch: 300,
			newsThumb: { width: 200, height: 120 },
		});
		expect(limits.gallery).toEqual({ pageSize: 12, thumbHeight: 200 });
	});

	test("pensions have the conditions of §9", () => {
		expect(limits.pensions).toEqual({
			oldAge: { minAge: 60 },
			widow: { minAge: 18, maxAge: 60 },
			divyang: { minAge: 18, minDisabilityPercent: 40 },
		});
	});

	test("a session ends after 12 hours, or after 1 hour unused, and lies under ulbToken", () => {
		expect(limits.session).toEqual({
			storageKey: "ulbToken",
			deviceKey: "ulbDevice",
			tokenBytes: 32,
			lifetime: limits.hours(12),
			unused: limits.hours(1),
			warnBefore: limits.minutes(5),
		});
	});

	test("a password has 12 to 256 characters and shows as eight dots", () => {
		expect([limits.passwords.minLength, limits.passwords.maxLength]).toEqual([12, 256]);
		expect(limits.passwords.mask).toBe("••••••••");
		expect(limits.passwords.argon2id).toEqual({ memoryKib: 19_456, passes: 2, parallelism: 1 });
	});

	test("tries are counted as the security requirements ask", () => {
		expect(limits.throttles.login).toEqual({
			addressAndAccount: { attempts: 10, within: limits.minutes(15) },
			address: { attempts: 60, within: limits.minutes(15) },
			account: { attempts: 80, within: limits.hours(1) },
			knownDevice: { attempts: 10, within: limits.minutes(15) },
			recorded: { attempts: 200, within: limits.hours(1) },
		});
		expect(limits.throttles.testPage).toEqual({
			address: { attempts: 20, within: limits.minutes(1) },
			everybody: { attempts: 200, within: limits.hours(1) },
		});
		expect(limits.testPage.maxRows).toBe(200);
	});

	test("the server's bodies and waits are those of the security requirements", () => {
		expect(limits.http).toMatchObject({
			bodyBytes: 32_768,
			headerBytes: 16_384,
			requestTimeout: 15_000,
			headersTimeout: 15_000,
			connectionsCheck: 5000,
			keepAlive: 20_000,
		});
		expect(limits.shutdown.finishWithin).toBeLessThan(limits.shutdown.hardStop);
	});
});
