import { expect, test } from "vitest";
import { languages } from "#contract/language.ts";
import { permissionNames, readyRoles, seedRoles } from "#contract/permissions.ts";
import { recipes, recipesFor } from "./recipes.ts";

const titles = (...of: Parameters<typeof recipesFor>) => recipesFor(...of).map(({ title }) => title);

test("there are thirteen recipes, and every step names its buttons in both languages", () => {
	expect(recipes).toHaveLength(13);
	for (const lang of languages) {
		const told = recipesFor(permissionNames, lang);
		expect(told).toHaveLength(13);
		for (const { title, steps } of told) {
			expect(steps.length, title).toBeGreaterThan(2);
			expect(steps.join(" "), title).not.toMatch(/[{}]/);
			expect(steps.join(" "), title).toContain("“");
		}
	}
	expect(recipesFor(["edit_content"], "hi")[0]?.steps[0]).toBe(
		"“वेबसाइट सामग्री” खोलें; “क्या बदलना है” में “सूचनाएँ और निविदाएँ” चुनें, फिर “सूचना जोड़ें” दबाएँ।",
	);
});

test("one reads only what one may do, and sends or publishes as one may", () => {
	expect(recipesFor([], "en")).toEqual([]);
	const last = (...of: Parameters<typeof recipesFor>) => recipesFor(...of)[0]?.steps.at(-1);
	expect(last(["edit_content"], "en")).toContain("Press “Send for review”.");
	expect(last(["edit_content", "publish_content"], "en")).toContain("Press “Publish now”.");
	for (const { name, permissions } of [...readyRoles, ...seedRoles]) {
		expect(recipesFor(permissions, "en").length, name).toBeGreaterThan(0);
	}
	const [number] = recipesFor(["edit_content"], "en").filter(({ title }) => /phone/.test(title));
	expect(number?.steps.join(" ")).not.toContain("Facts and figures");
});

test("a form's own recipe comes first, and a screen has its own alone", () => {
	const all = permissionNames;
	expect(titles(all, "en", { page: "content", kind: "ownPages" })[0]).toBe(
		"Put a page of your own into the menu",
	);
	expect(titles(all, "en", { page: "content", kind: "alerts" })[0]).toBe("Put up a warning, and end it");
	expect(titles(all, "en", { page: "manageUsers" })).toEqual(["Add a person and give a role"]);
	expect(titles(all, "en", { page: "changes" })).toEqual([]);
});
