import "react";

// HTML attributes that React's types don't have yet; React writes them out unchanged.
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
	}
	interface DialogHTMLAttributes<T> {
		closedby?: "any" | "closerequest" | "none";
	}
}
