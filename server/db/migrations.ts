import type { Tx } from "./tables.ts";
import { addKeysWithoutVisarga } from "./visarga.ts";

/**
 * Migrations for both databases, which differ only in `{id}` and `{items column name}`. Never change a released step, add one: its
 * checksum is in every database, and a server whose step differs refuses to start.
 */
export const migrations: readonly {
	readonly name: string;
	readonly sql: readonly string[];
	readonly code?: (tx: Tx) => Promise<void>;
}[] = [
	{
		name: "staff, sessions, tries, test page and audit log",
		sql: [
			"create table roles (id {id}, name text not null, name_key text not null unique)",
			"create table permissions (id {id}, name text not null unique)",
			`create table role_permissions (
				role_id bigint not null references roles (id) on delete cascade,
				permission_id bigint not null references permissions (id) on delete cascade,
				primary key (role_id, permission_id)
			)`,
			`create table users (
				id {id},
				name text not null,
				phone text not null unique,
				password_hash text not null,
				role_id bigint not null references roles (id),
				created_at bigint not null
			)`,
			"create index users_by_role on users (role_id)",
			`create table sessions (
				token_hash text primary key,
				user_id bigint not null references users (id) on delete cascade,
				started_at bigint not null,
				used_at bigint not null
			)`,
			"create index sessions_by_user on sessions (user_id)",
			"create table tries (key text primary key, count bigint not null, ends_at bigint not null)",
			"create index tries_by_end on tries (ends_at)",
			"create table test_users (id {id}, name text not null, email text not null)",
			`create table audit_log (
				id {id},
				at bigint not null,
				actor_id bigint,
				actor_name text not null,
				action text not null,
				subject_id bigint,
				subject_name text not null,
				detail text not null
			)`,
			"create index audit_log_by_time on audit_log (at)",
		],
	},
	{
		name: "the notice to reload the council's folder",
		sql: ["create table reloads (id {id}, asked_at bigint not null)"],
	},
	{
		name: "what each running server answers to that notice",
		sql: ["create table servers (name text primary key, notice bigint not null, mistakes text not null)"],
	},
	{
		name: "an account's life: suspended, last day, last sign-in, by whom it was added",
		sql: [
			"alter table users add column suspended_at bigint",
			"alter table users add column last_day text",
			"alter table users add column last_sign_in_at bigint",
			"alter table users add column added_by text",
		],
	},
	{
		name: "until when a password that somebody else has set may be used",
		sql: ["alter table users add column temporary_until bigint"],
	},
	{
		name: "where a session was begun",
		sql: [
			"alter table sessions add column device text not null default ''",
			"alter table sessions add column address text not null default ''",
		],
	},
	{
		name: "from which address a line of the audit log comes",
		sql: ["alter table audit_log add column address text not null default ''"],
	},
	{
		name: "devices on which somebody has signed in",
		sql: [
			`create table known_devices (
				mark_hash text not null,
				user_id bigint not null references users (id) on delete cascade,
				used_at bigint not null,
				primary key (mark_hash, user_id)
			)`,
			"create index known_devices_by_user on known_devices (user_id, used_at)",
		],
	},
	{
		name: "how names sound",
		sql: [
			"alter table users add column search_keys text not null default ''",
			"create index users_by_name on users (lower(name), id)",
		],
	},
	{
		name: "what a role is called and what it is for, in both languages",
		sql: [
			"alter table roles add column title_en text not null default ''",
			"alter table roles add column title_hi text not null default ''",
			"alter table roles add column about_en text not null default ''",
			"alter table roles add column about_hi text not null default ''",
			"update roles set title_en = 'Chairman', title_hi = 'अध्यक्ष' where name_key = 'admin'",
			"update roles set title_en = 'Executive Officer', title_hi = 'अधिशासी अधिकारी' where name_key = 'subadmin'",
			"update roles set title_en = 'IT Department', title_hi = 'आई.टी. विभाग' where name_key = 'it'",
		],
	},
	{
		name: "the second factor: authenticator apps and recovery codes",
		sql: [
			"alter table users add column second_factor_since bigint",
			`create table authenticators (
				user_id bigint primary key references users (id) on delete cascade,
				secret text,
				last_step bigint not null default 0,
				pending_secret text,
				pending_since bigint
			)`,
			`create table recovery_codes (
				user_id bigint not null references users (id) on delete cascade,
				code_hash text not null,
				primary key (user_id, code_hash)
			)`,
		],
	},
	{
		name: "what the roles of the first start are for",
		sql: [
			"update roles set about_en = 'Looks after the whole staff area and decides what each role may do.', about_hi = 'पूरा कर्मचारी क्षेत्र सँभालते हैं और तय करते हैं कि हर भूमिका क्या कर सकती है।' where name_key = 'admin' and about_en = '' and about_hi = ''",
			"update roles set about_en = 'Runs the daily work: looks after staff accounts and gives them their roles.', about_hi = 'रोज़ का काम चलाते हैं: कर्मचारियों के खाते सँभालते हैं और उन्हें भूमिकाएँ देते हैं।' where name_key = 'subadmin' and about_en = '' and about_hi = ''",
			"update roles set about_en = 'Opens accounts and gives new passwords; promotes nobody.', about_hi = 'खाते खोलता है और नए पासवर्ड देता है; किसी की भूमिका नहीं बदलता।' where name_key = 'it' and about_en = '' and about_hi = ''",
		],
	},
	{
		name: "who asks for a new password",
		sql: [
			`create table password_requests (
				user_id bigint primary key references users (id) on delete cascade,
				asked_at bigint not null
			)`,
		],
	},
	{
		name: "what the desk has published over the council's folder, version by version",
		sql: [
			"create table content_clock (id bigint primary key, seq bigint not null)",
			`create table content_items (
				id {id},
				kind text not null,
				key text not null,
				latest bigint not null,
				unique (kind, key)
			)`,
			`create table content_versions (
				id {id},
				item_id bigint not null references content_items (id) on delete cascade,
				number bigint not null,
				body text,
				made_at bigint not null,
				made_by bigint,
				made_name text not null,
				unique (item_id, number)
			)`,
		],
	},
	{
		name: "passkeys",
		sql: [
			`create table passkeys (
				id {id},
				user_id bigint not null references users (id) on delete cascade,
				credential_id text not null unique,
				public_key text not null,
				counter bigint not null,
				transports text not null,
				name text not null,
				added_at bigint not null,
				used_at bigint
			)`,
			"create index passkeys_by_user on passkeys (user_id)",
			`create table passkey_challenges (
				user_id bigint not null references users (id) on delete cascade,
				purpose text not null,
				challenge text not null,
				ends_at bigint not null,
				primary key (user_id, purpose)
			)`,
		],
	},
	{
		name: "what waits for review, what comes at its time, and drafts",
		sql: [
			"alter table content_items add column seq bigint not null default 0",
			"create index content_items_by_seq on content_items (seq)",
			"alter table content_versions add column based_on bigint not null default 0",
			"alter table content_versions add column state text not null default 'approved'",
			"alter table content_versions add column live_from bigint",
			"alter table content_versions add column live_until bigint",
			"alter table content_versions add column note text not null default ''",
			"alter table content_versions add column reason text not null default ''",
			"alter table content_versions add column decided_by bigint",
			"alter table content_versions add column decided_name text",
			"alter table content_versions add column decided_at bigint",
			"update content_versions set live_from = made_at",
			"create index content_versions_by_state on content_versions (state, live_from)",
			`create table content_drafts (
				id {id},
				user_id bigint not null references users (id) on delete cascade,
				kind text not null,
				key text not null,
				tab text not null,
				count bigint not null,
				based_on bigint not null,
				body text not null,
				saved_at bigint not null,
				unique (user_id, kind, key, tab)
			)`,
			`create table preview_tickets (
				token_hash text primary key,
				user_id bigint not null references users (id) on delete cascade,
				body text not null,
				shown_at bigint,
				ends_at bigint not null
			)`,
		],
	},
	{
		name: "files that staff upload, and which versions of the content show them",
		sql: [
			`create table media_files (
				id {id},
				path text not null unique,
				type text not null,
				hash text not null,
				bytes bigint not null,
				width bigint,
				height bigint,
				tone text,
				pages bigint,
				name text not null,
				title_en text not null default '',
				title_hi text not null default '',
				about_en text not null default '',
				about_hi text not null default '',
				uploaded_by bigint,
				uploaded_name text not null,
				uploaded_at bigint not null,
				gone_at bigint,
				seq bigint not null
			)`,
			"create index media_files_by_seq on media_files (seq)",
			`create table media_uses (
				version_id bigint not null references content_versions (id) on delete cascade,
				path text not null,
				primary key (version_id, path)
			)`,
			"create index media_uses_by_path on media_uses (path)",
		],
	},
	{
		name: "which council the desk publishes for, and what its rows have taken the place of in the folder",
		sql: [
			"alter table content_clock add column council text",
			"alter table content_items add column base_hash text",
			"alter table content_items add column adopted bigint not null default 0",
		],
	},
	{
		name: "what a version tells readers that it has changed",
		sql: ["alter table content_versions add column public_note text"],
	},
	{
		name: "in which window a row was begun, so that sending it again adds no second one",
		sql: [
			"alter table content_items add column begun_in text",
			"alter table content_items add column begun_with text",
			"create unique index content_items_by_window on content_items (kind, begun_in)",
		],
	},
	{
		name: "who erased a file and when the words of a version were erased",
		sql: [
			"alter table media_files add column gone_name text",
			"alter table content_versions add column erased_at bigint",
		],
	},
	{
		name: "whether an uploaded document has words, or is pictures of paper",
		sql: ["alter table media_files add column has_text bigint"],
	},
	{
		name: "whose session a preview ends with, and who has written how much",
		sql: [
			"alter table preview_tickets add column session_hash text references sessions (token_hash) on delete cascade",
			"create index preview_tickets_by_session on preview_tickets (session_hash)",
			"create index preview_tickets_by_user on preview_tickets (user_id)",
			"create index content_versions_by_writer on content_versions (made_by, made_at)",
		],
	},
	{
		name: "the highest begun number of a row holds, and what was published at once has no moment",
		sql: [
			// Numbered in the order in which versions begin, so that readers go on seeing the same.
			`update content_versions set number = -ordered.target from (
				select begun.id, numbered.number as target
				from (
					select content_versions.id, item_id, number,
						row_number() over (partition by item_id order by live_from, number) as place
					from content_versions join content_items on content_items.id = item_id
					where state = 'approved' and number > adopted
				) as begun
				join (
					select item_id, number, row_number() over (partition by item_id order by number) as place
					from content_versions join content_items on content_items.id = item_id
					where state = 'approved' and number > adopted
				) as numbered on numbered.item_id = begun.item_id and numbered.place = begun.place
				where numbered.number <> begun.number
			) as ordered where content_versions.id = ordered.id`,
			"update content_versions set number = -number where number < 0",
			"update content_versions set live_from = null where state = 'approved' and live_from <= coalesce(decided_at, made_at, 0)",
		],
	},
	{
		name: "whether the words of a version were erased is apart from its state",
		sql: ["update content_versions set state = 'approved' where state = 'erased'"],
	},
	{
		name: "a draft has a name of its own and a revision, whatever window wrote it",
		sql: [
			"alter table content_drafts rename column tab to draft",
			"alter table content_drafts rename column count to rev",
		],
	},
	{
		name: "remarks at the fields of a row",
		sql: ["alter table content_items add column remarks text"],
	},
	{
		name: "what the search was asked and didn't find",
		sql: [
			"create table missed_searches (query text primary key, count bigint not null, asked_at bigint not null)",
		],
	},
	{
		name: "the point of an uploaded picture that no page crops away",
		sql: ["alter table media_files add column focus text not null default ''"],
	},
	{
		name: "the complaint desk: complaints, what happens to them, who reports them, photos, notes, sections, and the settings",
		sql: [
			"create table settings (name text primary key, value text not null, version bigint not null)",
			"create table complaint_serials (year bigint primary key, last bigint not null)",
			`create table complaint_staff (
				user_id bigint not null references users (id) on delete cascade,
				department text not null,
				is_head bigint not null,
				primary key (user_id, department)
			)`,
			`create table complaints (
				id {id},
				number text not null unique,
				category text not null,
				department text not null,
				person_id bigint references users (id) on delete set null,
				ward text,
				landmark text not null,
				spot text not null,
				words text not null,
				lang text not null,
				latitude double precision,
				longitude double precision,
				way text not null,
				state text not null,
				arrived_at bigint not null,
				due_at bigint not null,
				escalates_at bigint not null,
				paused_for bigint not null,
				waiting_since bigint,
				question text,
				ended_at bigint,
				closes_at bigint,
				reopened bigint not null,
				late_at bigint,
				late_again_at bigint,
				proposal text,
				proposed_by bigint,
				proposed_name text,
				merged_into bigint,
				reporters bigint not null,
				photos bigint not null,
				discarded_at bigint,
				erased_at bigint,
				sample bigint not null default 0,
				version bigint not null
			)`,
			// Indexes of the desk's lists: each filter by age, and by due date.
			"create index complaints_by_state on complaints (state, id)",
			"create index complaints_by_state_due on complaints (state, late_at, id)",
			"create index complaints_by_section on complaints (department, id)",
			"create index complaints_by_due on complaints (late_at, id)",
			"create index complaints_by_section_due on complaints (department, late_at, id)",
			"create index complaints_by_section_state on complaints (department, state, id)",
			"create index complaints_by_person on complaints (person_id, id)",
			"create index complaints_by_person_due on complaints (person_id, late_at, id)",
			"create index complaints_by_category on complaints (category, id)",
			"create index complaints_by_category_due on complaints (category, late_at, id)",
			"create index complaints_by_category_state on complaints (category, state, id)",
			"create index complaints_near on complaints (category, ward, id)",
			"create index complaints_by_ward on complaints (ward, id)",
			"create index complaints_by_ward_due on complaints (ward, late_at, id)",
			"create index complaints_by_ward_state on complaints (ward, state, id)",
			"create index complaints_by_proposal on complaints (proposed_by)",
			"create index complaints_by_merge on complaints (merged_into)",
			`create table complaint_events (
				id {id},
				complaint_id bigint not null references complaints (id) on delete cascade,
				move_id text not null,
				what text not null,
				at bigint not null,
				by_id bigint,
				by_name text,
				body text not null,
				unique (complaint_id, move_id)
			)`,
			`create table complaint_persons (
				id {id},
				complaint_id bigint not null references complaints (id) on delete cascade,
				form_hash text not null unique,
				code_hash text not null,
				name text not null,
				mobile text not null,
				notice bigint not null,
				at bigint not null
			)`,
			"create index complaint_persons_by_complaint on complaint_persons (complaint_id)",
			"create index complaint_persons_by_mobile on complaint_persons (mobile)",
			`create table complaint_photos (
				id {id},
				complaint_id bigint not null references complaints (id) on delete cascade,
				move_id text not null,
				path text not null,
				hash text not null,
				bytes bigint not null,
				width bigint not null,
				height bigint not null,
				at bigint not null,
				proof bigint not null,
				taken_at bigint,
				latitude double precision,
				longitude double precision
			)`,
			"create index complaint_photos_by_complaint on complaint_photos (complaint_id)",
			"create index complaint_photos_by_path on complaint_photos (path)",
			`create table complaint_notes (
				id {id},
				complaint_id bigint not null references complaints (id) on delete cascade,
				note_id text not null,
				body text not null,
				at bigint not null,
				by_id bigint,
				by_name text not null,
				unique (complaint_id, note_id)
			)`,
			`create table complaint_words (
				word text not null,
				complaint_id bigint not null references complaints (id) on delete cascade,
				primary key (word, complaint_id)
			)`,
			"create index complaint_words_by_complaint on complaint_words (complaint_id)",
		],
	},
	{
		name: "when a complaint is due holds its pauses and may be never, what is held is late too, closed days of the settings are holidays",
		sql: [
			"alter table complaints add column due bigint",
			"alter table complaints add column escalates bigint",
			"update complaints set due = coalesce(late_at, due_at + paused_for), escalates = coalesce(late_again_at, escalates_at + paused_for)",
			// Eight years ahead is the due date of an office without hours.
			"update complaints set due = null, escalates = null where due_at - arrived_at > 220752000000",
			"update complaints set escalates = arrived_at + coalesce(due - arrived_at, 0) / 2 where state = 'held'",
			"update complaints set late_at = escalates, late_again_at = escalates where state = 'held' and discarded_at is null",
			"update complaints set late_at = 8640000000000000, late_again_at = 8640000000000000 where due is null and late_at is not null and state <> 'held'",
			...["due_at", "escalates_at", "paused_for"].map((name) => `alter table complaints drop column ${name}`),
			"alter table complaints rename column due to due_at",
			"alter table complaints rename column escalates to escalates_at",
			// Keys from 100000 on collide with no row of a folder.
			`create table closed_days as
				select cast(100000 + row_number() over (order by day.value ->> 'date') as text) as key,
					cast(day.value -> 'date' as text) as date, cast(day.value -> 'name' as text) as name
				from settings cross join {items settings.value closedDays} as day where settings.name = 'complaints'`,
			"insert into content_items (kind, key, latest, base_hash) select 'holidays', key, 1, '' from closed_days",
			`insert into content_versions (item_id, number, body, made_at, made_name)
				select content_items.id, 1,
					'{"id":"' || closed_days.key || '","date":' || closed_days.date || ',"name":{"en":' || closed_days.name || ',"hi":' || closed_days.name || '}}',
					coalesce((select max(at) from audit_log where action = 'change settings'), 0),
					coalesce((select actor_name from audit_log where action = 'change settings' order by id desc limit 1), '')
				from closed_days join content_items using (key) where kind = 'holidays'`,
			"drop table closed_days",
		],
	},
	{
		name: "kinds of counters, networks of held complaints",
		sql: [
			"alter table tries add column kind text not null default ''",
			"alter table tries add column most bigint not null default 0",
			"create index tries_by_kind on tries (kind, count)",
			"alter table complaints add column network text",
			"create index complaints_by_network on complaints (network) where network is not null",
		],
	},
	{
		// complaint_notes.note_id is no longer read; move_id and form_hash only identify the owner.
		name: "what was sent and what it was answered, so that sent again it is done once",
		sql: [
			"create table sent (id text primary key, hash text not null, answer text not null, at bigint not null)",
			"create index sent_by_moment on sent (at)",
			"drop index content_items_by_window",
			"alter table content_items drop column begun_in",
			"alter table content_items drop column begun_with",
		],
	},
	{
		name: "words with a visarga are found without it",
		// Filled at the next start.
		sql: ["update users set search_keys = ''"],
		code: addKeysWithoutVisarga,
	},
	{
		name: "mohalla of a complaint",
		sql: ["alter table complaints add column mohalla text"],
	},
	{
		name: "a complaint's work goes on after an answer, which is new until the desk acts",
		sql: [
			"alter table complaints add column resumes text",
			"alter table complaints add column answered_at bigint",
			"create index complaints_by_answer on complaints (late_at, id) where answered_at is not null",
		],
	},
	{
		name: "what readers say of pages, searches put away, complaints done on a day",
		sql: [
			"create table feedback (id {id}, page text not null, wrong text not null, words text not null, at bigint not null)",
			"alter table missed_searches add column is_away bigint not null default 0",
			"create index complaint_events_done on complaint_events (at) where what = 'resolve'",
		],
	},
	{
		name: "citizens who want to be told of their complaint, heads' addresses, and what is sent to both",
		sql: [
			"alter table users add column email text",
			"alter table complaint_persons add column told_in text",
			"alter table complaint_persons add column stop_key text",
			"create unique index complaint_persons_by_stop on complaint_persons (stop_key)",
			`create table messages (
				id {id},
				mark text not null unique,
				person_id bigint references complaint_persons (id) on delete cascade,
				user_id bigint references users (id) on delete cascade,
				what text not null,
				day bigint,
				at bigint not null,
				tries bigint not null default 0,
				next_at bigint,
				sent_at bigint,
				fault text
			)`,
			"create index messages_by_turn on messages (next_at) where next_at is not null",
			"create index messages_by_person on messages (person_id)",
			"create index messages_by_user on messages (user_id)",
		],
	},
	{
		name: "figures of complaints are counted from an index alone",
		sql: [
			"create index complaints_by_arrival on complaints (arrived_at, state, category, department, ward, due_at, ended_at, reopened, sample)",
		],
	},
];
