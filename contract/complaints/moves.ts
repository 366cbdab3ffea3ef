import type { Text } from "../language.ts";

/** States; `closed` also by silence, which no row stores (clock.ts, `stateAt`). */
export const complaintStates = {
	assigned: { en: "With the department", hi: "विभाग के पास" },
	working: { en: "Being worked on", hi: "काम चल रहा है" },
	waiting: { en: "Waiting for the citizen's answer", hi: "नागरिक के उत्तर की प्रतीक्षा" },
	resolved: { en: "Done, please check", hi: "काम हुआ, जाँच लें" },
	closed: { en: "Closed", hi: "बंद" },
	declined: { en: "Declined", hi: "अस्वीकार" },
	merged: { en: "Joined to another", hi: "दूसरी शिकायत में जोड़ी गई" },
	withdrawn: { en: "Taken back", hi: "वापस ली गई" },
	/** Possible abuse, seen only by those who sort complaints. */
	held: { en: "Held", hi: "रोकी गई" },
} as const satisfies Readonly<Record<string, Text>>;

export type ComplaintState = keyof typeof complaintStates;

export const complaintStateNames = Object.keys(complaintStates) as readonly ComplaintState[];

export const openStates = ["assigned", "working", "waiting"] as const satisfies readonly ComplaintState[];

/** Lists of the desk: own, own departments', late, newly answered, awaiting my decision, held, all visible ones. */
export const complaintViews = ["mine", "section", "late", "answered", "waiting", "held", "all"] as const;

export const complaintWays = {
	site: { en: "On this site", hi: "इस साइट पर" },
	counter: { en: "At the counter", hi: "काउंटर पर" },
	phone: { en: "By telephone", hi: "फ़ोन से" },
} as const satisfies Readonly<Record<string, Text>>;

export type ComplaintWay = keyof typeof complaintWays;

export const complaintWayNames = Object.keys(complaintWays) as readonly ComplaintWay[];

/**
 * Actor of a move. citizen: has the code. handle: works in the complaint's department, or assigns. head: heads that department.
 * assign: assigns complaints of all departments.
 */
export type Mover = "citizen" | "handle" | "head" | "assign";

export const moveFields = {
	words: { en: "Words for the citizen", hi: "नागरिक के लिए संदेश" },
	question: { en: "Question to the citizen", hi: "नागरिक से सवाल" },
	answer: { en: "Your answer", hi: "आपका उत्तर" },
	reason: { en: "Reason", hi: "कारण" },
	responsible: { en: "Who is responsible, with link or number", hi: "किसका काम है, लिंक या नंबर के साथ" },
	department: { en: "Department", hi: "विभाग" },
	person: { en: "Person", hi: "व्यक्ति" },
	category: { en: "Category", hi: "श्रेणी" },
	proof: { en: "Photo as proof", hi: "प्रमाण के लिए फ़ोटो" },
	noProof: { en: "Why there is no photo", hi: "फ़ोटो क्यों नहीं है" },
	into: { en: "Number of the other complaint", hi: "दूसरी शिकायत का नंबर" },
	rating: { en: "How well was it done, 1 to 5?", hi: "काम कैसा हुआ, 1 से 5?" },
	alike: { en: "Others held from the same network", hi: "उसी नेटवर्क से आई, रोकी गई दूसरी शिकायतें" },
} as const satisfies Readonly<Record<string, Text>>;

export type MoveField = keyof typeof moveFields;

interface Move {
	readonly label: Text;
	readonly done: Text;
	readonly from: readonly ComplaintState[];
	/** null keeps the state, or resumes the one before a question. */
	readonly to: ComplaintState | null;
	readonly who: readonly Mover[];
	/** Required fields; `proof` only if the category wants one, and `noProof` may replace it. */
	readonly needs: readonly MoveField[];
	readonly may?: readonly MoveField[];
	/** Runs on by default; half restarts it with half the limit. */
	readonly clock?: "pauses" | "stops" | "half";
	readonly wantsProposal?: true;
	readonly most?: number;
}

export const moves = {
	release: {
		label: { en: "Release", hi: "आगे बढ़ाएँ" },
		done: { en: "Released to the department", hi: "विभाग को भेजी गई" },
		from: ["held"],
		to: "assigned",
		who: ["assign"],
		needs: ["reason"],
	},
	discard: {
		label: { en: "Discard", hi: "हटाएँ" },
		done: { en: "Discarded", hi: "हटाई गई" },
		from: ["held"],
		to: null,
		who: ["assign"],
		needs: ["reason"],
		may: ["alike"],
		clock: "stops",
		most: 1,
	},
	sendOn: {
		label: { en: "Send on", hi: "आगे भेजें" },
		done: { en: "Sent on", hi: "आगे भेजी गई" },
		from: openStates,
		to: "assigned",
		who: ["assign", "head"],
		needs: ["department"],
		may: ["person", "category", "reason"],
	},
	begin: {
		label: { en: "Begin work", hi: "काम शुरू करें" },
		done: { en: "Work has begun", hi: "काम शुरू हुआ" },
		from: ["assigned"],
		to: "working",
		who: ["handle"],
		needs: [],
	},
	ask: {
		label: { en: "Ask the citizen", hi: "नागरिक से पूछें" },
		done: { en: "The department asks", hi: "विभाग ने पूछा" },
		from: ["assigned", "working"],
		to: "waiting",
		who: ["handle"],
		needs: ["question"],
		clock: "pauses",
		most: 1,
	},
	answer: {
		label: { en: "Answer", hi: "उत्तर दें" },
		done: { en: "The citizen answered", hi: "नागरिक ने उत्तर दिया" },
		from: ["waiting"],
		to: null,
		who: ["citizen"],
		needs: ["answer"],
	},
	resolve: {
		label: { en: "Done", hi: "काम पूरा हुआ" },
		done: { en: "Done", hi: "काम पूरा हुआ" },
		from: openStates,
		to: "resolved",
		who: ["handle"],
		needs: ["words", "proof"],
		may: ["noProof"],
		clock: "stops",
	},
	propose: {
		label: { en: "Propose to decline", hi: "अस्वीकार का प्रस्ताव रखें" },
		done: { en: "Proposed to decline", hi: "अस्वीकार का प्रस्ताव" },
		from: openStates,
		to: null,
		who: ["handle", "assign"],
		needs: ["reason", "words", "responsible"],
	},
	decline: {
		label: { en: "Decline", hi: "अस्वीकार करें" },
		done: { en: "Declined", hi: "अस्वीकार की गई" },
		from: ["assigned", "working"],
		to: "declined",
		who: ["assign"],
		needs: [],
		clock: "stops",
		wantsProposal: true,
	},
	keep: {
		label: { en: "Don't decline", hi: "अस्वीकार न करें" },
		done: { en: "Not declined", hi: "अस्वीकार नहीं की गई" },
		from: ["assigned", "working"],
		to: null,
		who: ["assign"],
		needs: ["reason"],
		wantsProposal: true,
	},
	confirm: {
		label: { en: "Done, thank you", hi: "हो गया, धन्यवाद" },
		done: { en: "The citizen confirmed", hi: "नागरिक ने पुष्टि की" },
		from: ["resolved"],
		to: "closed",
		who: ["citizen"],
		needs: ["rating"],
		may: ["words"],
		clock: "stops",
	},
	check: {
		label: { en: "It is really done", hi: "काम सच में हुआ है" },
		done: { en: "Looked at again: it is done", hi: "दोबारा देखा: काम हुआ है" },
		from: ["resolved", "closed"],
		to: null,
		who: ["head", "assign"],
		needs: [],
	},
	reopen: {
		label: { en: "Not done: reopen", hi: "काम नहीं हुआ: फिर खोलें" },
		done: { en: "Reopened", hi: "फिर खोली गई" },
		from: ["resolved", "closed", "declined"],
		to: "assigned",
		who: ["citizen", "head", "assign"],
		needs: ["reason"],
		clock: "half",
		/** For citizens; staff may more often. */
		most: 2,
	},
	merge: {
		label: { en: "Join to another", hi: "दूसरी शिकायत में जोड़ें" },
		done: { en: "Joined to another complaint", hi: "दूसरी शिकायत में जोड़ी गई" },
		from: openStates,
		to: "merged",
		who: ["assign"],
		needs: ["into"],
		/** Needed if category or ward differ. */
		may: ["reason"],
	},
	unmerge: {
		label: { en: "Separate again", hi: "फिर अलग करें" },
		done: { en: "Separated again", hi: "फिर अलग की गई" },
		from: ["merged"],
		to: "assigned",
		who: ["assign"],
		needs: ["reason"],
	},
	withdraw: {
		label: { en: "Take back", hi: "वापस लें" },
		done: { en: "Taken back by the citizen", hi: "नागरिक ने वापस ली" },
		from: openStates,
		to: "withdrawn",
		who: ["citizen"],
		needs: [],
		may: ["reason"],
		clock: "stops",
	},
} as const satisfies Readonly<Record<string, Move>>;

export type MoveName = keyof typeof moves;

export const moveNames = Object.keys(moves) as readonly MoveName[];

export const moveOf = (name: MoveName): Move => moves[name];

export const complaintEvents = {
	arrive: { en: "Received", hi: "शिकायत मिली" },
	also: { en: "Somebody else reports the same", hi: "किसी और ने भी यही बताया" },
	photo: { en: "Photo added", hi: "फ़ोटो जोड़ी गई" },
	/** Made by somebody who joined; a second one reopens the complaint. */
	notDone: {
		en: "Somebody who reports the same says that it isn't done",
		hi: "यही बताने वाले किसी और ने कहा कि काम नहीं हुआ",
	},
	/** From a retry of the report. */
	more: { en: "Added to the report", hi: "शिकायत में और जोड़ा गया" },
	/** Derived from the clock, never stored. */
	silence: { en: "Closed, not confirmed", hi: "बंद, पुष्टि नहीं हुई" },
	forget: { en: "Name and number removed", hi: "नाम और नंबर हटाए गए" },
} as const satisfies Readonly<Record<string, Text>>;

export type ComplaintEvent = keyof typeof complaintEvents | MoveName;

export function eventWords(what: ComplaintEvent): Text {
	return what in moves
		? moveOf(what as MoveName).done
		: complaintEvents[what as keyof typeof complaintEvents];
}

export const complaintEventNames = [
	...Object.keys(complaintEvents),
	...moveNames,
] as readonly ComplaintEvent[];

export const toldNames = ["answer", "confirm", "reopen", "withdraw", "photo", "forget"] as const;

export interface Movable {
	readonly state: ComplaintState;
	/** Count of each move; reopenings by those who count as the same citizen. */
	readonly made: Readonly<Partial<Record<MoveName, number>>>;
	readonly proposedBy: number | null;
	/** Until when a citizen may reopen, milliseconds; null if it isn't over. */
	readonly reopenUntil: number | null;
	readonly isDiscarded: boolean;
	/** Whether a question is open, also after the week in which it stops the clock. */
	readonly isAsked: boolean;
}

export interface MoverOf {
	readonly as: readonly Mover[];
	readonly id?: number;
}

export function mayMove(name: MoveName, complaint: Movable, by: MoverOf, now: number): boolean {
	const { from, who, most, wantsProposal } = moveOf(name);
	const isThere = from.includes(complaint.state) || (name === "answer" && complaint.isAsked);
	if (!isThere || !who.some((each) => by.as.includes(each))) return false;
	if (complaint.isDiscarded && name === "discard") return false;
	if (wantsProposal && (complaint.proposedBy === null || complaint.proposedBy === by.id)) return false;
	if (name === "propose" && complaint.proposedBy !== null) return false;
	const isFree = name === "reopen" && by.id !== undefined;
	if (most !== undefined && !isFree && (complaint.made[name] ?? 0) >= most) return false;
	if (name === "reopen" && !isFree) return complaint.reopenUntil !== null && now < complaint.reopenUntil;
	return true;
}

export function movesFor(complaint: Movable, by: MoverOf, now: number): readonly MoveName[] {
	return moveNames.filter((name) => mayMove(name, complaint, by, now));
}

export function neededFields(name: MoveName, wantsProof: boolean): readonly MoveField[] {
	return moveOf(name).needs.filter((field) => field !== "proof" || wantsProof);
}
