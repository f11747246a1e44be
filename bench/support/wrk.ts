import { spawn } from "node:child_process";
import { needTool, toolEnvironment } from "./tools.ts";

export type Load = { requestsPerSecond: number; p99Ms: number; requests: number };

/** 64 connections that stay open, from one thread: the tool takes one core, the server the other. */
export async function load(
  address: string,
  seconds: number,
  { script, encoding = "br" }: { script?: string; encoding?: string } = {},
): Promise<Load> {
  needTool("wrk");
  const options = [
    "-t1",
    "-c64",
    `-d${seconds}s`,
    "--latency",
    "--timeout=30s",
    "-H",
    `Accept-Encoding: ${encoding}`,
  ];
  const printed = await output([...options, ...(script ? ["-s", script] : []), address]);
  const problems = /^.*(?:Non-2xx|Socket errors).*$/m.exec(printed);
  if (problems) throw new Error(`Under load, ${address} answered badly: ${problems[0].trim()}`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
    p99Ms: milliseconds(/\b99%\s+([\d.]+)(us|ms|s)/.exec(printed)),
    requests: Number(/(\d+) requests in/.exec(printed)?.[1]),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const [, number, unit = ""] = match ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

function output(commandLine: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("wrk", commandLine, {
      env: toolEnvironment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`wrk ended with code ${code}\n${printed}`)),
    );
  });
}
