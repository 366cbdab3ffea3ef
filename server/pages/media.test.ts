import { expect, test } from "vitest";
import { fileNameOf } from "./media.ts";

const words = (en: string) => ({ title: { en, hi: "" }, description: { en: "", hi: "" } });

test.each([
	["its title", { words: words("Budget 2026/27") }, "Budget 2026 27.pdf"],
	["the name of its file", { name: "scan0001.PDF" }, "scan0001.pdf"],
	["a program's name", { name: "gnp.exe" }, "gnp.pdf"],
	["two endings", { name: "tender.exe.pdf" }, "tender.pdf"],
	["a title that ends as a program does", { words: words("Plan.exe") }, "Plan.pdf"],
	["a title with points in it", { words: words("Smt.Devi") }, "Smt.Devi.pdf"],
	["a title with a number in it", { words: words("G.O. 12.5 of 2026") }, "G.O. 12.5 of 2026.pdf"],
	["quotes and more fields", { name: '"; filename= evil.html' }, "filename  evil.pdf"],
	["a name that Windows keeps for itself", { name: "con.pdf" }, "document con.pdf"],
	["nothing that can be written", { name: '\u202e"..' }, "document.pdf"],
	["dots and spaces at the ends", { name: " ..a. .pdf" }, "a.pdf"],
	["half a letter", { name: "a\ud800b.pdf" }, "a_b.pdf"],
	["a very long one", { name: `${"x".repeat(300)}.pdf` }, `${"x".repeat(80)}.pdf`],
])("a document is saved as a PDF, called by %s", (_, file, latin) => {
	expect(fileNameOf("a/b.pdf", file)).toMatch(/^filename="[^"]*"; filename\*=UTF-8''[\w.%~-]+\.pdf$/);
	expect(fileNameOf("a/b.pdf", file)).toContain(`filename="${latin}"`);
});
