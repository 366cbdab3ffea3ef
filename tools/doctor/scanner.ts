import type { Env } from "#server/env.ts";
import { scan } from "#server/media/scan.ts";
import { type Finding, well, wrong } from "./finding.ts";

export async function scannerFindings({ scanner }: Pick<Env, "scanner">): Promise<Finding[]> {
	if (!scanner) return [];
	const place = "path" in scanner ? scanner.path : `${scanner.host}:${scanner.port}`;
	try {
		await scan(scanner, [Buffer.from("What the doctor sends is no virus.")]);
		return [well("scanner", `It answers at ${place}`)];
	} catch (error) {
		const why = `At ${place}: ${(error as Error).message}.`;
		return [
			wrong(
				"scanner",
				`${why} Nothing can be uploaded: start clamd, let the service's user reach it, or correct CLAMD.`,
			),
		];
	}
}
