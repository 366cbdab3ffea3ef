/** Figures of the demo town in the specification (§3, §9; requirements, The town). Another council has its own. */

/** Rows of each kind; of the notices, those that are open on any day. */
export const demoCounts = {
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
	institutions: 3,
	hospitals: 3,
	places: 3,
	licences: 3,
	pensionSteps: 4,
} as const;

/** Kilometres. */
export const demoDistances = { airport: 70, delhi: 50, meerut: 25, ghaziabad: 30 } as const;

/** People in a ward. */
export const demoWardPopulation = { from: 5000, to: 6600 } as const;

/** National numbers; the council's own helpline is the town's. */
export const nationalNumbers = { emergency: "100", ambulances: ["102", "108"] } as const;

/** Rupees a month, and days until a pension comes. */
export const pensionFigures = {
	monthly: { oldAge: 1000, widow: 500, divyang: 500 },
	processingDays: { from: 30, to: 45 },
} as const;

/** Births and deaths, in days. */
export const registration = { withinDays: 21, deathCertificateDays: { from: 7, to: 15 } } as const;

/** The colour of the bin for each kind of waste, and when it is emptied. */
export const waste = { wetBin: "green", dryBin: "blue", collection: "every morning" } as const;
