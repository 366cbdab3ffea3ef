import { prepareWebp } from "./prepare.ts";
const t=performance.now(); const s=await prepareWebp(process.argv[2]!, `/tmp/gal-out/${process.argv[2]!.split("/").pop()}`);
console.log(process.argv[2], JSON.stringify(s), Math.round(performance.now()-t)+" ms", Math.round(process.resourceUsage().maxRSS/1024)+" MB");
