import type { Reply } from "../api.ts";

/** A form that was sent and isn't done with: a mistake in it, or a question about it. */
export interface SentForm {
	readonly values: Readonly<Record<string, string>>;
	/** A sentence for each field at fault. */
	readonly errors: Readonly<Record<string, string>>;
	/** Mistake that belongs to no field of the form. */
	readonly error?: string;
	/** The HTTP status. */
	readonly status: number;
	/** Photographs that came along: how many, and by what the server finds them again within the hour. */
	readonly kept?: { readonly count: number; readonly ticket: string };
	/** Open complaints that may be the same. */
	readonly same?: Reply<"complaintDesk">["open"];
}

/** Content of a page for one visitor, besides the council's: it is never cached. */
export interface ComplaintVisit {
	/** Whether citizens can report here, and what is known of the chosen category. */
	readonly desk: Omit<Reply<"complaintDesk">, "open">;
	/** Of the form on the page: sent again with it, something is done once. */
	readonly form: string;
	readonly sent?: SentForm;
	readonly received?: Reply<"reportComplaint">;
	readonly followed?: Reply<"followComplaint">;
	/** Opens the followed complaint for an hour, so that its code stands in no address. */
	readonly ticket?: string;
}

export interface Visit {
	readonly shown: object;
	/** The one value that differs between visitors: the page's address, the value, and its placeholder in both. */
	readonly only?: { readonly url: string; readonly placeholder: string; readonly value: string };
}
