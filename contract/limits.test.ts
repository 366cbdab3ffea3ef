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
			atOnce: 20,
			stay: { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY },
			removalDelay: 1000,
			maxWidth: 350,
			position: "top-center",
		});
		expect(limits.carousel).toEqual({ interval: 5000, swipeThreshold: 40 });
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
		expect(limits.gallery).toEqual({ pageSize: 12, firstPage: 1, thumbHeight: 200 });
	});

	test("the demo town holds as many of each thing as §9 counts", () => {
		expect(limits.demoCounts).toEqual({
			notices: 10,
			wards: 34,
			officers: 13,
			employees: 118,
			contractors: 93,
			achievements: 5,
			homePhotos: 5,
			photos: 141,
			sanitation: 16,
			newsPhotos: 10,
		});
	});

	test("pensions, registration, distances and waste have the figures of §9", () => {
		expect(limits.pensions).toEqual({
			oldAge: { monthly: 1000, minAge: 60 },
			widow: { monthly: 500, minAge: 18, maxAge: 60 },
			divyang: { monthly: 500, minAge: 18, minDisabilityPercent: 40 },
			schemesAtOnce: 1,
			processingDays: { from: 30, to: 45 },
		});
		expect(limits.registration).toEqual({ withinDays: 21, deathCertificateDays: { from: 7, to: 15 } });
		expect(limits.demoDistances).toEqual({ airport: 70, delhi: 50, meerut: 25, ghaziabad: 30 });
		expect(limits.waste).toEqual({ wetBin: "green", dryBin: "blue", collection: "every morning" });
		expect(limits.nationalNumbers).toEqual({ emergency: "100", ambulances: ["102", "108"] });
		expect(limits.demoWardPopulation).toEqual({ from: 5000, to: 6600 });
	});

	test("a session ends after 12 hours, or after 1 hour unused, and lies under ulbToken", () => {
		expect(limits.session).toEqual({
			storageKey: "ulbToken",
			tokenBytes: 32,
			lifetime: limits.hours(12),
			unused: limits.hours(1),
		});
	});

	test("a password has 12 to 256 characters and shows as eight dots", () => {
		expect([limits.passwords.minLength, limits.passwords.maxLength]).toEqual([12, 256]);
		expect(limits.passwords.mask).toBe("••••••••");
		expect(limits.passwords.argon2id).toEqual({ memoryKib: 19_456, passes: 2, parallelism: 1 });
	});

	test("tries are counted as the security requirements ask", () => {
		expect(limits.throttles.login).toEqual({
			addressAndAccount: { tries: 10, within: limits.minutes(15) },
			address: { tries: 60, within: limits.minutes(15) },
			account: { tries: 80, within: limits.hours(1) },
		});
		expect(limits.throttles.testPage).toEqual({
			address: { tries: 20, within: limits.minutes(1) },
			everybody: { tries: 200, within: limits.hours(1) },
		});
		expect(limits.testPage.rowsKept).toBe(200);
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
		expect(limits.shutdown.hardStop).toBeLessThan(limits.shutdown.exitWithin);
	});
});
