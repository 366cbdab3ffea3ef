import type { Generated, Kysely, Transaction } from "kysely";

/** Times are milliseconds since 1970 (UTC). Names of columns stay inside the store functions. */
export interface Tables {
	migrations: { id: number; name: string; checksum: string; applied_at: number };
	roles: {
		id: Generated<number>;
		name: string;
		/** The name without what the eye can't tell apart: decides whether two roles are called the same. */
		name_key: string;
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
	};
	sessions: {
		/** SHA-256 of the token: whoever reads the database can't use it (requirement A4). */
		token_hash: string;
		user_id: number;
		started_at: number;
		used_at: number;
	};
	/** How often somebody tried something, so that two servers count together (requirements A1, D8). */
	tries: { key: string; count: number; ends_at: number };
	/** The test page's people (§2.16); nothing to do with staff. */
	test_users: { id: Generated<number>; name: string; email: string };
	/** Names as they were then: the line must still say who and whom when both are deleted. */
	audit_log: {
		id: Generated<number>;
		at: number;
		actor_id: number | null;
		actor_name: string;
		action: string;
		subject_id: number | null;
		subject_name: string;
		detail: string;
	};
}

/** The database, or a transaction on it: store functions don't care which. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
