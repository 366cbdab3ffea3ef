import type { CallName } from "#contract/api.ts";
import { auditCalls } from "../audit/audit.api.ts";
import { contentCalls } from "../desk/content.api.ts";
import { contentListCalls } from "../desk/content-lists.api.ts";
import { draftCalls } from "../desk/drafts.api.ts";
import { hindiCalls } from "../desk/hindi.api.ts";
import { previewCalls } from "../desk/preview.api.ts";
import { todayCalls } from "../desk/today.api.ts";
import { firstDayCalls } from "../first-days/first-days.api.ts";
import { mediaCalls } from "../media/media.api.ts";
import { permissionCalls } from "../permissions/permissions.api.ts";
import { roleCalls } from "../roles/roles.api.ts";
import { passkeyCalls } from "../second-factor/passkeys.api.ts";
import { secondFactorCalls } from "../second-factor/second-factor.api.ts";
import { ownSessionCalls } from "../session/own-sessions.api.ts";
import { sessionCalls } from "../session/session.api.ts";
import { testPageCalls } from "../test-page/test-page.api.ts";
import { accountCalls } from "../users/accounts.api.ts";
import { importCalls } from "../users/import/import.api.ts";
import { passwordRequestCalls } from "../users/password-requests.api.ts";
import { userCalls } from "../users/users.api.ts";
import type { Handlers } from "./call-context.ts";
import { healthCalls } from "./health.api.ts";
import { documentCalls } from "./open-api/open-api.api.ts";

/** Every row of contract/api.ts has its handler here, or this doesn't compile. */
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
	...draftCalls,
	...todayCalls,
	...previewCalls,
	...hindiCalls,
	...mediaCalls,
	...testPageCalls,
	...firstDayCalls,
	...importCalls,
	...passwordRequestCalls,
	...healthCalls,
	...documentCalls,
};
