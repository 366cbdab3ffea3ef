import type { Reply } from "#contract/api.ts";
import { type ComplaintState, complaintStates, type complaintViews } from "#contract/complaints/moves.ts";
import type { Text } from "#contract/language.ts";

export const complaintViewNames = {
	mine: { en: "Mine", hi: "मेरी" },
	section: { en: "My department", hi: "मेरा विभाग" },
	late: { en: "Late", hi: "देर" },
	answered: { en: "New answers", hi: "नए जवाब" },
	waiting: { en: "Waiting for me", hi: "मेरे निर्णय के लिए" },
	held: { en: "Held", hi: "रोकी गई" },
	all: { en: "All", hi: "सभी" },
} as const satisfies Readonly<Record<(typeof complaintViews)[number], Text>>;

/** The end of the sentence that a view's number begins. */
export const complaintsThatWait = {
	mine: { en: "are yours", hi: "आपके पास हैं" },
	section: { en: "are in your department", hi: "आपके विभाग में हैं" },
	late: { en: "are past their limit", hi: "की समय सीमा निकल गई" },
	answered: { en: "have a citizen's new answer", hi: "में नागरिक का नया जवाब है" },
	waiting: { en: "want your decision", hi: "पर आपका निर्णय चाहिए" },
	held: { en: "are held: look at them", hi: "रोकी हुई हैं: देख लें" },
} as const satisfies Readonly<Record<Exclude<(typeof complaintViews)[number], "all">, Text>>;

export const deskStates = {
	...complaintStates,
	resolved: { en: "Done, the citizen checks", hi: "नागरिक की जाँच बाक़ी" },
} satisfies Readonly<Record<ComplaintState, Text>>;

export const complaintWords = {
	left: { en: "{time} left", hi: "{time} बाक़ी" },
	late: { en: "Late by {time}", hi: "{time} की देरी" },
	stands: { en: "Paused, {time} left", hi: "घड़ी रुकी, {time} बाक़ी" },
	noDate: { en: "No due date", hi: "समय सीमा नहीं" },
	heldLate: { en: "Held for too long: decide on it", hi: "बहुत देर से रोकी है: इस पर निर्णय लें" },
	clockHeld: { en: "Held: nobody works on it yet", hi: "रोकी गई: अभी कोई काम नहीं कर रहा" },
	over: { en: "Over", hi: "समाप्त" },
	inTime: { en: "In time", hi: "समय पर" },
	wasLate: { en: "Was late", hi: "देर से हुई" },
	declined: { en: "Declined after {time}", hi: "{time} बाद अस्वीकार" },
	old: { en: "{time} old", hi: "{time} पुरानी" },
	took: { en: "took {time}", hi: "{time} लगे" },
	level1: { en: "Its head sees to it", hi: "विभाग प्रमुख के पास भी" },
	level2: { en: "The executive officer sees to it", hi: "अधिशासी अधिकारी के पास भी" },
	sign1: { en: "Head", hi: "प्रमुख" },
	sign2: { en: "EO", hi: "ईओ" },
	noDepartment: {
		en: "You work in no department yet. Who may change the settings decides who works where.",
		hi: "आप अभी किसी विभाग में नहीं हैं। किस विभाग में कौन काम करेगा, यह सेटिंग्स में तय होता है।",
	},
	noWard: { en: "Ward not known", hi: "वार्ड पता नहीं" },
	ward: { en: "Ward {number}, {name}", hi: "वार्ड {number}, {name}" },
	category: { en: "Category", hi: "श्रेणी" },
	department: { en: "Department", hi: "विभाग" },
	sample: { en: "sample", hi: "नमूना" },
	photos: { en: "Photos", hi: "फ़ोटो" },
	removePhoto: { en: "Remove", hi: "हटाएँ" },
	photosHint: { en: "Up to {most}, JPEG, PNG or WebP", hi: "अधिकतम {most}, JPEG, PNG या WebP" },
} as const satisfies Readonly<Record<string, Text>>;

export const rowWords = {
	list: { en: "Complaints", hi: "शिकायतें" },
	reporters: { en: "{count} people report it", hi: "{count} लोगों ने बताया" },
	photos: { en: "photos: {count}", hi: "{count} फ़ोटो" },
	reopened: { en: "reopened", hi: "फिर खुली" },
	newAnswer: { en: "new answer", hi: "नया जवाब" },
	cameBack: { en: "Reopened: not done", hi: "फिर खुली: काम नहीं हुआ" },
	proposed: { en: "Proposal to decline", hi: "अस्वीकार का प्रस्ताव" },
} as const satisfies Readonly<Record<string, Text>>;

type Standing = Pick<
	Reply<"complaints">["rows"][number],
	"state" | "reopened" | "endedAt" | "isProposed" | "newAnswer"
>;

/** Whether work that was called done is open again. */
export const cameBack = ({ reopened, endedAt }: Pick<Standing, "reopened" | "endedAt">) =>
	reopened > 0 && endedAt === null;

/** The state and what makes it special, the most urgent first. */
export function statesOf(row: Standing): readonly Text[] {
	return [
		...(cameBack(row) ? [rowWords.cameBack] : []),
		deskStates[row.state],
		...(row.isProposed ? [rowWords.proposed] : []),
		...(row.newAnswer ? [rowWords.newAnswer] : []),
	];
}
