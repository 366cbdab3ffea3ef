import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	// Every route is known from the start: no request to /__manifest as links come into view.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
