import "react";

// Attributes of HTML that React's types do not know yet; React writes them out as they are.
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
	}
	interface DialogHTMLAttributes<T> {
		closedby?: "any" | "closerequest" | "none";
	}
}
