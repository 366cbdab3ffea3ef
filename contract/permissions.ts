import type { Text } from "./language.ts";

/** §6's six permissions, then ours, named as in `GET /api/me`, with labels of the side menu (§2.17). */
export const permissions = {
	view_dashboard: { en: "Dashboard", hi: "डैशबोर्ड" },
	manage_users: { en: "Manage Users", hi: "उपयोगकर्ता प्रबंधन" },
	assign_role: { en: "Assign Role", hi: "भूमिका सौंपें" },
	assign_permissions: { en: "Assign Permissions", hi: "अनुमतियाँ सौंपें" },
	view_complaints: { en: "Complaints", hi: "शिकायतें" },
	edit_settings: { en: "Settings", hi: "सेटिंग्स" },
	edit_content: { en: "Website Content", hi: "वेबसाइट सामग्री" },
	edit_pages: { en: "Text of Pages", hi: "पृष्ठों का पाठ" },
	publish_content: { en: "Review", hi: "अनुमोदन" },
	publish_alerts: { en: "Alerts", hi: "आपात सूचनाएँ" },
	handle_complaints: { en: "Handle Complaints", hi: "शिकायतों पर कार्रवाई" },
	assign_complaints: { en: "Assign Complaints", hi: "शिकायतें विभागों को भेजना" },
} as const satisfies Readonly<Record<string, Text>>;

export const contentPermissions = [
	"edit_content",
	"edit_pages",
	"publish_content",
	"publish_alerts",
] as const satisfies readonly Permission[];

export const writingPermissions = ["edit_content", "edit_pages"] as const satisfies readonly Permission[];

export const shelfPermissions = [
	"edit_content",
	"edit_pages",
	"publish_content",
] as const satisfies readonly Permission[];

export const movingPermissions = [
	"handle_complaints",
	"assign_complaints",
] as const satisfies readonly Permission[];

export const permissionPurposes = {
	view_dashboard: {
		en: "See how many users, roles and permissions there are, the names and roles of all users, and what each role is for.",
		hi: "उपयोगकर्ता, भूमिका और अनुमतियों की संख्या, सभी उपयोगकर्ताओं के नाम और भूमिकाएँ तथा हर भूमिका का काम देखना।",
	},
	manage_users: {
		en: "Add, change, suspend and delete users, give them new passwords, end their sessions and see their phone numbers.",
		hi: "उपयोगकर्ता जोड़ना, बदलना, निलंबित करना और हटाना, उन्हें नया पासवर्ड देना, उनके सत्र बंद करना और उनके फ़ोन नंबर देखना।",
	},
	assign_role: {
		en: "Give a user another role, as long as it holds nothing that one lacks oneself.",
		hi: "उपयोगकर्ता को दूसरी भूमिका देना, बशर्ते उसमें ऐसा कुछ न हो जो अपने पास न हो।",
	},
	assign_permissions: {
		en: "Add, name and delete roles, and decide what each of them may do.",
		hi: "भूमिकाएँ जोड़ना, उनका नाम रखना, उन्हें हटाना और तय करना कि हर भूमिका क्या कर सकती है।",
	},
	view_complaints: {
		en: "See the complaints of the departments in which one works, without names and numbers, and save their list as a file.",
		hi: "जिन विभागों में काम करते हैं उनकी शिकायतें देखना, बिना नाम और नंबर के, और उनकी सूची फ़ाइल में सहेजना।",
	},
	edit_settings: {
		en: "Decide who works in which department, the days of the complaint desk, and whether it is open.",
		hi: "तय करना कि किस विभाग में कौन काम करता है, शिकायत कक्ष के दिन कितने हैं और वह खुला है या नहीं।",
	},
	edit_content: {
		en: "Write notices, news, people, acts and pictures of the site, keep drafts and send them for review.",
		hi: "साइट की सूचनाएँ, समाचार, लोगों के विवरण, अधिनियम और चित्र लिखना, मसौदे रखना और अनुमोदन के लिए भेजना।",
	},
	edit_pages: {
		en: "Change the text of the site's pages, its facts and its links to other sites, upload pictures for them, and send them for review.",
		hi: "साइट के पृष्ठों का पाठ, तथ्य और दूसरी साइटों के लिंक बदलना, उनके लिए चित्र अपलोड करना और अनुमोदन के लिए भेजना।",
	},
	publish_content: {
		en: "Publish what was written: at once or at a set time, return it with a reason, take it off the site, and bring back what was out before.",
		hi: "लिखी गई सामग्री तुरंत या तय समय पर प्रकाशित करना, कारण बताकर लौटाना, साइट से हटाना और पहले वाला फिर लाना।",
	},
	publish_alerts: {
		en: "Publish alerts above the pages and the status of services, at once and without a second pair of eyes.",
		hi: "पृष्ठों के ऊपर की आपात सूचनाएँ और सेवाओं की स्थिति तुरंत प्रकाशित करना, बिना किसी दूसरे की जाँच के।",
	},
	handle_complaints: {
		en: "Work on the complaints of one's departments: take them at the counter, ask, answer, propose to decline, call the citizen. Together with “Complaints”.",
		hi: "अपने विभागों की शिकायतों पर काम करना: काउंटर पर लेना, पूछना, उत्तर देना, अस्वीकार का प्रस्ताव रखना, नागरिक को फ़ोन करना। “शिकायतें” के साथ।",
	},
	assign_complaints: {
		en: "Sort the complaints of all departments: send on, decline, join, look at what was held, and remove a citizen's name and number. Together with “Complaints”.",
		hi: "सब विभागों की शिकायतें छाँटना: आगे भेजना, अस्वीकार करना, जोड़ना, रोकी गई देखना, और नागरिक का नाम और नंबर हटाना। “शिकायतें” के साथ।",
	},
} as const satisfies Readonly<Record<keyof typeof permissions, Text>>;

export type Permission = keyof typeof permissions;

export const permissionNames = /* @__PURE__ */ Object.keys(permissions) as readonly Permission[];

/** Always held by somebody, or nobody could mend the rights again (requirements, Who may call what). */
export const keeperPermissions = [
	"manage_users",
	"assign_role",
	"assign_permissions",
] as const satisfies readonly Permission[];

/** The first administrator's role, which can't be deleted. */
export const adminRole = "admin";

/**
 * Roles of the first start, each a part of the one before, as nobody may give or take what they don't hold: the Executive Officer
 * appoints the IT staff, only the Chairman decides what a role may do, IT opens accounts and resets passwords.
 */
export const seedRoles = [
	{ name: adminRole, permissions: permissionNames },
	{
		name: "subadmin",
		permissions: [
			"view_dashboard",
			"manage_users",
			"assign_role",
			"view_complaints",
			"edit_settings",
			"edit_content",
			"edit_pages",
			"publish_content",
			"publish_alerts",
			"handle_complaints",
			"assign_complaints",
		],
	},
	{
		name: "it",
		permissions: ["view_dashboard", "manage_users", "edit_settings", "edit_content", "edit_pages"],
	},
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[];

export const seedPurposes: Readonly<Record<(typeof seedRoles)[number]["name"], Text>> = {
	admin: {
		en: "Looks after the whole staff area and decides what each role may do.",
		hi: "पूरा कर्मचारी क्षेत्र सँभालते हैं और तय करते हैं कि हर भूमिका क्या कर सकती है।",
	},
	subadmin: {
		en: "Runs the daily work: looks after staff accounts and gives them their roles.",
		hi: "रोज़ का काम चलाते हैं: कर्मचारियों के खाते सँभालते हैं और उन्हें भूमिकाएँ देते हैं।",
	},
	it: {
		en: "Opens accounts and gives new passwords; promotes nobody.",
		hi: "खाते खोलता है और नए पासवर्ड देता है; किसी की भूमिका नहीं बदलता।",
	},
};

export const neededPermission: Partial<Record<Permission, Permission>> = {
	handle_complaints: "view_complaints",
	assign_complaints: "view_complaints",
};

/** Further roles for content and complaints, which a council may rename, change and delete; no start adds them again. */
export const readyRoles = [
	{
		name: "clerk",
		permissions: ["edit_content"],
		title: { en: "Clerk", hi: "लिपिक" },
		about: {
			en: "Writes notices, news, people and photos, and sends them for review.",
			hi: "सूचनाएँ, समाचार, लोगों के विवरण और फ़ोटो लिखते हैं और अनुमोदन के लिए भेजते हैं।",
		},
	},
	{
		name: "reviewer",
		permissions: ["publish_content"],
		title: { en: "Reviewer", hi: "अनुमोदन अधिकारी" },
		about: {
			en: "Looks at what others have written, publishes it or returns it with a reason.",
			hi: "दूसरों का लिखा देखते हैं, फिर प्रकाशित करते हैं या कारण बताकर लौटाते हैं।",
		},
	},
	{
		name: "pages",
		permissions: ["edit_content", "edit_pages"],
		title: { en: "Page editor", hi: "पृष्ठ संपादक" },
		about: {
			en: "Also writes the text of the pages, the facts and the menus.",
			hi: "पृष्ठों का पाठ, तथ्य और मेन्यू भी लिखते हैं।",
		},
	},
	{
		name: "alerts",
		permissions: ["publish_alerts"],
		title: { en: "Alert officer", hi: "आपात सूचना प्रभारी" },
		about: {
			en: "Publishes alerts and the status of services at once.",
			hi: "आपात सूचनाएँ और सेवाओं की स्थिति तुरंत प्रकाशित करते हैं।",
		},
	},
	{
		name: "complaints",
		permissions: ["view_complaints", "handle_complaints"],
		title: { en: "Complaint worker", hi: "शिकायत कर्मी" },
		about: {
			en: "Works on the complaints of the departments that Settings name, at the counter too.",
			hi: "सेटिंग्स में बताए गए विभागों की शिकायतों पर काम करते हैं, काउंटर पर भी।",
		},
	},
	{
		name: "complaints-head",
		permissions: ["view_complaints", "handle_complaints", "assign_complaints"],
		title: { en: "Complaint officer", hi: "शिकायत प्रभारी" },
		about: {
			en: "Sends the complaints of all departments where they belong, and decides what is declined or held.",
			hi: "सब विभागों की शिकायतें सही जगह भेजते हैं, और तय करते हैं कि क्या अस्वीकार हो या रोका जाए।",
		},
	},
] as const satisfies readonly {
	name: string;
	permissions: readonly Permission[];
	title: Text;
	about: Text;
}[];

const positions: ReadonlyMap<string, Text> = new Map([
	["admin", { en: "Chairman", hi: "अध्यक्ष" }],
	["subadmin", { en: "Executive Officer", hi: "अधिशासी अधिकारी" }],
	["it", { en: "IT Department", hi: "आई.टी. विभाग" }],
]);

const unknownPosition: Text = { en: "Unknown", hi: "अज्ञात" };

export function positionOf(role: string): Text {
	return knownPosition(role) ?? unknownPosition;
}

export function knownPosition(role: string): Text | undefined {
	return positions.get(role);
}
