/** An alert as the desk's form sends it, in force until 2040. */
export const alert = {
	level: "warning",
	text: { en: "No water in Ward 7 today.", hi: "आज वार्ड 7 में पानी नहीं आएगा।" },
	on: "all",
	starts: "2026-11-24 06:00",
	ends: "2040-11-25",
};

/** A change of Devgarh's files, by which its own alert is in force until 2040 too. */
export const ownAlertInForce = {
	"tables/alerts.csv": (text: string) => text.replace("2025-07-01,2025-07-02 18:00", "2026-01-01,2040-01-01"),
};
