import type { Generated, Kysely, Transaction } from "kysely";
import type { ComplaintEvent, ComplaintState, ComplaintWay } from "#contract/complaints/moves.ts";
import type { departmentNames } from "#contract/content/department-names.ts";
import type { VersionState } from "#contract/content/versions.ts";
import type { Lang } from "#contract/language.ts";
import type { Wrong } from "#contract/site/feedback.ts";
import type { FileType } from "#contract/uploads.ts";

type Department = keyof typeof departmentNames;

/**
 * Times are milliseconds since 1970 (UTC). Names of people are copied, as people may be deleted. Only store functions
 * use column names.
 */
export interface Tables {
	migrations: { id: number; name: string; checksum: string; applied_at: number };
	roles: {
		id: Generated<number>;
		name: string;
		/** Normalised name, so that no two roles look the same. */
		name_key: string;
		/** Title shown instead of the name, in both languages or none. */
		title_en: Generated<string>;
		title_hi: Generated<string>;
		about_en: Generated<string>;
		about_hi: Generated<string>;
	};
	permissions: { id: Generated<number>; name: string };
	role_permissions: { role_id: number; permission_id: number };
	users: {
		id: Generated<number>;
		name: string;
		phone: string;
		password_hash: string;
		role_id: number;
		created_at: number;
		suspended_at: Generated<number | null>;
		/** Last calendar day of the account, `2026-11-24`. */
		last_day: Generated<string | null>;
		last_sign_in_at: Generated<number | null>;
		added_by: Generated<string | null>;
		/** End of a password that another person has set; null if it is their own. */
		temporary_until: Generated<number | null>;
		/** Phonetic keys of the name; filled at the next start in rows of earlier versions. */
		search_keys: Generated<string>;
		/** Moment at which the second factor was switched on; null if it is off. */
		second_factor_since: Generated<number | null>;
		email: Generated<string | null>;
	};
	authenticators: {
		user_id: number;
		/** Base32; null until confirmed by a code. */
		secret: Generated<string | null>;
		/** Time step of the last accepted code; earlier ones are refused. */
		last_step: Generated<number>;
		pending_secret: Generated<string | null>;
		pending_since: Generated<number | null>;
	};
	recovery_codes: { user_id: number; code_hash: string };
	passkeys: {
		id: Generated<number>;
		user_id: number;
		credential_id: string;
		public_key: string;
		counter: number;
		transports: string;
		name: string;
		added_at: number;
		used_at: Generated<number | null>;
	};
	passkey_challenges: { user_id: number; purpose: string; challenge: string; ends_at: number };
	sessions: {
		/** SHA-256, so that a leaked database can't be used to sign in (requirement A4). */
		token_hash: string;
		user_id: number;
		started_at: number;
		used_at: number;
		device: Generated<string>;
		address: Generated<string>;
	};
	known_devices: { mark_hash: string; user_id: number; used_at: number };
	/** The requester's address isn't stored. */
	password_requests: { user_id: number; asked_at: number };
	missed_searches: { query: string; count: number; asked_at: number; is_away: Generated<number> };
	/** Nothing tells who wrote it. */
	feedback: { id: Generated<number>; page: string; wrong: Wrong; words: string; at: number };
	/** In the database, so that servers share the limits (requirements A1, D8). */
	tries: { key: string; kind: Generated<string>; count: number; most: Generated<number>; ends_at: number };
	/** The test page's people (§2.16), unrelated to staff. */
	test_users: { id: Generated<number>; name: string; email: string };
	/** Latest notice to reload the council's folder (decision 24). */
	reloads: { id: Generated<number>; asked_at: number };
	servers: { name: string; notice: number; mistakes: string };
	/** One row, raised by each publishing, by which servers notice changes (decision 32). */
	content_clock: {
		id: number;
		seq: number;
		/** The council's town in English, so that another one's folder isn't mixed in (decision 36). */
		council: Generated<string | null>;
	};
	content_items: {
		id: Generated<number>;
		kind: string;
		key: string;
		latest: number;
		seq: Generated<number>;
		/** Hash of the folder's row when the desk last overrode it; empty if there was none, null if unknown. */
		base_hash: Generated<string | null>;
		/** Number of the last version that a former release exported to the folder. */
		adopted: Generated<number>;
		/** JSON of reviewers' remarks on fields, until publication. */
		remarks: Generated<string | null>;
	};
	/** Versions never change, but their words may be erased. */
	content_versions: {
		id: Generated<number>;
		item_id: number;
		number: number;
		/** JSON in the folder's form; null if unpublished or erased. */
		body: string | null;
		made_at: number;
		made_by: number | null;
		made_name: string;
		based_on: Generated<number>;
		state: Generated<VersionState>;
		/** Null: at once, or not approved. */
		live_from: number | null;
		live_until: number | null;
		note: Generated<string>;
		/** Correction note, JSON in both languages. */
		public_note: Generated<string | null>;
		reason: Generated<string>;
		decided_by: number | null;
		decided_name: string | null;
		decided_at: number | null;
		erased_at: Generated<number | null>;
	};
	content_drafts: {
		id: Generated<number>;
		user_id: number;
		kind: string;
		/** Empty for a new row. */
		key: string;
		draft: string;
		/** Raised by each save; a draft based on an earlier revision doesn't replace it. */
		rev: number;
		based_on: number;
		body: string;
		saved_at: number;
	};
	preview_tickets: {
		token_hash: string;
		user_id: number;
		body: string;
		/** Moment of the preview; null is now. */
		shown_at: number | null;
		ends_at: number;
		session_hash: Generated<string | null>;
	};
	/** Uploads, with all that pages need without opening them (decision 33). */
	media_files: {
		id: Generated<number>;
		/** Path below media/ as content names it, made of the file's hash: `uploads/ab/cd….webp`. */
		path: string;
		type: FileType;
		/** SHA-256 in base64url. */
		hash: string;
		bytes: number;
		width: number | null;
		height: number | null;
		tone: string | null;
		pages: number | null;
		/** 1: text, 0: scanned paper, null: unknown. */
		has_text: number | null;
		/** Original file name; never a path. */
		name: string;
		title_en: Generated<string>;
		title_hi: Generated<string>;
		about_en: Generated<string>;
		about_hi: Generated<string>;
		/** Percent from left and top; empty is the middle. */
		focus: Generated<string>;
		uploaded_by: number | null;
		uploaded_name: string;
		uploaded_at: number;
		/** Moment of its deletion; the row stays, as servers learn of the deletion by it. */
		gone_at: Generated<number | null>;
		/** Null if a command on the server deleted it. */
		gone_name: Generated<string | null>;
		seq: number;
	};
	media_uses: { version_id: number; path: string };
	/** JSON by name; each save raises the version. */
	settings: { name: string; value: string; version: number };
	complaint_serials: { year: number; last: number };
	complaint_staff: { user_id: number; department: Department; is_head: number };
	complaints: {
		id: Generated<number>;
		number: string;
		category: string;
		department: Department;
		person_id: number | null;
		ward: string | null;
		/** JSON of its names; null if only the ward is known. */
		mohalla: string | null;
		landmark: string;
		spot: string;
		words: string;
		lang: Lang;
		latitude: number | null;
		longitude: number | null;
		way: ComplaintWay;
		state: ComplaintState;
		arrived_at: number;
		/** Null if no working time was found. */
		due_at: number | null;
		escalates_at: number | null;
		waiting_since: number | null;
		question: string | null;
		resumes: ComplaintState | null;
		/** Moment of the citizen's answer; null after the desk's next act. */
		answered_at: number | null;
		ended_at: number | null;
		closes_at: number | null;
		reopened: number;
		/** Precomputed due date and half a term later, for indexes; null if it can't be late. */
		late_at: number | null;
		late_again_at: number | null;
		/** JSON of a proposal to decline: reason, words, responsible body. */
		proposal: string | null;
		proposed_by: number | null;
		proposed_name: string | null;
		merged_into: number | null;
		reporters: number;
		photos: number;
		discarded_at: number | null;
		network: Generated<string | null>;
		erased_at: number | null;
		sample: Generated<number>;
		version: number;
	};
	/** Recent acts and their answers, by idempotency key (server/calls/once.ts). */
	sent: {
		/** Hash that doesn't reveal the sender. */
		id: string;
		hash: string;
		/** Encrypted with a key that only the sender has. */
		answer: string;
		at: number;
	};
	/** Events never change, but their words may be erased. */
	complaint_events: {
		id: Generated<number>;
		complaint_id: number;
		/** Random; a citizen's begins with their id (`isBy`). */
		move_id: string;
		what: ComplaintEvent;
		at: number;
		by_id: number | null;
		/** Null for the citizen. */
		by_name: string | null;
		/** JSON: the fields of the move. */
		body: string;
	};
	/** Reporters, each with a code of their own; name and mobile may be empty. */
	complaint_persons: {
		id: Generated<number>;
		complaint_id: number;
		/** Random: the `move_id` of the event and photographs with which they came. */
		form_hash: string;
		code_hash: string;
		name: string;
		mobile: string;
		/** Version of the privacy notice shown to them (contract/complaints/notice.ts). */
		notice: number;
		at: number;
		/** Language in which they want to be told what happens; null if they don't. */
		told_in: Generated<Lang | null>;
		stop_key: Generated<string | null>;
	};
	/** Messages to citizens and mails to staff; their words are made when they are sent. */
	messages: {
		id: Generated<number>;
		/** Random, so that a gateway knows one that is sent again. */
		mark: string;
		person_id: number | null;
		user_id: number | null;
		what: string;
		/** Day named in its words; null for none. */
		day: number | null;
		at: number;
		tries: Generated<number>;
		/** Moment of the next try; null once it is sent or given up. */
		next_at: number | null;
		sent_at: Generated<number | null>;
		fault: Generated<string | null>;
	};
	complaint_photos: {
		id: Generated<number>;
		complaint_id: number;
		move_id: string;
		path: string;
		hash: string;
		bytes: number;
		width: number;
		height: number;
		at: number;
		/** 1 if added by staff. */
		proof: number;
		/** Time and place from the file, for staff alone. */
		taken_at: number | null;
		latitude: number | null;
		longitude: number | null;
	};
	complaint_notes: {
		id: Generated<number>;
		complaint_id: number;
		note_id: string;
		body: string;
		at: number;
		by_id: number | null;
		by_name: string;
	};
	complaint_words: { word: string; complaint_id: number };
	audit_log: {
		id: Generated<number>;
		at: number;
		actor_id: number | null;
		actor_name: string;
		action: string;
		subject_id: number | null;
		subject_name: string;
		detail: string;
		/** Empty for commands on the server, and lines of earlier versions. */
		address: Generated<string>;
	};
}

/** The database, or a transaction: store functions accept either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
