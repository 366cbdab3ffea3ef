import { z } from "zod";
import { type Call, type CallName, calls, deviceMark, errorField, idempotencyKey } from "#contract/api.ts";
import { refusalsOf, successOf } from "#contract/call-outcomes.ts";
import { open311 } from "#contract/complaints/open311.ts";
import type { Outcome } from "#contract/outcome.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type ShapeName, shapes } from "#contract/shapes.ts";

type Json = { [key: string]: unknown };

export function openApiDocument(): Json {
	const paths: Record<string, Json> = {};
	for (const call of calls as readonly Call[]) {
		paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Palika",
			version: "1",
			license: { name: "MIT", identifier: "MIT" },
			description:
				"The calls of a town council's website and staff desk. Sentences come in English or Hindi, by Accept-Language.",
		},
		externalDocs: {
			url: open311.specification,
			description: `Other apps read and send what citizens report by Open311 GeoReport v2, at ${open311.path}/discovery.json`,
		},
		servers: [{ url: "/", description: "The site itself" }],
		paths,
		components: {
			securitySchemes: {
				session: { type: "http", scheme: "bearer", description: "The token of POST /api/login" },
			},
		},
	};
}

export function replyTypeOf({ replyType, file }: Call): string {
	return replyType ?? (file ? "text/csv" : "application/json");
}

export function whoMay({ who }: Call): string {
	if (who === "anyone") return "Anyone.";
	if (who === "testPage") return "Anyone, while the test page is switched on.";
	if (who === "signedIn") return "Whoever is logged in.";
	return `Whoever is logged in and holds ${who.any.join(" or ")}.`;
}

export function refusalsByStatus(call: Call): Map<number, OutcomeName[]> {
	const byStatus = new Map<number, OutcomeName[]>();
	for (const name of refusalsOf(call.name as CallName)) {
		const status = (outcomes[name] as Outcome).status ?? 500;
		byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
	}
	return new Map([...byStatus].sort(([one], [other]) => one - other));
}

const errorFieldHeader: Json = {
	description: "The key of the body that the refusal is about, where it is about one",
	schema: { type: "string" },
};

const deviceMarkSchema: Json = { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" };

const deviceMarkHeader: Json = {
	description:
		"A mark for this device, where it sent none: sent with later logins, strangers can't lock it out",
	schema: deviceMarkSchema,
};

function headersOf({ name, once }: Call): Json[] {
	const header = (name: string, schema: Json) => ({ name, in: "header", required: false, schema });
	return [
		...(name === "login" ? [header(deviceMark, deviceMarkSchema)] : []),
		...(once ? [header(idempotencyKey, { type: "string" })] : []),
	];
}

function operation(call: Call): Json {
	const name = successOf(call.name as CallName);
	const success: Outcome | undefined = name && outcomes[name];
	const answers: Record<string, Json> = {
		[String(success?.status ?? 200)]: {
			description: success?.words.en ?? "The answer",
			content: { [replyTypeOf(call)]: { schema: schemaOf(call.reply, "output") } },
			...(call.name === "login" && { headers: { [deviceMark]: deviceMarkHeader } }),
		},
	};
	for (const [status, names] of refusalsByStatus(call)) {
		answers[String(status)] = {
			description: names.map((name) => outcomes[name].words.en).join(" | "),
			content: { "application/json": { schema: schemaOf("failure", "output") } },
			...(call.body && status < 500 && { headers: { [errorField]: errorFieldHeader } }),
		};
	}
	return {
		operationId: call.name,
		summary: whoMay(call),
		// Empty means public; missing would mean undecided.
		security: needsSession(call) ? [{ session: [] }] : [],
		...((call.params || call.query || call.once || call.name === "login") && {
			parameters: [
				...parameters("path", call.params),
				...parameters("query", call.query),
				...headersOf(call),
			],
		}),
		...(call.body && {
			requestBody: {
				required: true,
				content: bodyOf(call),
			},
		}),
		responses: answers,
	};
}

function bodyOf({ body, takes }: Call): Json {
	const schema = body && (schemaOf(body, "input") as { properties: Json; required?: string[] });
	if (!schema || takes !== "photos") return { "application/json": { schema } };
	const { photos, ...properties } = schema.properties;
	const { required = [] } = schema;
	const named = required.map((field) => (field === "photos" ? "photo" : field));
	const form = { ...schema, properties: { ...properties, photo: photos }, required: named };
	return {
		...(!required.includes("photos") && { "application/json": { schema: { ...schema, properties } } }),
		"multipart/form-data": { schema: form },
	};
}

function needsSession({ who }: Call): boolean {
	return who === "signedIn" || typeof who === "object";
}

function parameters(place: "path" | "query", shape: ShapeName | undefined): Json[] {
	if (!shape) return [];
	const { properties = {} } = schemaOf(shape, "input") as { properties?: Json };
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: place,
		required: place === "path",
		schema,
	}));
}

function schemaOf(name: ShapeName, io: "input" | "output"): Json {
	const { $schema: _, ...schema } = z.toJSONSchema(shapes[name], { io }) as Json;
	return schema;
}
