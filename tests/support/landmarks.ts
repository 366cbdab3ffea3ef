import type { Page } from "@playwright/test";
import type { Lang, Text } from "../../contract/language.ts";
import type { PageName } from "../../contract/pages.ts";

/** The main element of one page of each template, by role and name. */
export const mainTasks: Readonly<Partial<Record<PageName, { role: string; name: Text }>>> = {
	home: { role: "navigation", name: { en: "Top tasks", hi: "मुख्य काम" } },
	contact: { role: "region", name: { en: "Helplines", hi: "सभी हेल्पलाइन" } },
	introduction: { role: "region", name: { en: "The council", hi: "नगर पालिका" } },
	achievements: { role: "searchbox", name: { en: "Search achievements", hi: "उपलब्धियाँ खोजें" } },
	boardMembers: { role: "region", name: { en: "Head of the board", hi: "बोर्ड के प्रमुख" } },
	wards: { role: "table", name: { en: "Wards of the town", hi: "नगर के वार्ड" } },
	tourism: { role: "region", name: { en: "Worth a visit", hi: "देखने लायक स्थान" } },
	reach: { role: "region", name: { en: "How far it is", hi: "कितनी दूर है" } },
	health: { role: "region", name: { en: "Emergency contacts", hi: "आपातकालीन संपर्क" } },
	photoGallery: { role: "navigation", name: { en: "Pages of the gallery", hi: "गैलरी के पृष्ठ" } },
	oldAgePension: { role: "navigation", name: { en: "Choose a scheme", hi: "योजना चुनें" } },
	services: { role: "region", name: { en: "Online civic services", hi: "ऑनलाइन नागरिक सेवाएँ" } },
	aToZ: { role: "navigation", name: { en: "Letters", hi: "अक्षर" } },
	birthCertificate: { role: "button", name: { en: "Print this list", hi: "यह सूची छापें" } },
	wasteManagement: { role: "region", name: { en: "Two bins for every day", hi: "रोज़ के दो कूड़ेदान" } },
	sanitation: { role: "region", name: { en: "How to ask", hi: "कैसे कहें" } },
	news: { role: "region", name: { en: "Vision and mission", hi: "संकल्प और लक्ष्य" } },
	acts: { role: "searchbox", name: { en: "Search by title", hi: "शीर्षक से खोजें" } },
	notices: { role: "table", name: { en: "Archive", hi: "पुरालेख" } },
	openData: { role: "region", name: { en: "Tables", hi: "सूचियाँ" } },
	help: { role: "table", name: { en: "Keyboard", hi: "कीबोर्ड" } },
	search: { role: "searchbox", name: { en: "Search the website", hi: "वेबसाइट में खोजें" } },
	offline: { role: "region", name: { en: "Numbers to call", hi: "फ़ोन नंबर" } },
	siteMap: { role: "region", name: { en: "Online Services", hi: "ऑनलाइन सेवाएँ" } },
	userList: { role: "region", name: { en: "Add an entry", hi: "प्रविष्टि जोड़ें" } },
	citizen: { role: "button", name: { en: "Open the form", hi: "फ़ॉर्म खोलें" } },
};

const mainMenu: Text = { en: "Main menu", hi: "मुख्य मेन्यू" };
const youAreHere: Text = { en: "You are here", hi: "आप यहाँ हैं" };

/** Lists faults of a public page for a screen reader. */
export async function faultsOfTheTree(page: Page, name: PageName, lang: Lang): Promise<string[]> {
	const tree = (await page.locator("body").ariaSnapshot()).split("\n").flatMap((line) => {
		const [, indent = "", role, label] = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
		return role
			? [{ depth: indent.length, role, label, level: Number(/\[level=(\d)\]/.exec(line)?.[1]) }]
			: [];
	});
	const faults: string[] = [];
	const named = (role: string, label: string) =>
		tree.some((each) => each.role === role && each.label === label);
	const expectOne = (role: string) => {
		const count = tree.filter((each) => each.role === role).length;
		if (count !== 1) faults.push(`${count} times ${role}`);
	};
	for (const role of ["main", "banner", "contentinfo"]) expectOne(role);
	if (!named("navigation", mainMenu[lang])) faults.push("no main menu");
	if (name !== "home" && !named("navigation", youAreHere[lang])) faults.push("no breadcrumb");
	const landmarks = tree.filter(({ role }) => /^(navigation|region)$/.test(role));
	faults.push(...landmarks.filter(({ label }) => !label).map(({ role }) => `a ${role} without a name`));

	const begin = tree.findIndex(({ role }) => role === "main");
	const main = tree.slice(begin + 1).filter((_, at, rest) => {
		const end = rest.findIndex(({ depth }) => depth <= (tree[begin]?.depth ?? 0));
		return end < 0 || at < end;
	});
	const levels = main.filter(({ role }) => role === "heading").map(({ level }) => level);
	if (levels[0] !== 1) faults.push(`the first heading of the main part is of level ${levels[0]}`);
	levels.forEach((level, at) => {
		if (at > 0 && level > (levels[at - 1] ?? 0) + 1) faults.push(`level ${level} follows ${levels[at - 1]}`);
	});
	const lists = await page.locator("main :is(ul, ol)").filter({ visible: true }).count();
	const told = main.filter(({ role }) => role === "list").length;
	if (told < lists) faults.push(`${lists} lists are seen, ${told} are told`);
	const task = mainTasks[name];
	if (task && !named(task.role, task.name[lang])) faults.push(`no ${task.role} "${task.name[lang]}"`);
	return faults;
}
