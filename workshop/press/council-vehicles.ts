import { person } from "./people.ts";
import { HEADLAMP, vehicle, wheels } from "./vehicles.ts";

/** The vehicles of the council, of its contractors and of the ambulance service. */

/** The closed van of the door-to-door round: green, with its lid and a white stripe. */
export const wasteVan = vehicle((sheet) => {
	sheet.plate(0, -44, 78, 34, 2, sheet.ink("leafDark"));
	sheet.rect(0, -30, 78, 5, sheet.ink("white"));
	sheet.path("M80-10V-42H98L112-24V-10z", sheet.ink("leaf"));
	sheet.path("M86-38H96L105-25H86z", sheet.shade("peacock", 0, 0.2));
	sheet.circle(92, -29, 4, sheet.ink(sheet.skin()));
	sheet.polygon(
		[
			[0, -44],
			[78, -44],
			[72, -54],
			[8, -54],
		],
		sheet.ink("caneDark"),
	);
	sheet.rect(0, -12, 112, 4, sheet.ink("ink"));
	sheet.rect(108, -22, 5, 6, HEADLAMP);
	wheels(sheet, [22, 92], -8, 10);
});

export const ambulance = vehicle((sheet) => {
	sheet.plate(0, -52, 84, 42, 3, sheet.ink("white"));
	sheet.path("M84-10V-46H100L116-26V-10z", sheet.ink("white"));
	sheet.path("M88-42H98L108-27H88z", sheet.shade("peacock", 0, 0.2));
	sheet.rect(0, -28, 116, 6, sheet.ink("red"));
	sheet.rect(26, -49, 5, 17, sheet.ink("flagGreen"));
	sheet.rect(20, -43, 17, 5, sheet.ink("flagGreen"));
	sheet.rect(52, -58, 14, 6, sheet.ink("blue"));
	sheet.rect(0, -12, 116, 3, sheet.ink("ink"));
	wheels(sheet, [24, 94], -7, 10);
});

/** The blue tanker that brings drinking water. */
export const waterTanker = vehicle((sheet, { ink = "enamel" }) => {
	sheet.plate(0, -58, 108, 40, 19, sheet.ink(ink));
	sheet.plate(6, -56, 96, 10, 5, sheet.lit(ink, 0, 0.3));
	sheet.rect(30, -40, 48, 10, sheet.ink("white"));
	sheet.rect(46, -64, 16, 7, sheet.ink("ink"));
	sheet.path("M112-10V-50H130L144-30V-10z", sheet.ink("ochre"));
	sheet.path("M117-45H128L138-30H117z", sheet.shade("peacock", 0, 0.2));
	sheet.circle(124, -34, 4.5, sheet.ink(sheet.skin()));
	sheet.rect(0, -18, 144, 7, sheet.ink("ink"));
	sheet.rect(140, -24, 5, 6, HEADLAMP);
	sheet.rect(-8, -30, 10, 5, sheet.ink("steel"));
	wheels(sheet, [24, 50, 122], -9, 11);
});

/** A yellow road roller with its driver under the roof. */
export const roadRoller = vehicle((sheet) => {
	person(sheet, 52, -34, 62, { pose: "drive", dress: "worker" });
	sheet.plate(26, -54, 72, 30, 3, sheet.ink("yellow"));
	sheet.rect(26, -40, 72, 4, sheet.ink("ink"));
	sheet.rect(36, -98, 52, 5, sheet.ink("yellow"));
	sheet.line("M41-94V-54M84-94V-54", sheet.ink("ink"), 3);
	sheet.circle(20, -20, 20, sheet.ink("steel"));
	sheet.circle(96, -20, 20, sheet.ink("ink"));
	sheet.circle(20, -20, 8, sheet.ink("ink"));
	sheet.circle(96, -20, 8, sheet.ink("yellow"));
	sheet.rect(16, -27, 84, 6, sheet.ink("ink"));
});

/** A yellow excavator with its arm down. */
export const excavator = vehicle((sheet) => {
	sheet.line("M44-38L92-78L126-40", sheet.ink("ochre"), 9);
	sheet.path("M118-42L136-38L134-18Q120-16 112-26z", sheet.ink("slate"));
	person(sheet, 30, -32, 58, { pose: "drive", dress: "worker" });
	sheet.plate(0, -46, 64, 30, 4, sheet.ink("yellow"));
	sheet.line("M22-46V-84H50V-46", sheet.ink("ink"), 3);
	sheet.rect(18, -88, 38, 5, sheet.ink("yellow"));
	sheet.plate(-6, -18, 76, 18, 9, sheet.ink("ink"));
	for (let i = 0; i < 4; i++) sheet.circle(4 + i * 19, -9, 5, sheet.ink("stoneDark"));
});
