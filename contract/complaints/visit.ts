import type { Reply } from "../api.ts";

/** A form that was sent and isn't done with: a mistake in it, or a question about it. */
export interface SentForm {
	readonly values: Readonly<Record<string, string>>;
	/** A sentence for each field at fault. */
	readonly errors: Readonly<Record<string, string>>;
	/** What is wrong with no field of the form. */
	readonly error?: string;
	/** The HTTP status. */
	readonly status: number;
	/** Photographs that came along: how many, and by what the server finds them again within the hour. */
	readonly kept?: { readonly count: number; readonly ticket: string };
	/** What is open already, and may be the same. */
	readonly same?: Reply<"complaintDesk">["open"];
}

/** What a page of the complaint desk shows to one visitor besides the council's content: it is cached nowhere. */
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

/** What a page shows to one visitor. */
export interface Visit {
	readonly shown: object;
	/** Where all but one value is the same for every visitor: the page's address and that value, with what stands for it in both. */
	readonly only?: { readonly url: string; readonly placeholder: string; readonly value: string };
}
