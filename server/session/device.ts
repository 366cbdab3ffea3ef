/** Distinctive browsers first: many claim to be Chrome and Safari too. */
const browsers = [
	["Edge", /\bEdgA?\/|\bEdgiOS\//],
	["Opera", /\bOPR\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["UC Browser", /\bUCBrowser\//],
	["Firefox", /\bFirefox\/|\bFxiOS\//],
	["Chrome", /\bChrome\/|\bCriOS\//],
	["Safari", /\bSafari\//],
] as const;

const systems = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["ChromeOS", /\bCrOS\b/],
	["macOS", /\bMacintosh\b/],
	["Linux", /\bLinux\b/],
] as const;

/** Names a device, such as "Chrome · Windows"; empty if unknown. */
export function deviceOf(userAgent: string): string {
	const named = [browsers, systems].flatMap((kinds) => {
		const found = kinds.find(([, mark]) => mark.test(userAgent));
		return found ? [found[0]] : [];
	});
	return named.join(" · ");
}
