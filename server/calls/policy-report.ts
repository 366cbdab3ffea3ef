import type { FastifyInstance } from "fastify";
import { http } from "#contract/site/limits.ts";
import { policyReportPath } from "../http/headers.ts";
import { refusal } from "../kit/refusal.ts";
import { policyReportCounters } from "../session/throttle.ts";
import type { Services } from "./call-context.ts";

/** Older browsers send the first, newer ones the second. */
const types = ["application/csp-report", "application/reports+json"];

/**
 * Takes the reports of browsers (requirement H10): short, few, and only what helps to find the fault reaches the log.
 * Anybody can send one, so nothing of it is stored, sent back or trusted.
 */
export async function servePolicyReports(app: FastifyInstance, { throttle }: Services): Promise<void> {
	await app.register(async (reports) => {
		reports.removeAllContentTypeParsers();
		reports.addContentTypeParser(types, { parseAs: "string" }, async (_: unknown, sent: string) =>
			parse(sent),
		);
		reports.post(policyReportPath, { bodyLimit: http.reportBytes }, async (request, reply) => {
			await throttle.count(policyReportCounters(request.ip));
			request.log.warn({ event: "policy report", ...worthKnowing(request.body) }, "a browser reports");
			return reply.code(204).header("cache-control", "no-store").send();
		});
	});
}

function parse(sent: string): unknown {
	try {
		return JSON.parse(sent);
	} catch {
		throw refusal("malformed");
	}
}

/** The three fields that lead to the fault, each cut to its form, or a citizen's query or a long text would reach the log. */
function worthKnowing(sent: unknown) {
	const first: unknown = Array.isArray(sent) ? sent[0] : sent;
	const report = fieldsOf(fieldsOf(first)["csp-report"] ?? fieldsOf(first).body);
	const page = addressIn(report["document-uri"] ?? report.documentURL)?.pathname.slice(0, 200);
	const directive = wordIn(report["effective-directive"] ?? report.effectiveDirective);
	const blocked = report["blocked-uri"] ?? report.blockedURL;
	return { page, directive, blocked: wordIn(blocked) ?? addressIn(blocked)?.host.slice(0, 100) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function wordIn(value: unknown): string | undefined {
	return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : undefined;
}

function addressIn(value: unknown): URL | undefined {
	return typeof value === "string" ? (URL.parse(value) ?? undefined) : undefined;
}
