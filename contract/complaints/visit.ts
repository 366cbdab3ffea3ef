import type { Body, Reply } from "../api.ts";
import type { ComplaintFigures } from "./figures.ts";

import type { OpenList } from "./open-list.ts";

export interface SentForm {
	readonly values: Readonly<Record<string, string>>;
	readonly errors: Readonly<Record<string, string>>;
	readonly error?: string;
	readonly status: number;
	/** Count of saved photographs, and the ticket that finds them within the hour. */
	readonly kept?: { readonly count: number; readonly ticket: string };
	readonly same?: Reply<"complaintDesk">["open"];
}

/** One visitor's part of a page, never cached. */
export interface ComplaintVisit {
	readonly desk: Omit<Reply<"complaintDesk">, "open">;
	readonly form: string;
	readonly sent?: SentForm;
	readonly received?: Reply<"reportComplaint">;
	readonly followed?: Reply<"followComplaint">;
	/** Opens the followed complaint for an hour, so that its code is in no address. */
	readonly ticket?: string;
	/** Ends the messages to a phone, or has just done so. */
	readonly stop?: { readonly key: string; readonly isDone: boolean };
	readonly told?: Body<"tellComplaint">["tell"] | undefined;
	readonly open?: OpenList;
	readonly figures?: ComplaintFigures;
}

export interface Visit {
	readonly shown: object;
	/** The only value that differs between visitors: page address, value, and its placeholder. */
	readonly only?: { readonly url: string; readonly placeholder: string; readonly value: string };
	/** Address and version of an answer that is the same for all. */
	readonly shared?: { readonly url: string; readonly version: string };
}
