import { createHash } from "node:crypto";
import { http } from "#contract/site/limits.ts";

export const policyReportPath = "/csp-report";

const framedHosts = [
	"https://www.openstreetmap.org",
	"https://syndication.twitter.com",
	"https://www.facebook.com",
	"https://www.instagram.com",
	"https://www.youtube-nocookie.com",
];

/** Sent with every answer (requirements H1 to H3). */
const everywhere: Readonly<Record<string, string>> = {
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
};

/**
 * Headers of every answer; an HTTPS site pins HTTPS (requirement H2).
 * @param subdomains whether subdomains require HTTPS too
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
 * Headers of forms that may ask for the location. Other sites get no referrer, as addresses may be secret; our own
 * gets one, by which old browsers prove a form's origin.
 */
export const headersOfForms: Readonly<Record<string, string>> = {
	"referrer-policy": "same-origin",
	"permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
};

/** A drawing may hold script, which must not run when opened by itself (requirement H1). */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Browsers show PDFs in a page of their own, which a stricter policy would leave blank. */
export const pdfPolicy = "frame-ancestors 'none'";

/**
 * Policy of pages: inline scripts by hash only (requirement H1).
 * @param mode in development Vite adds scripts, styles and a web socket
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
