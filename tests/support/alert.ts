/** An alert as the desk's form sends it, in force until 2040. */
export const alert = {
	level: "warning",
	text: { en: "No water in Ward 7 today.", hi: "आज वार्ड 7 में पानी नहीं आएगा।" },
	on: "all",
	starts: "2026-11-24 06:00",
	ends: "2040-11-25",
};
