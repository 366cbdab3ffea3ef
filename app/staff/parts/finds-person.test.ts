import { expect, test } from "vitest";
import { findsPerson } from "./finds-person.ts";

const sunita = { name: "सुनीता Khan", role: "tax desk", phone: "7000010008" };

test.each([
	"7000010008",
	"70000 10008",
	"70000-10008",
	"(70000) 10008",
	"+917000010008",
	"+91 70000-10008",
	"0091 70000 10008",
	"91 70000 10008",
	"070000 10008",
	"७०००० १०००८",
	"70000 100",
	"+91 70000 1",
	"0008",
])("the number 70000 10008 is found by %s", (typed) => {
	expect(findsPerson(typed)(sunita)).toBe(true);
	expect(findsPerson(typed)({ ...sunita, phone: "9811100001" })).toBe(false);
});

test.each(["सुनीता", "सुनी", "sunita", "Suneeta", "sunita khan", "KHAN", "ख़ान", "tax"])(
	"सुनीता Khan of the tax desk is found by %s",
	(typed) => {
		expect(findsPerson(typed)(sunita)).toBe(true);
		expect(findsPerson(typed)({ name: "Mohan Yadav", role: "it", phone: "7000010008" })).toBe(false);
	},
);

test("nothing typed finds everybody, one letter that no name has finds nobody", () => {
	expect(findsPerson(" ")(sunita)).toBe(true);
	expect(findsPerson("z")(sunita)).toBe(false);
	expect(findsPerson("+")(sunita)).toBe(false);
});

test("of ten thousand people those are found whose names sound like what was typed", () => {
	const first = ["Sunita", "राम", "Imran", "मोहन", "Kamla", "Asha", "देवेन्द्र", "Renu"];
	const last = ["Khan", "Yadav", "पाल", "Chaudhary", "त्यागी", "Prasad", "Devi"];
	const people = Array.from({ length: 10_000 }, (_, index) => ({
		name: `${first[index % 8]} ${last[index % 7]} ${index}`,
		role: "it",
		phone: String(7_000_000_000 + index),
	}));
	expect(people.filter(findsPerson("suneeta"))).toHaveLength(1250);
});
