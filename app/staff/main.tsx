// Imported first: tokens.css declares the order of the cascade layers.
import "../look/tokens.css";
import "../look/fonts.css";
import "../look/base.css";
import "../look/fields.css";
import "../look/columns.css";
import "../look/layout.css";
import "./desk.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { callByName } from "#contract/api.ts";
import { knowAllCalls } from "../api-client.ts";
import { type Site, SiteContext } from "../parts/site-data.ts";
import { flashToast } from "../parts/toast/flash-toast.ts";
import { followSession, readSession, whenAnotherSignsIn } from "../session/session.ts";
import { appId, siteId } from "./document-ids.ts";
import { encodeBody } from "./encode-body.ts";
import { newId } from "./parts/new-id.ts";
import { routes } from "./routes.tsx";

knowAllCalls({ routeOf: callByName, encode: encodeBody, newId });
const site: Site = JSON.parse(document.getElementById(siteId)?.textContent ?? "");
const app = document.getElementById(appId);
if (!app) throw new Error(`The document has no element "${appId}"`);

// A new document holds nothing of the person before: no words, no timers, no undo. It begins once the sign-in form is done.
whenAnotherSignsIn(() =>
	setTimeout(() => {
		flashToast();
		location.reload();
	}),
);
// Before React: a screen's lists wait for nothing but the session. What was said to one person isn't read by the next.
followSession(() => {
	if (readSession().lost) toast.remove();
});

createRoot(app).render(
	<StrictMode>
		<SiteContext value={site}>
			<RouterProvider router={createBrowserRouter(routes)} />
		</SiteContext>
	</StrictMode>,
);
