const underWay = new Set<Promise<unknown>>();

/** Lets the lists of content that are loaded next wait for words that are being saved, so that they hold them. */
export function listsWaitFor(saving: Promise<unknown>): void {
	underWay.add(saving);
	void saving.finally(() => underWay.delete(saving));
}

export const savesArrived = (): Promise<unknown> => Promise.all(underWay);

/** The same for leaving the desk, which waits two seconds at most. */
export const savesArrivedSoon = (): Promise<unknown> =>
	Promise.race([savesArrived(), new Promise((resolve) => setTimeout(resolve, 2000))]);
