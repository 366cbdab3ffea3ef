import { expect, reading as test } from "../support/site.ts";

/** Pairs to be told apart without words: borders of controls, the ring of the focus, pale grounds. */
const pairs = [
	["--rule-2", "--paper"],
	["--rule-2", "--chuna"],
	["--on-board", "--board"],
	["--action", "--paper"],
	["--focus-outer", "--paper"],
	["--brick", "--paper"],
	["--leaf", "--paper"],
	["--neel", "--paper"],
] as const;

test("borders, icons and the ring stand out from their ground in usual and in high contrast (WCAG 1.4.11)", async ({
	page: tab,
}) => {
	await tab.goto("/help");
	for (const contrast of ["usual", "high"]) {
		const ratios = await tab.evaluate(
			([pairs, contrast]) => {
				document.documentElement.dataset.contrast = contrast;
				const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
				const light = (token: string) => {
					if (!canvas) throw new Error("no canvas");
					canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
					canvas.fillRect(0, 0, 1, 1);
					const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
						const share = part / 255;
						return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
					});
					return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
				};
				return pairs.map(([one, other]) => {
					const [more, less] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
					return { pair: `${one} on ${other}`, ratio: (more + 0.05) / (less + 0.05) };
				});
			},
			[pairs, contrast] as const,
		);
		expect(
			ratios.filter(({ ratio }) => !(ratio >= 3)),
			contrast,
		).toEqual([]);
		expect(ratios).toHaveLength(pairs.length);
	}
});
