import { createHash } from "node:crypto";
import { http } from "#contract/site/limits.ts";

/** Report address of every page's content security policy. */
export const policyReportPath = "/csp-report";

/** Hosts that a citizen may ask to see inside a page (requirements, Embeds). Frames from anywhere else are refused. */
const framedHosts = [
	"https://www.openstreetmap.org",
	"https://syndication.twitter.com",
	"https://www.facebook.com",
	"https://www.instagram.com",
	"https://www.youtube-nocookie.com",
];

/** Sent with every answer, whatever it is (requirements H1 to H3). */
const everywhere: Readonly<Record<string, string>> = {
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
};

/**
 * Builds the headers of every answer; an HTTPS site makes browsers stay with HTTPS (requirement H2).
 * @param subdomains whether the hosts below the site's own require HTTPS too
 */
export function headersOfEvery(publicUrl: string, subdomains: boolean): Readonly<Record<string, string>> {
	if (!publicUrl.startsWith("https:")) return everywhere;
	const seconds = http.hstsMaxAge / 1000;
	const hsts = `max-age=${seconds}${subdomains ? "; includeSubDomains" : ""}`;
	return { ...everywhere, "strict-transport-security": hsts };
}

/** Browser features that no page may request; sent with pages alone. */
export const headersOfPages: Readonly<Record<string, string>> = {
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/**
 * Headers of forms that may ask for the location. Their address may be secret, so other sites get
 * no referrer; this one does, since old browsers send no other proof that a form is its own.
 */
export const headersOfForms: Readonly<Record<string, string>> = {
	"referrer-policy": "same-origin",
	"permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
};

/** A picture drawn elsewhere may hold script; opened by itself it must not run (requirement H1). */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Browsers show a PDF in a page of their own, which any stricter policy would leave blank; as it is sent it can be nothing but a PDF. */
export const pdfPolicy = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy of pages: their own inline scripts by their hashes, and nothing else inline (requirement H1).
 *
 * @param inlineScripts every inline script of the pages, as text
 * @param mode in development Vite adds scripts, style elements and a web socket of its own
 */
export function pagePolicy(
	inlineScripts: readonly string[],
	mode: "production" | "development",
	https: boolean,
): string {
	const hashes = inlineScripts.map(
		(code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
	);
	const development = mode === "development";
	return [
		"default-src 'none'",
		`script-src 'self' ${development ? "'unsafe-inline'" : hashes.join(" ")}`,
		`style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
		"img-src 'self'",
		"font-src 'self'",
		"media-src 'self'",
		`connect-src 'self'${development ? " ws:" : ""}`,
		"manifest-src 'self'",
		`frame-src ${framedHosts.join(" ")}`,
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"object-src 'none'",
		`report-uri ${policyReportPath}`,
		...(https ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}
