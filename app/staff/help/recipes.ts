import { moves } from "#contract/complaints/moves.ts";
import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import { fill, inEveryLanguage, type Text } from "#contract/language.ts";
import { pageByName, type StaffPageName } from "#contract/pages.ts";
import { type Permission, readyRoles } from "#contract/permissions.ts";
import { pickerWords } from "../parts/file-picker/words.ts";
import { previewWords } from "../parts/preview/words.ts";
import { publishTimeWords } from "../parts/publish-time-words.ts";
import { slipWords } from "../parts/slip/words.ts";
import { staffWords } from "../parts/words.ts";
import { sendWords } from "../screens/content/send/words.ts";
import { contentWords } from "../screens/content/words.ts";
import { manageUsersWords } from "../screens/manage-users/words.ts";
import { reviewWords } from "../screens/review/words.ts";
import { settingsWords } from "../screens/settings/words.ts";
import { todayWords } from "../screens/staff-home/today/words.ts";
import { takeWords } from "../screens/take-complaint/words.ts";

/** One thing to do; left out for readers without the permission. */
type Step = Text & { readonly needs?: Permission };

interface Recipe {
	readonly title: Text;
	/** Permissions of which one suffices. */
	readonly any: readonly Permission[];
	/** Screen that offers it first, and the kinds whose form shows it. */
	readonly page: StaffPageName;
	readonly kinds: readonly DeskKind[];
	readonly steps: readonly Step[];
}

const titleOf = (page: StaffPageName): Text => pageByName(page).title;
const newOne = (kind: DeskKind): Text =>
	inEveryLanguage((lang) => fill(contentWords.addTo[lang], { one: deskKinds[kind].one[lang] }));

/** Names of screens, lists and buttons from their own dictionaries, so that no step names one otherwise. */
const labels = {
	content: titleOf("content"),
	review: titleOf("contentReview"),
	users: titleOf("manageUsers"),
	assignRole: titleOf("assignRole"),
	home: titleOf("staffHome"),
	kinds: contentWords.kinds,
	notices: deskKinds.notices.title,
	newNotice: newOne("notices"),
	stories: deskKinds.stories.title,
	newStory: newOne("stories"),
	alerts: deskKinds.alerts.title,
	newAlert: newOne("alerts"),
	ownPages: deskKinds.ownPages.title,
	newPage: newOne("ownPages"),
	council: deskKinds.council.title,
	helplines: deskKinds.helplines.title,
	facts: deskKinds.facts.title,
	documents: deskKinds.documents.title,
	chooseSeveral: pickerWords.chooseSeveral,
	choose: pickerWords.choose,
	page: previewWords.page,
	publish: publishTimeWords.publish,
	atATime: publishTimeWords.atATime,
	from: publishTimeWords.from,
	publishThen: publishTimeWords.publishThen,
	takeBack: contentWords.takeBack,
	takeOff: contentWords.takeOff,
	eraseFiles: contentWords.eraseFiles,
	versions: contentWords.history,
	coming: todayWords.coming,
	return: reviewWords.return,
	reason: reviewWords.reason,
	addUser: manageUsersWords.addUser,
	suggest: staffWords.suggest,
	print: slipWords.print,
	complaints: titleOf("complaints"),
	begin: moves.begin.label,
	ask: moves.ask.label,
	resolve: moves.resolve.label,
	told: takeWords.told,
	settings: titleOf("settings"),
	unsent: settingsWords.unsent,
	putAway: todayWords.putAway,
	clerk: readyRoles[0].title,
	reviewer: readyRoles[1].title,
} as const satisfies Readonly<Record<string, Text>>;

const send: Step = {
	en: "Press {send}. What you wrote is safe meanwhile, also without internet.",
	hi: "{send} दबाएँ। इस बीच आपका लिखा सुरक्षित रहता है, इंटरनेट न हो तब भी।",
};

const look: Step = {
	en: "Look at the page beside the form; on a phone press {page}.",
	hi: "फ़ॉर्म के बगल में पृष्ठ देख लें; फ़ोन पर {page} दबाएँ।",
};

const writes = ["edit_content"] as const;
const reviews = ["publish_content"] as const;

export const recipes: readonly Recipe[] = [
	{
		title: { en: "Publish a tender with its PDF", hi: "PDF के साथ निविदा प्रकाशित करना" },
		any: writes,
		page: "content",
		kinds: ["notices"],
		steps: [
			{
				en: "Open {content}; under {kinds} choose {notices}, then {newNotice}.",
				hi: "{content} खोलें; {kinds} में {notices} चुनें, फिर {newNotice} दबाएँ।",
			},
			{
				en: "Choose the kind, write title and summary in Hindi and English, and fill in the days.",
				hi: "प्रकार चुनें, शीर्षक और सारांश हिन्दी व अंग्रेज़ी में लिखें, और तारीख़ें भरें।",
			},
			{
				en: "Under {documents} press {chooseSeveral}, take all PDFs at once, and give each the title by which citizens know it.",
				hi: "{documents} में {chooseSeveral} दबाएँ और सारी PDF एक साथ लें; हर PDF का वही शीर्षक लिखें जिससे नागरिक उसे पहचानें।",
			},
			look,
			send,
		],
	},
	{
		title: { en: "Change a phone number", hi: "फ़ोन नंबर बदलना" },
		any: ["edit_content", "edit_pages"],
		page: "content",
		kinds: ["council", "helplines", "facts"],
		steps: [
			{
				en: "The council's own number and address: {content}, {council}.",
				hi: "पालिका का अपना नंबर और पता: {content}, {council}।",
				needs: "edit_pages",
			},
			{
				en: "A helpline: {content}, {helplines}, then its name.",
				hi: "हेल्पलाइन: {content}, {helplines}, फिर उसका नाम।",
				needs: "edit_content",
			},
			{
				en: "A number within sentences: {content}, {facts}. Change it once there, and every page has it.",
				hi: "वाक्यों के बीच का नंबर: {content}, {facts}। वहाँ एक बार बदलें, हर पृष्ठ पर बदल जाएगा।",
				needs: "edit_pages",
			},
			send,
		],
	},
	{
		title: { en: "Write news with photos", hi: "फ़ोटो के साथ समाचार लिखना" },
		any: writes,
		page: "content",
		kinds: ["stories"],
		steps: [
			{
				en: "Open {content}; under {kinds} choose {stories}, then {newStory}.",
				hi: "{content} खोलें; {kinds} में {stories} चुनें, फिर {newStory} दबाएँ।",
			},
			{
				en: "Write title and text in Hindi and English, and the day on which it was.",
				hi: "शीर्षक और पाठ हिन्दी व अंग्रेज़ी में लिखें, और वह तारीख़ जब यह हुआ।",
			},
			{
				en: "At the photo press {choose}: take one or choose it, and write what it shows, for those who can't see it.",
				hi: "फ़ोटो पर {choose} दबाएँ: खींचें या चुनें, और लिखें कि क्या दिखता है, उनके लिए जो देख नहीं सकते।",
			},
			send,
		],
	},
	{
		title: { en: "Put up a warning, and end it", hi: "चेतावनी लगाना और हटाना" },
		any: ["publish_alerts"],
		page: "content",
		kinds: ["alerts", "serviceStatus"],
		steps: [
			{
				en: "Open {content}; under {kinds} choose {alerts}, then {newAlert}.",
				hi: "{content} खोलें; {kinds} में {alerts} चुनें, फिर {newAlert} दबाएँ।",
			},
			{
				en: "Say in one or two sentences what is the matter and what to do; choose where, from when and until when it is shown.",
				hi: "एक-दो वाक्यों में लिखें कि क्या हुआ है और क्या करें; चुनें कि कहाँ, कब से और कब तक दिखे।",
			},
			{
				en: "Press {publish}: nobody else has to look first. At its end it goes by itself.",
				hi: "{publish} दबाएँ: पहले किसी और की जाँच नहीं चाहिए। समय पूरा होने पर यह अपने आप हट जाएगी।",
			},
			{
				en: "To end it earlier press {takeOff} beside it in the list.",
				hi: "पहले हटानी हो तो सूची में उसके पास {takeOff} दबाएँ।",
			},
		],
	},
	{
		title: { en: "Plan something for later, and take it back", hi: "आगे का समय तय करना और वापस लेना" },
		any: reviews,
		page: "content",
		kinds: [],
		steps: [
			{
				en: "In the form or in {review} open {atATime} and fill in {from}.",
				hi: "फ़ॉर्म में या {review} में {atATime} खोलें और {from} भरें।",
			},
			{
				en: "Press {publishThen}. On the first screen it is listed under {coming}.",
				hi: "{publishThen} दबाएँ। पहले पृष्ठ पर यह {coming} में दिखेगा।",
			},
			{
				en: "To call it off open it and press {takeBack}: readers go on seeing what was there.",
				hi: "रोकना हो तो उसे खोलकर {takeBack} दबाएँ: पाठक पहले वाला ही देखते रहेंगे।",
			},
		],
	},
	{
		title: { en: "Approve, or return with a reason", hi: "स्वीकृत करना, या कारण बताकर लौटाना" },
		any: ["publish_content", "publish_alerts"],
		page: "contentReview",
		kinds: [],
		steps: [
			{
				en: "Open {review} and choose what waits: what changes is marked, with the pages on which readers will see it.",
				hi: "{review} खोलें और चुनें: जो बदलेगा वह चिह्नित है, और वे पृष्ठ भी जहाँ पाठक उसे देखेंगे।",
			},
			{ en: "If it is right, press {publish}.", hi: "सही हो तो {publish} दबाएँ।" },
			{
				en: "If not, open {return} and write under {reason} what to change. The writer finds it on the first screen, with what was written.",
				hi: "नहीं तो {return} खोलें और {reason} में लिखें कि क्या बदलना है। लिखने वाले को वह अपने पहले पृष्ठ पर मिलेगा, लिखे हुए के साथ।",
			},
		],
	},
	{
		title: {
			en: "Remove what should never have been published",
			hi: "जो कभी प्रकाशित नहीं होना था, उसे हटाना",
		},
		any: reviews,
		page: "content",
		kinds: ["documents"],
		steps: [
			{
				en: "Open it under {content} and press {takeOff}.",
				hi: "{content} में उसे खोलें और {takeOff} दबाएँ।",
			},
			{
				en: "Tick {eraseFiles}: otherwise the address of each file still opens.",
				hi: "{eraseFiles} पर निशान लगाएँ: नहीं तो फ़ाइलों के पते खुलते रहेंगे।",
			},
			{
				en: "Its text stays under {versions}. If that must go too, tell the website's technician, who erases it on the server.",
				hi: "उसका पाठ {versions} में बना रहता है। वह भी मिटाना हो तो वेबसाइट के तकनीकी कर्मचारी से कहें, जो उसे सर्वर पर मिटाते हैं।",
			},
		],
	},
	{
		title: { en: "Add a person and give a role", hi: "नया कर्मचारी जोड़ना और भूमिका देना" },
		any: ["manage_users"],
		page: "manageUsers",
		kinds: [],
		steps: [
			{
				en: "Open {users}, write name and mobile number, and choose the role, such as {clerk} or {reviewer}.",
				hi: "{users} खोलें, नाम और मोबाइल नंबर लिखें, और भूमिका चुनें, जैसे {clerk} या {reviewer}।",
			},
			{
				en: "Press {suggest} for a password, then {addUser}.",
				hi: "पासवर्ड के लिए {suggest} दबाएँ, फिर {addUser}।",
			},
			{
				en: "Press {print} and hand the slip over: the password isn't shown again.",
				hi: "{print} दबाएँ और पर्ची दे दें: पासवर्ड दोबारा नहीं दिखेगा।",
			},
			{
				en: "Another role later: {assignRole}.",
				hi: "बाद में दूसरी भूमिका: {assignRole}।",
				needs: "assign_role",
			},
		],
	},
	{
		title: { en: "Put a page of your own into the menu", hi: "अपना पृष्ठ बनाकर मेन्यू में लगाना" },
		any: ["edit_pages"],
		page: "content",
		kinds: ["ownPages"],
		steps: [
			{
				en: "Open {content}; under {kinds} choose {ownPages}, then {newPage}.",
				hi: "{content} खोलें; {kinds} में {ownPages} चुनें, फिर {newPage} दबाएँ।",
			},
			{
				en: "Write title and sections in Hindi and English; choose the menu, and tick that the page is shown in it.",
				hi: "शीर्षक और खंड हिन्दी व अंग्रेज़ी में लिखें; मेन्यू चुनें और निशान लगाएँ कि पृष्ठ उसमें दिखे।",
			},
			look,
			send,
		],
	},
	{
		title: { en: "Replace a document", hi: "दस्तावेज़ बदलना" },
		any: writes,
		page: "content",
		kinds: ["notices", "documents", "acts"],
		steps: [
			{
				en: "Open under {content} what the document belongs to, and the part with its title.",
				hi: "{content} में वह खोलें जिसका दस्तावेज़ है, और उसके शीर्षक वाला भाग।",
			},
			{
				en: "Press {choose} and take the new PDF: the page then shows it in place of the old one.",
				hi: "{choose} दबाएँ और नया PDF लें: पृष्ठ पर पुराने की जगह वही दिखेगा।",
			},
			{
				en: "Of a notice that is out, say in the same form what has changed: readers see that too.",
				hi: "सूचना जारी हो चुकी हो तो उसी फ़ॉर्म में लिखें कि क्या बदला: पाठक वह भी देखेंगे।",
			},
			send,
		],
	},
	{
		title: { en: "Work on a complaint", hi: "शिकायत पर काम करना" },
		any: ["handle_complaints"],
		page: "complaints",
		kinds: [],
		steps: [
			{
				en: "Open {complaints} and choose a row: place, photos and what the citizen wrote.",
				hi: "{complaints} खोलें और कोई शिकायत चुनें: जगह, फ़ोटो और नागरिक का लिखा।",
			},
			{
				en: "Press {begin}. Whatever isn't clear, ask under {ask}: the clock waits meanwhile.",
				hi: "{begin} दबाएँ। कुछ साफ़ न हो तो {ask} से पूछें: तब तक समय नहीं गिना जाता।",
			},
			{
				en: "When the work is done press {resolve}, take a photo and say in a sentence what was done.",
				hi: "काम होने पर {resolve} दबाएँ, फ़ोटो लें और एक वाक्य में लिखें कि क्या किया।",
			},
		],
	},
	{
		title: { en: "Who is told by SMS", hi: "SMS से किसे बताया जाता है" },
		any: ["handle_complaints"],
		page: "complaints",
		kinds: [],
		steps: [
			{
				en: "Citizens who ticked it themselves, or for whom you ticked {told} at the counter: received, a question, done, late, reopened.",
				hi: "उन नागरिकों को जिन्होंने ख़ुद निशान लगाया, या जिनके लिए आपने काउंटर पर {told} चुना: शिकायत मिली, सवाल, काम पूरा, देर, फिर खुली।",
			},
			{
				en: "Nobody between nine in the evening and eight in the morning, and nobody who has stopped the messages by their link. The slip says whether they will be told.",
				hi: "रात नौ से सुबह आठ बजे तक किसी को नहीं, और न उन्हें जिन्होंने संदेश के लिंक से उन्हें बंद किया। पर्ची पर लिखा रहता है कि बताया जाएगा या नहीं।",
			},
			{
				en: "{settings} lists under {unsent} whom it didn't reach: call them.",
				hi: "{settings} में {unsent} के नीचे वे हैं जिन तक संदेश नहीं पहुँचा: उन्हें फ़ोन करें।",
				needs: "edit_settings",
			},
		],
	},
	{
		title: { en: "What a reader says of a page", hi: "पृष्ठ पर पाठक की बात" },
		any: ["edit_content", "edit_pages"],
		page: "staffHome",
		kinds: [],
		steps: [
			{
				en: "{home} lists what readers wrote by the form at a page's foot, under the title of each page that you may change.",
				hi: "{home} पर वह है जो पाठकों ने पृष्ठ के नीचे के फ़ॉर्म से लिखा, हर उस पृष्ठ के शीर्षक के नीचे जिसे आप बदल सकते हैं।",
			},
			{
				en: "Press the title, and “Change this page” on the page: its form opens.",
				hi: "शीर्षक दबाएँ, फिर पृष्ठ पर “यह पृष्ठ बदलें”: उसका फ़ॉर्म खुलेगा।",
			},
			{
				en: "When it is put right press {putAway}. Nobody gets an answer, for nobody is asked who they are.",
				hi: "ठीक करके {putAway} दबाएँ। उत्तर किसी को नहीं जाता, क्योंकि किसी से नाम नहीं पूछा जाता।",
			},
		],
	},
];

/** A recipe in one language, without the steps that its reader may not do. */
export interface ToldRecipe {
	readonly title: string;
	readonly steps: readonly string[];
}

/**
 * Selects the recipes that somebody can follow.
 *
 * @param at the screen, and the kind that it shows, whose recipes come first; without it, all recipes
 */
export function recipesFor(
	permissions: readonly Permission[],
	lang: keyof Text,
	at?: { readonly page: StaffPageName; readonly kind?: DeskKind | undefined },
): readonly ToldRecipe[] {
	const may = (needed: Permission) => permissions.includes(needed);
	const isOwn = ({ kinds }: Recipe) => at?.kind !== undefined && kinds.includes(at.kind);
	return recipes
		.filter(({ any, page }) => any.some(may) && (at === undefined || page === at.page))
		.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
		.map((recipe) => {
			const kind = at?.kind ?? recipe.kinds[0];
			const publishes = may(kind ? deskKind(kind).publish : "publish_content");
			const send = publishes ? publishTimeWords.publish : sendWords.submit;
			const values = Object.fromEntries(
				Object.entries({ ...labels, send }).map(([name, label]) => [name, `“${label[lang]}”`]),
			);
			const steps = recipe.steps.filter(({ needs }) => needs === undefined || may(needs));
			return { title: recipe.title[lang], steps: steps.map((step) => fill(step[lang], values)) };
		});
}
