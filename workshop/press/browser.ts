import { type Browser, chromium } from "@playwright/test";

/** The flags that keep a browser quiet and let it run as root in a container. */
const args = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Debian's Chromium, or the one named by CHROMIUM. */
export function openBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
}
