import type { CallName } from "#contract/api.ts";
import type { Handlers } from "./calls/call-context.ts";
import { healthCalls } from "./calls/health.api.ts";
import { documentCalls } from "./calls/open-api/open-api.api.ts";
import { complaintCalls } from "./complaints/complaints.api.ts";
import { settingsCalls } from "./complaints/settings.api.ts";
import { contentCalls } from "./publishing/content.api.ts";
import { contentListCalls } from "./publishing/content-lists.api.ts";
import { deskSearchCalls } from "./publishing/desk-search.api.ts";
import { draftCalls } from "./publishing/drafts.api.ts";
import { feedbackCalls } from "./publishing/feedback.ts";
import { hindiCalls } from "./publishing/hindi.api.ts";
import { manyCalls } from "./publishing/many.api.ts";
import { mediaCalls } from "./publishing/media.api.ts";
import { previewCalls } from "./publishing/preview.api.ts";
import { remarkCalls } from "./publishing/remarks.api.ts";
import { todayCalls } from "./publishing/today.api.ts";
import { auditCalls } from "./staff/audit/audit.api.ts";
import { firstDayCalls } from "./staff/first-days/first-days.api.ts";
import { permissionCalls } from "./staff/permissions/permissions.api.ts";
import { roleCalls } from "./staff/roles/roles.api.ts";
import { passkeyCalls } from "./staff/second-factor/passkeys.api.ts";
import { secondFactorCalls } from "./staff/second-factor/second-factor.api.ts";
import { ownSessionCalls } from "./staff/sign-in/own-sessions.api.ts";
import { sessionCalls } from "./staff/sign-in/session.api.ts";
import { testPageCalls } from "./staff/test-page/test-page.api.ts";
import { accountCalls } from "./staff/users/accounts.api.ts";
import { importCalls } from "./staff/users/import/import.api.ts";
import { passwordRequestCalls } from "./staff/users/password-requests.api.ts";
import { userCalls } from "./staff/users/users.api.ts";

export const handlers: Handlers<CallName> = {
	...sessionCalls,
	...ownSessionCalls,
	...userCalls,
	...accountCalls,
	...roleCalls,
	...permissionCalls,
	...secondFactorCalls,
	...passkeyCalls,
	...auditCalls,
	...contentCalls,
	...contentListCalls,
	...manyCalls,
	...draftCalls,
	...todayCalls,
	...previewCalls,
	...remarkCalls,
	...hindiCalls,
	...feedbackCalls,
	...deskSearchCalls,
	...mediaCalls,
	...testPageCalls,
	...firstDayCalls,
	...importCalls,
	...passwordRequestCalls,
	...complaintCalls,
	...settingsCalls,
	...healthCalls,
	...documentCalls,
};
