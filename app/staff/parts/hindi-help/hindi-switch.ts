import { StoredChoice, useStoredChoice } from "../../../session/stored-choice.ts";

const help = new StoredChoice("hindiHelp", ["on", "off"], () => "on");

export const switchHindiHelp = (): void => help.choose(help.read() === "on" ? "off" : "on");

export const useHindiHelp = (): boolean => useStoredChoice(help, "on") === "on";
