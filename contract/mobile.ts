/**
 * The ten digits of an Indian mobile number as people type it: with +91, a leading 0 or spaces
 * (requirements, Passwords). Undefined for anything else, so "+1 …" never becomes somebody's account.
 */
export function tenDigits(typed: string): string | undefined {
	return /^(?:\+91|0)?([6-9][0-9]{9})$/.exec(typed.replace(/\s+/gu, ""))?.[1];
}
