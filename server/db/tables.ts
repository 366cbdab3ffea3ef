import type { Generated, Kysely, Transaction } from "kysely";
import type { ComplaintEvent, ComplaintState, ComplaintWay } from "#contract/complaints/moves.ts";
import type { departmentNames } from "#contract/content/department-names.ts";
import type { VersionState } from "#contract/content/versions.ts";
import type { Lang } from "#contract/language.ts";
import type { FileType } from "#contract/uploads.ts";

type Department = keyof typeof departmentNames;

/** Times are milliseconds since 1970 (UTC). Only store functions use column names. */
export interface Tables {
	migrations: { id: number; name: string; checksum: string; applied_at: number };
	roles: {
		id: Generated<number>;
		name: string;
		/** The normalised name, so that no two roles have names that look the same. */
		name_key: string;
		/** Title shown instead of the name; empty in both languages or in none. */
		title_en: Generated<string>;
		title_hi: Generated<string>;
		/** One sentence on what the role is for. */
		about_en: Generated<string>;
		about_hi: Generated<string>;
	};
	permissions: { id: Generated<number>; name: string };
	role_permissions: { role_id: number; permission_id: number };
	users: {
		id: Generated<number>;
		name: string;
		/** Ten digits. */
		phone: string;
		password_hash: string;
		role_id: number;
		created_at: number;
		/** Since when nobody signs in with this account. */
		suspended_at: Generated<number | null>;
		/** The last calendar day on which somebody does, `2026-11-24`. */
		last_day: Generated<string | null>;
		last_sign_in_at: Generated<number | null>;
		/** The name of who added them, as it was then. */
		added_by: Generated<string | null>;
		/** Until when a password that somebody else has set lets its owner in, to change it; null: it is the owner's own. */
		temporary_until: Generated<number | null>;
		/** How the words of the name sound; empty in rows of an earlier version until the next start. */
		search_keys: Generated<string>;
		/** Since when sign-in asks for a second factor; null: it doesn't. */
		second_factor_since: Generated<number | null>;
	};
	/** The app that makes somebody's codes, and one that is being set up (decision 29). */
	authenticators: {
		user_id: number;
		/** In base32. Null: none has shown a code yet. */
		secret: Generated<string | null>;
		/** Time step of the last accepted code; none up to it is accepted again. */
		last_step: Generated<number>;
		pending_secret: Generated<string | null>;
		pending_since: Generated<number | null>;
	};
	recovery_codes: { user_id: number; code_hash: string };
	passkeys: {
		id: Generated<number>;
		user_id: number;
		credential_id: string;
		/** In base64url, as is the credential's id. */
		public_key: string;
		counter: number;
		transports: string;
		/** The device on which it was added: "Chrome · Windows". */
		name: string;
		added_at: number;
		used_at: Generated<number | null>;
	};
	/** Open challenges, one of each kind for a person. */
	passkey_challenges: { user_id: number; purpose: string; challenge: string; ends_at: number };
	sessions: {
		/** SHA-256 of the token, so that a leaked database can't be used to sign in (requirement A4). */
		token_hash: string;
		user_id: number;
		started_at: number;
		used_at: number;
		/** Browser and system for its owner: "Chrome · Windows". */
		device: Generated<string>;
		/** IP address of the sign-in. */
		address: Generated<string>;
	};
	/** Devices on which somebody has signed in, by the hash of a mark that they keep (decision 28). */
	known_devices: { mark_hash: string; user_id: number; used_at: number };
	/** Requests for a new password, without the requester's address. */
	password_requests: { user_id: number; asked_at: number };
	/** Searches without result, with count and time; nothing about who searched. */
	missed_searches: { query: string; count: number; asked_at: number };
	/** Counts of attempts, in the database so that several servers share the limits (requirements A1, D8). */
	tries: { key: string; kind: Generated<string>; count: number; most: Generated<number>; ends_at: number };
	/** The people of the test page (§2.16), unrelated to staff. */
	test_users: { id: Generated<number>; name: string; email: string };
	/** The latest notice to reload the council's folder, which every server looks for (decision 24). */
	reloads: { id: Generated<number>; asked_at: number };
	/** Each running server and its answer to the latest notice that it has heard, for `npm run reload`. */
	servers: { name: string; notice: number; mistakes: string };
	/** One row, whose number is raised by each publishing: by it every server notices that there is something new (decision 32). */
	content_clock: {
		id: number;
		seq: number;
		/** The town whose council it was begun with, in English: another council's folder must not be laid under its rows (decision 36). */
		council: Generated<string | null>;
	};
	/** A row of the site's content that the desk has published, by its kind and the key in the council's folder. */
	content_items: {
		id: Generated<number>;
		kind: string;
		key: string;
		latest: number;
		/** The clock's number at its latest change, by which servers find what is new. */
		seq: Generated<number>;
		/** The mark of the folder's row when the desk last wrote over it; null: not known, empty: the folder had none. */
		base_hash: Generated<string | null>;
		/** Up to this version nothing lies over the folder any more: a command of a former release made it the folder's. */
		adopted: Generated<number>;
		/** JSON: what its reviewers say of single fields, until it is published; null: nothing. */
		remarks: Generated<string | null>;
	};
	/** Versions of an item. They never change, but their words may be erased. */
	content_versions: {
		id: Generated<number>;
		item_id: number;
		number: number;
		/** JSON in the form of the folder; null: taken off the site, or erased. */
		body: string | null;
		made_at: number;
		made_by: number | null;
		/** Copied, or it would be lost when they are deleted. */
		made_name: string;
		based_on: Generated<number>;
		state: Generated<VersionState>;
		/** Null: at once, or not approved. */
		live_from: number | null;
		live_until: number | null;
		note: Generated<string>;
		/** Correction note for readers, JSON in both languages; null if there is none. */
		public_note: Generated<string | null>;
		/** Why it was returned. */
		reason: Generated<string>;
		decided_by: number | null;
		decided_name: string | null;
		decided_at: number | null;
		/** When its words were erased for good. */
		erased_at: Generated<number | null>;
	};
	/** Drafts, visible to their writer only. */
	content_drafts: {
		id: Generated<number>;
		user_id: number;
		kind: string;
		/** Empty: something new. */
		key: string;
		/** The name that the form has given it. */
		draft: string;
		/** Counts how often it was saved: what was written from an earlier revision doesn't replace it. */
		rev: number;
		based_on: number;
		body: string;
		saved_at: number;
	};
	preview_tickets: {
		token_hash: string;
		user_id: number;
		body: string;
		/** The moment as of which it is shown; null: now. */
		shown_at: number | null;
		ends_at: number;
		/** Session of the owner, with which the preview ends; null if it is shared. */
		session_hash: Generated<string | null>;
	};
	/** Uploaded files, with all that pages need without opening them (decision 33). */
	media_files: {
		id: Generated<number>;
		/** Made of the content's hash, as the site's content names it below media/: `uploads/ab/cd….webp`. */
		path: string;
		type: FileType;
		/** SHA-256 in base64url. */
		hash: string;
		bytes: number;
		/** Null: no picture. */
		width: number | null;
		height: number | null;
		/** The average colour, of a picture without transparency. */
		tone: string | null;
		/** Pages of a document; null if they can't be counted. */
		pages: number | null;
		/** 1: words can be read out of the document; 0: it is pictures of paper. Null: nobody has looked. */
		has_text: number | null;
		/** Original file name; never a path. */
		name: string;
		title_en: Generated<string>;
		title_hi: Generated<string>;
		about_en: Generated<string>;
		about_hi: Generated<string>;
		/** Percent from the left and from the top of a picture; empty: its middle. */
		focus: Generated<string>;
		uploaded_by: number | null;
		/** Copied, or it would be lost when they are deleted. */
		uploaded_name: string;
		uploaded_at: number;
		/** When it was deleted; other servers learn of it by this row. */
		gone_at: Generated<number | null>;
		/** Name of the person who deleted it; null if a command on the server did. */
		gone_name: Generated<string | null>;
		/** The content clock's number at its latest change, by which servers find what is new. */
		seq: number;
	};
	/** The uploaded files that each version shows or links. */
	media_uses: { version_id: number; path: string };
	/** Settings of the council by name, as JSON; each save raises the version. */
	settings: { name: string; value: string; version: number };
	complaint_serials: { year: number; last: number };
	complaint_staff: { user_id: number; department: Department; is_head: number };
	complaints: {
		id: Generated<number>;
		number: string;
		category: string;
		department: Department;
		person_id: number | null;
		/** Ward; null if the reporter didn't know. */
		ward: string | null;
		landmark: string;
		spot: string;
		words: string;
		/** Language of answers. */
		lang: Lang;
		latitude: number | null;
		longitude: number | null;
		way: ComplaintWay;
		state: ComplaintState;
		arrived_at: number;
		/** Null: no working time was found. */
		due_at: number | null;
		escalates_at: number | null;
		waiting_since: number | null;
		question: string | null;
		ended_at: number | null;
		closes_at: number | null;
		reopened: number;
		/**
		 * Precomputed due date and the one half a limit later; null if it can't be late. Indexes of lists
		 * use them.
		 */
		late_at: number | null;
		late_again_at: number | null;
		/** JSON: reason, words and responsible of a proposal to decline. */
		proposal: string | null;
		proposed_by: number | null;
		proposed_name: string | null;
		merged_into: number | null;
		reporters: number;
		photos: number;
		discarded_at: number | null;
		/** Keyed hash of a held report's network, kept for a day to group it with others. */
		network: Generated<string | null>;
		/** When all that somebody typed or photographed was erased. */
		erased_at: number | null;
		/** 1: of the demonstration. */
		sample: Generated<number>;
		version: number;
	};
	/** Recent acts and their answers, by idempotency key (server/calls/once.ts). */
	sent: {
		/** A hash, from which nobody can tell who has sent what. */
		id: string;
		/** Hash of the whole request. */
		hash: string;
		/** Encrypted answer; only the sender has the key. */
		answer: string;
		at: number;
	};
	/** Events of a complaint. They never change, but their words may be erased. */
	complaint_events: {
		id: Generated<number>;
		complaint_id: number;
		/** At random; of a citizen it begins with what says whose it is (`isBy`). */
		move_id: string;
		what: ComplaintEvent;
		at: number;
		/** Null: the citizen. */
		by_id: number | null;
		/** Copied, or it would be lost when they are deleted; null: the citizen. */
		by_name: string | null;
		/** JSON: the fields of the move. */
		body: string;
	};
	/** Reporters of a complaint, each with a code; empty without name or number. */
	complaint_persons: {
		id: Generated<number>;
		complaint_id: number;
		/** At random: the `move_id` of the event and photographs with which they came. */
		form_hash: string;
		code_hash: string;
		name: string;
		mobile: string;
		/** The version of the notice that they were shown (contract/complaints/notice.ts). */
		notice: number;
		at: number;
	};
	complaint_photos: {
		id: Generated<number>;
		complaint_id: number;
		/** Event that brought it. */
		move_id: string;
		/** In the private part of the store. */
		path: string;
		hash: string;
		bytes: number;
		width: number;
		height: number;
		at: number;
		/** 1: staff have added it. */
		proof: number;
		/** When and where it was taken, as its file said; for staff alone. */
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
	/** How the words of a complaint sound, for the search. */
	complaint_words: { word: string; complaint_id: number };
	/** Names are copied, or a line would lose its actor and subject when they are deleted. */
	audit_log: {
		id: Generated<number>;
		at: number;
		actor_id: number | null;
		actor_name: string;
		action: string;
		subject_id: number | null;
		subject_name: string;
		detail: string;
		/** Empty: a command on the server itself, or a line of an earlier version. */
		address: Generated<string>;
	};
}

/** The database, or a transaction: store functions accept either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
