import { cpus, loadavg, release, totalmem, type as typeOfSystem } from "node:os";
import { brotliCompressSync, constants } from "node:zlib";
import packageFile from "../../package.json" with { type: "json" };
import { versionOf } from "./tools.ts";

/** On what was measured, in words. */
export type Machine = Readonly<Record<string, string>>;

export function machine(): Machine {
  const processors = cpus();
  const { dependencies } = packageFile;
  return {
    processor: `${processors.length} x ${processors[0]?.model.trim() ?? "unknown"}`,
    memory: `${(totalmem() / 2 ** 30).toFixed(1)} GB`,
    system: `${typeOfSystem()} ${release().split("-", 1)[0]}`,
    speed: `brotli at level 9 of a megabyte of text: ${speed()} ms of the processor`,
    "busy with": `${loadavg()[2]?.toFixed(1)} processes at a time in the last quarter of an hour, this run included`,
    node: process.versions.node,
    react: dependencies.react,
    "react-router": dependencies["react-router"],
    hono: dependencies.hono,
    nginx: versionOf("nginx", ["-v"]),
    wrk: versionOf("wrk", ["-v"]),
  };
}

/** How fast one core is for work of this kind, so that figures of two machines can be compared. */
function speed(): number {
  const text = Buffer.from(
    Array.from({ length: 2 ** 17 }, (_, at) =>
      ((at * 2654435761) >>> 7).toString(36).padStart(8),
    ).join(""),
  );
  const before = process.cpuUsage();
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}
