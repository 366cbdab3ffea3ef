import { type Call, type CallName, callByName } from "./api.ts";
import type { OutcomeName } from "./outcomes.ts";

// Apart from the calls, as only the server and the OpenAPI document read these tables.

/** Status and `message` of a call; 200 without message by default. */
// biome-ignore format: one call, one row, as in api.ts
export const successes = {
	addTestUser: "testUserAdded",
	assignRole: "roleAssigned",
	assignPermissions: "permissionsUpdated",
	addUser: "userAdded",
	deleteUser: "userDeleted",
	addRole: "roleAdded",
	deleteRole: "roleDeleted",
	logout: "signedOut",
	resetPassword: "passwordReset",
	changePassword: "passwordChanged",
	endMySession: "sessionEnded",
	endMyOtherSessions: "sessionsEnded",
	endUserSessions: "userSessionsEnded",
	editUser: "userChanged",
	setLastDay: "lastDaySet",
	suspendUsers: "usersSuspended",
	reinstateUsers: "usersReinstated",
	assignRoles: "rolesAssigned",
	editRole: "roleChanged",
	copyRole: "roleAdded",
	endSecondFactor: "secondFactorEnded",
	resetSecondFactor: "secondFactorReset",
	lookedOverRoles: "rolesLookedOver",
	askForPassword: "passwordRequested",
	dismissPasswordRequest: "passwordRequestDismissed",
	publishContent: "contentPublished",
	unpublishContent: "contentTakenOff",
	proposeContentOff: "contentSubmitted",
	markContentReviewed: "contentConfirmed",
	checkContent: "contentIsRight",
	submitContent: "contentSubmitted",
	planContent: "contentPlanned",
	approveContent: "contentApproved",
	returnContent: "contentReturned",
	remarkContent: "contentRemarked",
	withdrawContent: "contentTakenBack",
	publishRows: "rowsPublished",
	submitRows: "contentSubmitted",
	approveRows: "rowsPublished",
	endPreviewLink: "previewLinkEnded",
	dropDraft: "draftDropped",
	removePasskey: "passkeyRemoved",
	describeFile: "fileDescribed",
	deleteFile: "fileDeleted",
	eraseComplaint: "complaintErased",
	putAway: "putAway",
} as const satisfies Partial<Readonly<Record<CallName, OutcomeName>>>;

export function successOf(name: CallName): OutcomeName | undefined {
	return name in successes ? successes[name as keyof typeof successes] : undefined;
}

// biome-ignore format: one call, one row, as in api.ts
export const refusals: Readonly<Record<CallName, readonly OutcomeName[]>> = {
	login: ["wrongMobileOrPassword", "temporaryPasswordOver", "invalidMobile", "tooManyTries", "tooBusy", "secondFactorRequired", "codeRefused", "passkeyRefused"],
	me: [],
	testUsers: [],
	addTestUser: ["enterNameAndEmail", "invalidEmail", "tooManyTries"],
	assignableUsers: [],
	roles: [],
	permissions: [],
	assignRole: ["noSuchUser", "noSuchRole", "roleBeyondYours", "userBeyondYours", "lastAdministrator"],
	assignPermissions: ["noSuchRole", "noSuchPermission", "permissionBeyondYours", "ownRole", "lastAdministrator"],
	users: [],
	addUser: ["noSuchRole", "roleBeyondYours", "duplicatePhone", "invalidMobile", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooBusy"],
	deleteUser: ["unknownUser", "deletingOneself", "userBeyondYours", "lastAdministrator"],
	addRole: ["roleNameRequired", "mixedAlphabets", "duplicateRole"],
	deleteRole: ["unknownRole", "roleInUse", "adminRoleStays", "permissionBeyondYours"],
	logout: [],
	resetPassword: ["unknownUser", "resettingOneself", "userBeyondYours", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooBusy"],
	changePassword: ["currentPasswordWrong", "passwordUnchanged", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooManyTries", "tooBusy"],
	mySessions: [],
	endMySession: ["unknownSession"],
	endMyOtherSessions: [],
	userSessions: ["unknownUser", "userBeyondYours"],
	endUserSessions: ["unknownUser", "userBeyondYours"],
	user: ["unknownUser"],
	editUser: ["unknownUser", "editingOneself", "userBeyondYours", "duplicatePhone", "invalidMobile"],
	setLastDay: ["unknownUser", "suspendingOneself", "userBeyondYours", "lastAdministrator"],
	suspendUsers: ["selectPeople", "noSuchUser", "suspendingOneself", "oneBeyondYours", "lastAdministrator"],
	reinstateUsers: ["selectPeople", "noSuchUser", "oneBeyondYours"],
	assignRoles: ["selectPeople", "noSuchUser", "noSuchRole", "roleBeyondYours", "oneBeyondYours", "lastAdministrator"],
	usersPage: [],
	exportUsers: [],
	rolePermissions: ["unknownRole"],
	myRole: [],
	roleCards: [],
	editRole: ["unknownRole", "permissionBeyondYours", "adminRoleKeepsName", "roleNameRequired", "mixedAlphabets", "duplicateRole", "bothLanguages"],
	copyRole: ["unknownRole", "permissionBeyondYours", "roleNameRequired", "mixedAlphabets", "duplicateRole"],
	userRole: ["unknownUser"],
	auditLines: [],
	exportAudit: [],
	mySecondFactor: [],
	beginSecondFactor: ["currentPasswordWrong", "passwordTooLong", "tooManyTries", "tooBusy"],
	confirmSecondFactor: ["secondFactorNotBegun", "codeWrong", "tooManyTries"],
	renewRecoveryCodes: ["secondFactorIsOff", "currentPasswordWrong", "passwordTooLong", "tooManyTries", "tooBusy"],
	endSecondFactor: ["secondFactorStays", "currentPasswordWrong", "passwordTooLong", "tooManyTries", "tooBusy"],
	resetSecondFactor: ["unknownUser", "resettingOwnFactor", "userBeyondYours"],
	contentForm: ["unknownContent"],
	contentRows: ["unknownContent"],
	contentVersions: ["unknownContent"],
	publishContent: ["unknownContent", "contentMistakes", "contentNeeded", "categoryInUse", "contentChanged", "alreadySent", "secondPairOfEyes", "tooManyVersions"],
	checkContent: ["unknownContent", "contentMistakes"],
	submitContent: ["unknownContent", "contentMistakes", "contentChanged", "alreadySent", "tooManyVersions"],
	planContent: ["unknownContent", "contentMistakes", "contentNeeded", "categoryInUse", "contentChanged", "alreadySent", "secondPairOfEyes", "momentIsPast", "tooManyVersions"],
	approveContent: ["unknownContent", "contentMistakes", "contentNeeded", "categoryInUse", "contentChanged", "ownWork", "nothingToDecide", "momentIsPast"],
	returnContent: ["unknownContent", "nothingToDecide"],
	remarkContent: ["unknownContent", "nothingToDecide", "tooManyRemarks"],
	withdrawContent: ["unknownContent", "nothingToDecide", "othersWork"],
	previewContent: ["unknownContent", "contentMistakes", "tooManyLinks", "tooBusy"],
	drawContent: ["unknownContent", "tooBusy"],
	previewLinks: ["unknownContent"],
	endPreviewLink: ["unknownContent", "unknownLink"],
	contentDrafts: ["unknownContent"],
	keepDraft: ["unknownContent", "tooManyDrafts", "draftChanged"],
	dropDraft: ["unknownContent"],
	deskToday: [],
	deskCounts: [],
	deskSearch: [],
	hindiWords: [],
	markContentReviewed: ["unknownContent", "contentMistakes", "contentChanged"],
	unpublishContent: ["unknownContent", "contentNeeded", "categoryInUse", "contentChanged", "secondPairOfEyes"],
	proposeContentOff: ["unknownContent", "contentNeeded", "contentChanged", "tooManyVersions"],
	exportRows: ["unknownContent"],
	previewRows: ["unknownContent", "listNotUtf8", "listColumnMissing", "listColumnUnknown", "listColumnTwice", "listTooLarge", "listEmpty", "listTooLong", "listQuotes"],
	publishRows: ["unknownContent", "listTooLarge", "contentMistakes", "listHasMistakes", "contentNeeded", "categoryInUse", "rowChanged", "rowOpen", "secondPairOfEyes", "tooManyVersions"],
	submitRows: ["unknownContent", "listTooLarge", "contentMistakes", "listHasMistakes", "contentNeeded", "rowChanged", "rowOpen", "offReasonRequired", "tooManyVersions"],
	approveRows: ["unknownContent", "contentMistakes", "listHasMistakes", "contentNeeded", "contentChanged", "ownWork", "nothingToDecide"],
	mediaFiles: [],
	addFile: ["unknownUpload", "uploadUnfinished", "uploadDiffers", "unknownFile", "noRoom", "storeAway", "scannerAway", "tooBusy", "fileHasVirus", "fileEmpty", "fileTooLarge", "fileIsDrawing", "fileIsPage", "fileIsArchive", "fileIsOffice", "fileIsHeic", "fileIsSound", "fileIsOtherPicture", "fileIsProgram", "fileIsText", "fileIsUnknown", "fileIsTwo", "pictureDamaged", "pictureMoves", "pictureTooLarge", "pdfCut", "pdfWithoutPage", "pdfLocked", "pdfDamaged", "pdfIsForm", "pdfIsPortfolio", "pdfStartsPrograms", "filmCut", "filmCodec", "filmWithoutPicture"],
	describeFile: ["unknownFile", "pictureWordsReviewed", "fileWordsReviewed", "titleIsFileName", "descriptionIsTitle", "descriptionMissing"],
	deleteFile: ["unknownFile", "fileOfOther", "fileInUse", "fileWasShown", "storeAway"],
	beginPasskey: ["currentPasswordWrong", "passwordTooLong", "tooManyTries", "tooBusy"],
	finishPasskey: ["passkeyNotAdded"],
	removePasskey: ["unknownPasskey", "secondFactorStays", "currentPasswordWrong", "passwordTooLong", "tooManyTries", "tooBusy"],
	beginPasskeySignIn: ["wrongMobileOrPassword", "temporaryPasswordOver", "invalidMobile", "passwordTooLong", "noPasskey", "tooManyTries", "tooBusy"],
	health: [],
	ready: ["databaseAway", "beingUpgraded", "tooBusy"],
	site: [],
	firstDays: [],
	lookedOverRoles: [],
	previewUsers: ["listNotUtf8", "listColumnMissing", "listColumnTwice", "listTooLarge", "listEmpty", "listTooLong", "listQuotes"],
	importUsers: ["listNotUtf8", "listColumnMissing", "listColumnTwice", "listTooLarge", "listEmpty", "listTooLong", "listQuotes", "listHasMistakes", "tooBusy"],
	askForPassword: ["invalidMobile", "tooManyTries"],
	passwordGivers: [],
	passwordRequests: [],
	dismissPasswordRequest: ["unknownUser", "userBeyondYours"],
	complaintDesk: ["tooManyTries"],
	reportComplaint: ["complaintsOff", "nobodyForThis", "noSuchCategory", "notOurWork", "noSuchWard", "noLandmark", "contactNeeded", "invalidMobile", "complaintNumberWrong", "noSuchSame", "tooManyPhotos", "tooManyTries", "tooBusy", "storeAway", "noRoom", "noRoomHere", "scannerAway"],
	followComplaint: ["complaintNumberWrong", "complaintCodeWrong", "unknownComplaint", "tooManyTries"],
	tellComplaint: ["whatIsntDone", "scannerAway", "complaintNumberWrong", "complaintCodeWrong", "unknownComplaint", "moveNotNow", "sentBefore", "tooManyPhotos", "tooManyTries", "tooBusy", "storeAway", "noRoom", "noRoomHere"],
	complaints: ["tooManyTries"],
	complaintCounts: [],
	complaintChoices: [],
	exportComplaints: ["tooManyTries"],
	takeComplaint: ["noSuchCategory", "notOurWork", "noSuchWard", "noLandmark", "contactNeeded", "invalidMobile", "complaintNumberWrong", "noSuchSame", "tooManyPhotos", "tooBusy", "storeAway", "noRoom", "scannerAway"],
	complaint: ["noSuchComplaint"],
	moveComplaint: ["noSuchComplaint", "complaintNumberWrong", "complaintMoved", "moveNotNow", "moveNotYours", "proofNeeded", "noSuchCategory", "notOurWork", "noSuchHandler", "departmentOfOthers", "noSuchSame", "reasonRequired", "whatIsntDone"],
	noteComplaint: ["noSuchComplaint", "moveNotYours"],
	addComplaintPhotos: ["noSuchComplaint", "moveNotYours", "tooManyPhotos", "tooBusy", "storeAway", "noRoom", "scannerAway"],
	complaintPerson: ["noSuchComplaint", "moveNotYours"],
	eraseComplaint: ["noSuchComplaint"],
	settings: [],
	saveSettings: ["settingsChanged", "noSuchUser", "keptTooShort"],
	lookAgain: [],
	feedback: [],
	putAway: [],
	openApi: [],
	apiDocs: [],
};

export const withTemporaryPassword: readonly CallName[] = ["me", "logout", "changePassword"];

export const withoutSecondFactor: readonly CallName[] = [
	...withTemporaryPassword,
	"mySecondFactor",
	"beginSecondFactor",
	"confirmSecondFactor",
	"beginPasskey",
	"finishPasskey",
];

const withoutData: readonly CallName[] = ["health", "ready", "openApi", "apiDocs"];

export function refusalsOf(name: CallName): readonly OutcomeName[] {
	const call: Call = callByName(name);
	const all = new Set<OutcomeName>(refusals[name]);
	const add = (...names: OutcomeName[]) => {
		for (const each of names) all.add(each);
	};
	if (call.who === "testPage") add("unknownCall");
	if (call.who === "signedIn" || typeof call.who === "object") {
		add("notSignedIn");
		if (!withTemporaryPassword.includes(name)) add("passwordChangeRequired");
		if (!withoutSecondFactor.includes(name)) add("secondFactorNeeded");
	}
	if (typeof call.who === "object") add(call.who.any.length > 1 ? "noneOfPermissions" : "notPermitted");
	if (call.query) add("fieldInvalid", "fieldTooLong");
	if (call.body)
		add("malformed", "fieldMissing", "fieldInvalid", "fieldEmpty", "fieldTooLong", "tooLarge", "notJson");
	if (call.takes === "photos") add("tooSlow");
	if (call.once) add("sentBefore");
	if (call.method !== "GET") add("beingUpgraded", "fromOtherSite");
	if (!withoutData.includes(name)) add("databaseAway");
	add("serverError");
	return [...all];
}
