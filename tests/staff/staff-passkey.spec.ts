import { confirmWithPassword } from "../support/second-factor-screen.ts";
import { expect, scriptIsThere } from "../support/site.ts";
import { forgetRefusals, logIn, openAs, test, toast } from "../support/staff.ts";

test("a clerk adds a passkey of their device, signs in by it, and removes it", async ({
	page,
	office,
	server,
	complaints,
}) => {
	// A passkey belongs to the address of the settings, so that is where the browser has to be.
	const address = "http://localhost";
	await page.route(`${address}/**`, async (route) => {
		const url = route.request().url().replace(address, server.address);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	const clerk = await office.clerk("view_dashboard");
	await openAs(page, await office.tokenOf(clerk), `${address}/admin/password`);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await confirmWithPassword(page, "Add a passkey", clerk.password);
	await expect(toast(page)).toContainText("The passkey is added");
	await expect(page.locator("li code").first()).toBeVisible();
	const codes = await page.locator("li code").allInnerTexts();
	await page.getByLabel("I have kept them").check();
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);

	await page.evaluate(() => localStorage.removeItem("ulbToken"));
	await page.goto(`${address}/admin`);
	await scriptIsThere(page);
	await logIn(page, clerk);
	await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
	// There is no app: a code would be a recovery code.
	await expect(page.getByLabel("Recovery code")).toBeVisible();
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(toast(page)).toContainText("Login successful");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");

	await page.goto(`${address}/admin/password`);
	await page.getByRole("button", { name: "Remove" }).click();
	await confirmWithPassword(page, "Remove", clerk.password);
	await expect(toast(page)).toContainText("The passkey is removed");
	await expect(page.getByText("It is off.")).toBeVisible();
	expect(codes).toHaveLength(10);
	expect(await office.tokenOf(clerk)).toMatch(/^\S{43}$/);

	// At another name of the site a device would make none.
	const byNumber = server.address.replace("localhost", "127.0.0.1");
	await openAs(page, await office.tokenOf(clerk), `${byNumber}/admin/password`);
	await expect(page.getByText(/^You can add a passkey at the site's own address/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);

	forgetRefusals(complaints);
	// For the browser the server of the settings is another host.
	expect(
		complaints.filter(
			(each) => ![address, byNumber].some((host) => each.startsWith(`asked another host: ${host}/`)),
		),
	).toEqual([]);
	complaints.length = 0;
});
