import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { type Call, calls } from "../../contract/api.ts";
import { openApiDocument } from "../../server/calls/open-api/document.ts";

test("the OpenAPI document passes redocly's recommended rules; only calls that refuse nobody have no 4xx answer", async () => {
	const problems = await lintFromString({
		source: JSON.stringify(openApiDocument()),
		config: await createConfig({ extends: ["recommended"] }),
	});
	const found = problems.map(({ ruleId, location: [at] }) => `${ruleId} at ${at?.pointer}`);
	const refuseNobody = (calls as readonly Call[]).filter(({ name }) =>
		["health", "ready", "passwordGivers", "openApi", "apiDocs"].includes(name),
	);
	expect(found.sort()).toEqual(
		refuseNobody
			.map(({ path, method }) => {
				const pointer = `#/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses`;
				return `operation-4xx-response at ${pointer}`;
			})
			.sort(),
	);
});

test("a call that takes photographs says how they come in a form", () => {
	const { paths } = openApiDocument() as { paths: Record<string, { post: { requestBody: Body } }> };
	const bodyOf = (path: string) => paths[path]?.post.requestBody.content;
	const report = bodyOf("/api/complaints");
	expect(report?.["multipart/form-data"]?.schema.properties).toHaveProperty("photo");
	expect(report?.["application/json"]?.schema.properties).not.toHaveProperty("photos");
	const proof = bodyOf("/api/complaints/{id}/photos");
	expect(Object.keys(proof ?? {})).toEqual(["multipart/form-data"]);
	expect(proof?.["multipart/form-data"]?.schema.required).toEqual(["id", "photo"]);
});

interface Body {
	readonly content: Record<
		string,
		{ readonly schema: { readonly properties: object; readonly required: string[] } }
	>;
}
