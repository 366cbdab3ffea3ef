import { createHash } from "node:crypto";
import { z } from "zod";
import { type Call, type CallName, calls } from "#contract/api.ts";
import { successOf } from "#contract/call-outcomes.ts";
import { open311 } from "#contract/complaints/open311.ts";
import type { Outcome } from "#contract/outcome.ts";
import { outcomes } from "#contract/outcomes.ts";
import { type Permission, permissionNames, permissionPurposes, permissions } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import { refusalsByStatus, replyTypeOf, whoMay } from "./document.ts";

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
section { border-top: 1px solid; padding-block: 1rem; }
h2 { margin: 0; font-size: 1.15rem; }
dt { font-weight: 600; margin-top: .5rem; }
dd { margin: 0 0 0 1rem; }
a { color: inherit; }
`;

export const docsPolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

export function docsPage(): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Palika: the calls</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>The calls</h1>
<p>JSON in, JSON out. A session's token goes into <code>Authorization: Bearer …</code>. Every refusal is
<code>{"error": "…"}</code>, in English or Hindi by <code>Accept-Language</code>.
For programs: <a href="/api/openapi.json">openapi.json</a>. Other apps read what citizens report by Open311 GeoReport v2:
<a href="${open311.path}/discovery.json">${open311.path}</a>.</p>
${(calls as readonly Call[]).map(section).join("\n")}
<section id="permissions">
<h2>Permissions</h2>
<dl>${permissionNames.map(permission).join("")}</dl>
</section>
</main>
</body>
</html>
`;
}

function permission(name: Permission): string {
	return `<dt>${escapeHtml(permissions[name].en)} <code>${name}</code></dt><dd>${escapeHtml(permissionPurposes[name].en)}</dd>`;
}

function section(call: Call): string {
	const name = successOf(call.name as CallName);
	const success: Outcome | undefined = name && outcomes[name];
	const rows: [string, string][] = [["Who", escapeHtml(whoMay(call))]];
	if (call.query) rows.push(["Behind the ?", code(shapes[call.query], "input")]);
	if (call.body) rows.push(["Send", code(shapes[call.body], "input")]);
	const type = replyTypeOf(call);
	const answer = type !== "application/json" ? escapeHtml(type) : code(shapes[call.reply], "output");
	rows.push([
		`Answer ${success?.status ?? 200}`,
		success ? `${answer} ${escapeHtml(success.words.en)}` : answer,
	]);
	for (const [status, names] of refusalsByStatus(call)) {
		rows.push([String(status), names.map((name) => escapeHtml(outcomes[name].words.en)).join("<br>")]);
	}
	return `<section id="${call.name}">
<h2><code>${call.method} ${escapeHtml(call.path)}</code></h2>
<dl>${rows.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join("")}</dl>
</section>`;
}

function code(shape: z.ZodType, io: "input" | "output"): string {
	return `<code>${escapeHtml(inOneLine(z.toJSONSchema(shape, { io })))}</code>`;
}

type Schema = z.core.JSONSchema.BaseSchema;

function inOneLine(schema: Schema): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
	if (schema.type === "array") return `[${inOneLine(schema.items as Schema)}, …]`;
	if (schema.type !== "object") return String(schema.type ?? "any");
	const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
		const optional = schema.required?.includes(name) ? "" : "?";
		return `${name}${optional}: ${inOneLine(field as Schema)}`;
	});
	return fields.length === 0 ? "{…}" : `{ ${fields.join(", ")} }`;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
