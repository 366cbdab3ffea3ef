import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { http } from "#contract/site/limits.ts";
import { policyReportPath } from "../http/headers.ts";
import { refusal } from "../kit/refusal.ts";
import { policyReportCounters } from "../session/throttle.ts";
import type { Services } from "./call-context.ts";
import { underWay } from "./sendings.ts";

const types = ["application/csp-report", "application/reports+json"];

/** Logs browsers' policy reports (requirement H10), short and few. Anybody can send one, so nothing is stored, returned or trusted. */
export async function servePolicyReports(app: FastifyInstance, { throttle }: Services): Promise<void> {
	await app.register(async (reports) => {
		reports.removeAllContentTypeParsers();
		reports.addContentTypeParser(types, async (request: FastifyRequest, sent: IncomingMessage) =>
			parse(String(await underWay.read(request, sent, http.reportBytes))),
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

/** Three fields that lead to the fault, cut, so that no citizen's query reaches the log. */
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
